/**
 * How values are read, by type, the same on both stores. Instants keep the precision of their column. Sessions of
 * both stores are in UTC, so the offset in PostgreSQL's text is always +00.
 */
const instant = (text: string): string => text.replace(' ', 'T').replace(/\+00(:00)?$/, 'Z');
const same = (text: string): string => text;
const minutes = (text: string): string => text.slice(0, 5);

export const textParsers = [
  [20, same], // int8
  [1082, same], // date
  [1083, minutes], // time
  [1184, instant], // timestamptz
  [1700, same], // numeric
] as const;

export const pgliteParsers: Record<number, (text: string) => string> = Object.fromEntries(textParsers);
