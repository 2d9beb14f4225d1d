/** Lookups show every match at once, so they ask for the largest page the API gives. */
export const lookupPageSize = 10_000;
export const lookupDebounceMilliseconds = 300;
export const customerSearchDebounceMilliseconds = 500;
export const customerSearchMinimumLength = 3;
