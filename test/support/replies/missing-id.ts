/** An id without a record; the examples of the contract show their records under it. */
export const MISSING_ID = "019fb6d4-9993-7f2c-97dd-e989de35214e";
