import { startSharedMock } from "./started-mock.ts";

// One mock for all of them; the last of them ends its engine.
startSharedMock();
await import("./answers-like-server.ts");
await import("./every-example.ts");
await import("./survival.ts");
