/**
 * A spreadsheet takes text that begins with one of these as a formula and may run it (OWASP, "CSV injection"); an
 * apostrophe in front makes it text. The library's own rule misses a formula with a line break in it.
 */
export const startsFormula = /^[=+\-@\t\r]/;

/** The same for a file that is mended and read again by a program, where a negative number stays one. */
export const startsFormulaNotNumber = /^(?:[=+@\t\r]|-(?!\d+(?:\.\d+)?$))/;

/** What a text was before it was made harmless. */
export const withoutApostrophe = (text: string): string => text.replace(/^'(?=[=+\-@])/, '');
