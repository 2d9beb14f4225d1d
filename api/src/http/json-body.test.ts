import { describe, expect, it } from 'vitest';
import { parseJson } from './json-body.ts';

describe('parseJson', () => {
  it('reads JSON', () => {
    expect(parseJson('{"a":[1,{"b":null}]}')).toEqual({ a: [1, { b: null }] });
  });

  it.each(['', '{', '{"a":1}}', 'undefined', "{'a':1}"])('refuses %j as malformed', (text) => {
    expect(() => parseJson(text)).toThrow(
      expect.objectContaining({ code: 'request.malformed', status: 400 }),
    );
  });

  it.each([
    ['lists', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['objects', '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000)],
  ])('refuses endlessly nested %s instead of running out of stack', (_kind, text) => {
    expect(() => parseJson(text)).toThrow(expect.objectContaining({ code: 'request.malformed' }));
  });

  it('accepts a hundred levels, more than any body has, and not one more', () => {
    const nested = (levels: number, innermost = '') => '['.repeat(levels) + innermost + ']'.repeat(levels);
    // The contents of the innermost list add no level.
    for (const innermost of ['', '1', 'null']) {
      expect(() => parseJson(nested(101, innermost))).not.toThrow();
      expect(() => parseJson(nested(102, innermost))).toThrow('nested too deeply');
    }
    expect(parseJson('null')).toBeNull();
    expect(parseJson('[null,[null]]')).toEqual([null, [null]]);
  });
});
