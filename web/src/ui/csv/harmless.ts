/**
 * A spreadsheet takes text that begins with one of these as a formula and may run it (OWASP, "CSV injection"); a
 * leading apostrophe makes it text. The library's own rule misses a formula with a line break.
 */
export const startsFormula = /^[=+\-@\t\r]/;

/** The same for a file that is corrected and read again by a program: negative numbers stay numbers. */
export const startsFormulaNotNumber = /^(?:[=+@\t\r]|-(?!\d+(?:\.\d+)?$))/;

/** Removes the apostrophe again. */
export const withoutApostrophe = (text: string): string => text.replace(/^'(?=[=+\-@])/, '');
