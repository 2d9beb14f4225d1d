import { describe, expect, it } from 'vitest';
import { storable } from './storable-text.ts';

const refused = (field: string, character: string): unknown =>
  expect.objectContaining({
    code: 'validation.failed',
    fields: { [field]: [`This text has a character that cannot be stored: ${character}`] },
  });

describe('storable', () => {
  it('returns what can be stored, whatever the script', () => {
    const input = { name: 'مرحبا 👩‍👩‍👧 \u202e', list: [1, null, true, 'ß'] };
    expect(storable(input)).toBe(input);
  });

  it('names the property that holds a NUL or half a surrogate pair', () => {
    expect(() => storable({ a: { b: ['fine', 'not\u0000fine'] } })).toThrow(
      refused('a.b', 'U+0000 null character'),
    );
    expect(() => storable({ name: 'half \ud800' })).toThrow(
      refused('name', 'U+D800 half of a surrogate pair'),
    );
    expect(() => storable('\udc00\ud800')).toThrow(refused('body', 'U+DC00 half of a surrogate pair'));
  });

  it('names the object whose own key cannot be stored', () => {
    expect(() => storable({ metadata: { 'a\u0000': '1' } })).toThrow(
      refused('metadata', 'U+0000 null character'),
    );
  });
});
