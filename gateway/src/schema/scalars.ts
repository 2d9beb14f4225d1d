import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import type { ValueNode } from 'graphql';
import { UnreadableValueError } from '../errors/rest-error.ts';
import type { FileAddresses } from '../files/addresses.ts';
import { readText } from '../rest/contract/values.ts';

/** Scalars that check input and pass on output: the contract has checked answers, and a page has thousands of them. */
const checked = <Internal extends string | number>(name: string, check: (value: unknown) => Internal) =>
  new GraphQLScalarType<Internal, unknown>({
    name,
    serialize: textOf,
    parseValue: check,
    parseLiteral: (node) => check(literalValue(node)),
  });

/** Text is not checked on arrival. */
function textOf(value: unknown): string {
  const text = readText(value);
  if (text === undefined) throw new UnreadableValueError('text');
  return text;
}

function literalValue(node: ValueNode): unknown {
  if (node.kind === Kind.STRING) return node.value;
  if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return Number(node.value);
  return undefined;
}

function refuse(message: string): never {
  throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}

const datePattern = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Whether the day exists: 2026-02-30 does not. */
function isCalendarDate(text: string): boolean {
  if (!datePattern.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

const date = checked('Date', (value) =>
  typeof value === 'string' && isCalendarDate(value)
    ? value
    : refuse('A Date is a calendar date written yyyy-MM-dd, for example 2026-11-20'),
);

const timeOfDayPattern = /^([01]\d|2[0-3]):[0-5]\d$/;
const instantPattern =
  /^(\d{4}-\d\d-\d\d)[Tt]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?([Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
const plainInstantPattern = /^(\d{4}-\d\d-\d\d) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

/** Input with an offset, or without one in UTC; REST v1 always gets `yyyy-MM-dd HH:mm:ss` in UTC. */
const dateTime = checked('DateTime', (value) => {
  const text = typeof value === 'string' ? value : '';
  const day = instantPattern.exec(text)?.[1] ?? plainInstantPattern.exec(text)?.[1];
  if (day === undefined || !isCalendarDate(day))
    return refuse('A DateTime is written as in 2026-11-20T14:05:00Z, or 2026-11-20 14:05:00 in UTC');
  const instant = new Date(
    plainInstantPattern.test(text) ? `${text.replace(' ', 'T')}Z` : text.toUpperCase(),
  );
  return instant.toISOString().slice(0, 19).replace('T', ' ');
});

/** In answers only, so that every input is refused. */
const count = checked('Count', () => refuse('A Count is part of answers and not of inputs'));

count.serialize = (value) => {
  if (Number.isSafeInteger(value)) return value;
  throw new GraphQLError(`Count cannot represent ${typeof value}`);
};

const localTime = checked('LocalTime', (value) =>
  typeof value === 'string' && timeOfDayPattern.test(value)
    ? value
    : refuse('A LocalTime is a time of day written HH:mm, for example 09:30'),
);

/** Digits that a double always keeps. */
const exactDigits = 15;
const decimalPattern = /^-?\d+(\.\d+)?$/;
const inputPattern = /^-?(0|[1-9]\d{0,11})(\.\d{1,2})?$/;

/**
 * Decimal text for clients, JSON numbers for REST v1. Both conversions are exact: the shortest text of a double is the
 * decimal that it was read from, as long as that has no more than 15 digits; 0.29 is 28.999999999999996 hundredths in
 * binary, and "0.29" all the same.
 */
const decimal = checked('Decimal', (value) => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && inputPattern.test(text)
    ? Number(text) || 0
    : refuse('A Decimal is text or a number with at most two decimals and below 10^12, for example "12.5"');
});

decimal.serialize = (value) => {
  const exact = typeof value === 'number' ? (exactText(value) ?? exactText(rounded(value))) : undefined;
  if (exact !== undefined) return exact;
  throw new GraphQLError(`REST v1 answered an amount that is no decimal of up to ${exactDigits} digits`);
};

function exactText(value: number): string | undefined {
  const text = String(value);
  const isExact = text.length <= exactDigits || digitsOf(text) <= exactDigits;
  return isExact && decimalPattern.test(text) ? text : undefined;
}

/** A sum of binary fractions has digits that were never in an amount: 12.100000000000001. */
function rounded(value: number): number {
  const near = Number(value.toPrecision(exactDigits));
  return Math.abs(near - value) <= 4 * Number.EPSILON * Math.abs(value) ? near : value;
}

const digitsOf = (text: string): number => text.replace(/\D/g, '').length;

/** Converts addresses of REST v1 to addresses on this origin and back: browsers reach no other one. */
function urlScalar(addresses: FileAddresses | null) {
  const scalar = checked('URL', (value) => {
    const text = typeof value === 'string' ? value : '';
    const parsed = URL.parse(text);
    const absolute = parsed !== null && (parsed.protocol === 'http:' || parsed.protocol === 'https:');
    const local = /^\/files\/[^\\\s]+$/.test(text) && !text.includes('/../');
    if (!absolute && !local)
      return refuse(
        'A URL is an address that starts with http:// or https://, or a path that starts with /files/',
      );
    return addresses?.toRest(text) ?? text;
  });
  scalar.serialize = (value) => {
    const text = textOf(value);
    return addresses?.toLocal(text) || text;
  };
  return scalar;
}

/** As in HTML: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

const emailAddress = checked('EmailAddress', (value) =>
  typeof value === 'string' && emailPattern.test(value)
    ? value
    : refuse('An EmailAddress is written as in name@example.com'),
);

/** @param addresses of REST v1; null without one */
export const createScalars = (addresses: FileAddresses | null) => ({
  Count: count,
  Date: date,
  DateTime: dateTime,
  Decimal: decimal,
  EmailAddress: emailAddress,
  LocalTime: localTime,
  URL: urlScalar(addresses),
});
