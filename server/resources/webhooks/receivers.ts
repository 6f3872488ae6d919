export * from "../../receivers/receivers.ts";
