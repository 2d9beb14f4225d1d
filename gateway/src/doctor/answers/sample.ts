/**
 * A value of an answer for a report that goes to other people: words of enums, numbers, dates and ids as they are, and of
 * anything else only its type and size, because it may be a name, an address or a secret.
 * @param expected the contract's expectation in words
 * @param name of the property
 */
export function sampleOf(found: unknown, expected: string, name: string): string {
  if (found === undefined) return 'nothing';
  if (found === null || typeof found === 'boolean') return String(found);
  if (Array.isArray(found)) return `a list of ${found.length}`;
  if (typeof found === 'object') return `an object with ${Object.keys(found).length} properties`;
  const text = String(found);
  const isPlain = patternOf(expected, name)?.test(text) === true;
  if (typeof found === 'number')
    return isPlain || expected !== 'text' ? text : `a number of ${text.length} digits`;
  return isPlain ? `"${text}"` : `text of ${text.length} characters`;
}

const id = /^[\w-]{1,40}$/;
const word = /^[a-z][\w.-]{0,39}$/i;
const dateOrNumber = /^[\d\s:.,TZ+/-]{0,40}$/;
const yesOrNo = /^(?:true|false|yes|no|on|off|[ynft01])$/i;

function patternOf(expected: string, name: string): RegExp | null {
  if (expected.startsWith('one of')) return word;
  if (/time|day|number/.test(expected)) return dateOrNumber;
  if (expected === 'true or false') return yesOrNo;
  return expected === 'text' && isIdName(name) ? id : null;
}

const isIdName = (name: string): boolean => /(?:^|_)ids?$/.test(name);
