const decimal = /^(-?)(\d*)(?:\.(\d*))?$/;

/** Exact at any length: barcodes and prices do not fit into a double. */
function unitsOf(text: string): { readonly units: bigint; readonly decimals: number } | null {
  const [, sign = '', whole = '', fraction = ''] = decimal.exec(text.trim()) ?? [];
  if (whole + fraction === '') return null;
  const units = BigInt(whole + fraction);
  return { units: sign === '-' ? -units : units, decimals: fraction.length };
}

export const isDecimal = (text: string): boolean => unitsOf(text) !== null;

/**
 * Negative where the first is less, 0 where both are equal, positive where it is more; null unless both are numbers.
 */
export function compareDecimals(one: string, other: string): number | null {
  const [left, right] = [unitsOf(one), unitsOf(other)];
  if (!left || !right) return null;
  const decimals = Math.max(left.decimals, right.decimals);
  const scaled = ({ units, decimals: own }: typeof left) => units * 10n ** BigInt(decimals - own);
  const [first, second] = [scaled(left), scaled(right)];
  return first < second ? -1 : Number(first > second);
}

const day = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/;

/** The calendar day of a date or of an instant, `yyyy-MM-dd`; null for other text: there is no 30 February. */
export function readDay(text: string): string | null {
  const [, written] = day.exec(text.trim()) ?? [];
  if (written === undefined) return null;
  const instant = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(written) ? written : null;
}
