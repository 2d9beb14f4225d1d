import type { Random } from '../support/random.ts';

/** Texts that have broken servers: the kinds of the "big list of naughty strings", and what PostgreSQL rejects. */
const texts = [
  '',
  ' ',
  '\u0000',
  'before\u0000after',
  '\ud800',
  '\udc00\ud800',
  'lone \udfff end',
  '\u202eright to left\u202c',
  'مرحبا بالعالم',
  'שלום',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳',
  '\ufeffbyte order mark',
  '\u2028line\u2029paragraph',
  'ﬃ İ ı ß ſ',
  '\r\nSet-Cookie: a=b',
  '\t\v\f\b\u001b[31m',
  "' or 1=1 --",
  "'; drop table users; --",
  '1; vacuum',
  "') or pg_sleep(20) is null --",
  '" or ""="',
  '\\',
  "\\'; --",
  '$1',
  '%',
  '_%_%_%',
  '%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%',
  '(((((((((((',
  '[a-z]{1000000}',
  '*',
  ':*',
  '& | !',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}<%= 7*7 %>',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'C:\\boot.ini',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'http://169.254.169.254/latest',
  '=cmd|/c calc!A1',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-Infinity',
  'true',
  '0',
  '-0',
  '-1',
  '00',
  '1e309',
  '0x7f',
  '1_000',
  '١٢٣',
  '9223372036854775807',
  '9223372036854775808',
  '99999999999999999999999999',
  '2147483648',
  '1.7976931348623157e308',
  '4.9e-324',
  '0.1',
  '1-1',
  '10001-999999999',
  '0000-00-00',
  '2026-02-30',
  '9999-12-31',
  '10000-01-01',
  '-0001-01-01',
  '2026-13-01 25:61:61',
  '294277-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '2026-01-01T00:00:00+99:99',
  '24:00',
  '23:60',
  'infinity',
  'epoch',
  'now',
  'a@b',
  'a@b.c\u0000',
  'Europe/Nowhere',
] as const;

const numbers = [
  0, -0, -1, 1, 0.1, -0.1, 0.005, 1e-7, 32_768, 65_536, 2_147_483_647, 2_147_483_648, -2_147_483_649,
  4_294_967_296, 9_007_199_254_740_991, 9_007_199_254_740_992, 1e16, 1e18, 9.3e18, 1e21, 1e100, 1.797e308,
  -1e308, 5e-324, 10_001, 1_000_000,
] as const;

export function hostileText(random: Random): string {
  if (random.chance(0.9)) return random.pick(texts);
  const part = random.pick(texts);
  return part.repeat(Math.ceil(random.pick([300, 5_000, 100_000]) / Math.max(1, part.length)));
}

export const hostileNumber = (random: Random): number => random.pick(numbers);

/** A JSON value of any kind. */
export function hostileValue(random: Random): unknown {
  switch (random.whole(0, 9)) {
    case 0:
      return null;
    case 1:
      return random.chance(0.5);
    case 2:
    case 3:
      return hostileNumber(random);
    case 4:
      return [];
    case 5:
      return {};
    case 6:
      return Array.from({ length: random.pick([1, 3, 50, 5_000]) }, () => hostileText(random).slice(0, 50));
    case 7:
      return nested(random.pick([3, 50, 500]), random.chance(0.5));
    default:
      return hostileText(random);
  }
}

function nested(depth: number, asList: boolean): unknown {
  let value: unknown = 'bottom';
  for (let level = 0; level < depth; level += 1) value = asList ? [value] : { a: value };
  return value;
}

/** Text that is no JSON, or JSON that breaks parsers. */
export function brokenJson(random: Random, whole: string): string {
  return random.pick<() => string>([
    () => whole.slice(0, random.whole(0, whole.length)),
    () => `${whole}}`,
    () => `${whole},`,
    () => whole.replaceAll('"', "'"),
    () => whole.replace('{', '{"a":1,"a":2,'),
    () => '['.repeat(100_000),
    () => `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
    () => `${'['.repeat(2_000)}${']'.repeat(2_000)}`,
    () => 'null',
    () => '"text"',
    () => '42',
    () => '[]',
    () => 'undefined',
    () => 'NaN',
    () => '{"__proto__":{"admin":true}}',
    () => '{"constructor":{"prototype":{"admin":true}}}',
    () => `{"a":${'9'.repeat(5_000)}}`,
    () => '\ufeff{}',
    () => '{"a":"\u0001"}',
    () => '\u0000',
    () => ' '.repeat(100_000),
  ])();
}
