/**
 * A whole number with thousands separators: `1,234`. Hand-written, because the browser's first number format takes 5 ms
 * to load the locale data.
 */
export const inDigits = (whole: number): string => String(whole).replace(/\B(?=(?:\d{3})+$)/g, ',');
