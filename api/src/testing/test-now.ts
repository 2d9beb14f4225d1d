/** The fixed time of all tests: the demo data is relative to it. */
export const testNow = new Date('2026-11-20T14:00:00Z');
