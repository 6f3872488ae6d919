import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { queries } from "./landfall.ts";
import "./style.css";

const root = document.getElementById("root");
if (!root) throw new Error("the page has no root");
createRoot(root).render(
	<StrictMode>
		<QueryClientProvider client={queries}>
			<App />
		</QueryClientProvider>
	</StrictMode>,
);
