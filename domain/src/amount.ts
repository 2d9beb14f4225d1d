import { currencies, decimalsOf, isNamedBy } from './currencies.ts';
import type { Currency } from './currencies.ts';
import { plainSigns } from './plainSigns.ts';

/** Why text is no amount, for callers with messages of their own. */
export type AmountRefusal = 'number' | 'ambiguous' | 'negative' | 'decimals' | 'currency';

/** A `Reading` whose value is exact decimal text in its shortest form: '1234.5'. */
export type AmountReading =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly reason: AmountRefusal; readonly message: string };

interface AmountRules {
  /** Null where it is unknown, or where several apply. */
  readonly currency: Currency | null;
  readonly negative?: boolean;
}

/**
 * Reads a typed or pasted amount in the notation of any locale. A final comma with one or two digits is the decimal
 * sign. A point is the decimal sign unless it is repeated or stands before a decimal comma. Ambiguous text is refused:
 * it must never be read as another amount than was meant.
 */
export function readAmount(text: string, { currency, negative = false }: AmountRules): AmountReading {
  const { sign, names, number } = partsOf(text);
  if (number === null) return refused('number', amountMessages.number);
  const named = names.find((name) => currency === null || !isNamedBy(name, currency));
  if (named !== undefined) return refused('currency', amountMessages.currency(named, currency));
  const read = readNotation(number);
  if (typeof read === 'string')
    return read === 'decimals'
      ? refused('decimals', amountMessages.decimals(currency))
      : refused(read, read === 'ambiguous' ? amountMessages.ambiguous(number) : amountMessages.number);
  const fraction = read.fraction.replace(/0+$/, '');
  if (fraction.length > (currency === null ? mostDecimals : decimalsOf(currency)))
    return refused('decimals', amountMessages.decimals(currency));
  const value = `${read.whole.replace(/^0+(?=\d)/, '') || '0'}${fraction && `.${fraction}`}`;
  if (sign !== '-' || value === '0') return { ok: true, value };
  return negative ? { ok: true, value: `-${value}` } : refused('negative', amountMessages.negative);
}

export const amountMessages = {
  number: 'You must pass a number',
  negative: 'Must be 0 or more',
  decimals: (currency: Currency | null): string => {
    if (currency === null) return `Amounts have at most ${mostDecimals} decimals`;
    const most = decimalsOf(currency);
    return most === 0
      ? `Amounts in ${currency} have no decimals`
      : `Amounts in ${currency} have at most ${most} decimals`;
  },
  ambiguous: (number: string): string =>
    `${number} can mean ${Number(number)} or ${number.replace('.', '')}: write one of these`,
  currency: (name: string, currency: Currency | null): string =>
    currency === null
      ? `Write the amount without ${name}`
      : `This amount is in ${currency}: write it without ${name}`,
} as const;

/** Maximum of one amount, positive or negative: a million pounds, a hundred million yen. */
export const mostOf = (currency: Currency): number => 100_000_000 / 10 ** decimalsOf(currency);

const mostDecimals = Math.max(...currencies.map(decimalsOf));

const refused = (reason: AmountRefusal, message: string): AmountReading => ({ ok: false, reason, message });

interface Parts {
  readonly sign: string;
  /** Text before and behind the number: '£', 'GBP'. */
  readonly names: readonly string[];
  /** Digits with the signs between them; null for other text. */
  readonly number: string | null;
}

const parts =
  /^(?<sign>[+-]?) ?(?<before>[\p{L}\p{Sc}]*\p{Sc}|[\p{L}\p{Sc}]*\p{L}(?:\.(?= ))?(?! ?[.,]))? ?(?<inner>[+-]?) ?(?<number>[\d.,' ]*\d[.,]?) ?(?<after>[\p{L}\p{Sc}]+\.?)? ?(?<behind>-?)$/u;

function partsOf(text: string): Parts {
  const plain = plainSigns(text)
    .replace(/[\u2010-\u2015\u2212\uFE63]/g, '-')
    .replace(/[\u2018\u2019\u02BC\u2032\u00B4`]/g, "'")
    .replace(/[\u00B7\u2027\u2219\u22C5\u30FB]/g, '.');
  // Accountants write negative amounts in brackets.
  const inBrackets = /^\((.*)\)$/.exec(plain)?.[1];
  const found = parts.exec(inBrackets ?? plain)?.groups;
  if (!found) return { sign: '', names: [], number: null };
  const { sign = '', inner = '', behind = '', before, after, number = null } = found;
  const signs = sign + inner + behind + (inBrackets === undefined ? '' : '-');
  const names = [before, after].filter((name) => name !== undefined);
  return signs.length > 1 ? { sign: '', names, number: null } : { sign: signs, names, number };
}

interface Notation {
  readonly whole: string;
  readonly fraction: string;
}

/** Tells the decimal sign from group separators. */
function readNotation(number: string): Notation | 'number' | 'ambiguous' | 'decimals' {
  const [, head = '', mark = '', tail = ''] = /^(.*)([.,])(\d*)$/.exec(number) ?? [];
  if (mark === '') return notation(ungrouped(number, " '"));
  if (head.includes(mark)) return notation(ungrouped(number, mark));
  const whole = head === '' ? '0' : ungrouped(head, mark === '.' ? ",' " : ".' ");
  if (whole === null) return 'number';
  if (tail.length < 3) return { whole, fraction: tail };
  const mayBeGroup = /^[1-9]\d{0,2}$/.test(head) && tail.length === 3;
  if (mark === ',') return mayBeGroup ? { whole: head + tail, fraction: '' } : 'decimals';
  return mayBeGroup && tail.endsWith('0') ? 'ambiguous' : { whole, fraction: tail };
}

const notation = (whole: string | null): Notation | 'number' =>
  whole === null ? 'number' : { whole, fraction: '' };

/**
 * Digits without the one separator between their groups; null where they are no groups. Lakhs and crores have groups of
 * two.
 */
function ungrouped(text: string, signs: string): string | null {
  if (/^\d+$/.test(text)) return text;
  const [sign = ''] = /\D/.exec(text) ?? [];
  const groups = text.split(sign);
  const [first = '', ...others] = groups;
  const last = others.pop();
  const between = sign === ',' && others.every((group) => group.length === 2) ? 2 : 3;
  const fits =
    signs.includes(sign) &&
    /^[1-9]\d{0,2}$/.test(first) &&
    (between === 3 || others.length === 0 || first.length <= 2) &&
    others.every((group) => /^\d+$/.test(group) && group.length === between) &&
    /^\d{3}$/.test(last ?? '');
  return fits ? groups.join('') : null;
}

/**
 * Text with a repeated point, which no notation has, cleaned to digits with one point and at most two decimals; null
 * for other text, which is read or refused unchanged.
 */
export function withoutSlips(text: string): string | null {
  if (!text.includes('..') || /[-,]|\d[eE]\d/.test(text)) return null;
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.');
  return `${whole}.${rest.join('').slice(0, mostDecimals)}`;
}
