import type { NumberRule } from "../vocabulary/number-rule.ts";
import { AMERICAN_LINES } from "./american-lines.ts";
import { CMA_CGM_GROUP } from "./cma-cgm-group.ts";
import { COSCO_GROUP } from "./cosco-group.ts";
import { HAPAG_LLOYD } from "./hapag-lloyd.ts";
import { INTRA_ASIA_LINES } from "./intra-asia-lines.ts";
import { KOREAN_LINES } from "./korean-lines.ts";
import { MAERSK_GROUP } from "./maersk-group.ts";
import { MSC } from "./msc.ts";
import { rulesOf } from "./number-forms.ts";
import { ONE } from "./one.ts";
import { OTHER_LINES } from "./other-lines.ts";
import { TAIWANESE_LINES } from "./taiwanese-lines.ts";
import { TURKISH_LINES } from "./turkish-lines.ts";
import { ZIM_GROUP } from "./zim-group.ts";

/** Every known form of the bills and bookings of lines, unsupported ones included. */
export const NUMBER_RULES: readonly NumberRule[] = [
	...MAERSK_GROUP,
	...MSC,
	...CMA_CGM_GROUP,
	...COSCO_GROUP,
	...HAPAG_LLOYD,
	...ONE,
	...TAIWANESE_LINES,
	...KOREAN_LINES,
	...INTRA_ASIA_LINES,
	...ZIM_GROUP,
	...AMERICAN_LINES,
	...TURKISH_LINES,
	...OTHER_LINES,
].flatMap(rulesOf);
