/**
 * A whole number with its thousands apart: `1,234`. Written out, because the first number that a browser formats by
 * itself costs it 5 ms of reading what the language's numbers look like.
 */
export const inDigits = (whole: number): string => String(whole).replace(/\B(?=(?:\d{3})+$)/g, ',');
