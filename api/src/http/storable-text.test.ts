import { describe, expect, it } from 'vitest';
import { storable } from './storable-text.ts';

const refused = (field: string): unknown =>
  expect.objectContaining({
    code: 'validation.failed',
    fields: { [field]: ['This text has a character that cannot be stored'] },
  });

describe('storable', () => {
  it('returns what can be stored, whatever the script', () => {
    const input = { name: 'مرحبا 👩‍👩‍👧 \u202e', list: [1, null, true, 'ß'] };
    expect(storable(input)).toBe(input);
  });

  it('names the property that holds a NUL or half a surrogate pair', () => {
    expect(() => storable({ a: { b: ['fine', 'not\u0000fine'] } })).toThrow(refused('a.b'));
    expect(() => storable({ name: 'half \ud800' })).toThrow(refused('name'));
    expect(() => storable('\udc00\ud800')).toThrow(refused('body'));
  });

  it('names the object whose own key cannot be stored', () => {
    expect(() => storable({ metadata: { 'a\u0000': '1' } })).toThrow(refused('metadata'));
  });
});
