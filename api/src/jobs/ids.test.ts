// @module-tag any-store
import { expect, it } from 'vitest';
import { jobIds } from './ids.ts';

const many = (count: number): string =>
  Array.from({ length: count }, (_, index) => `10001-${index + 1}`).join();

it('the ids of a path are read, each once', () => {
  expect(jobIds(' 10001-1,10001-2 ,,10001-1,')).toEqual(['10001-1', '10001-2']);
});

it('a path takes at most four hundred jobs', () => {
  expect(jobIds(many(400))).toHaveLength(400);
  expect(() => jobIds(many(401))).toThrow(
    expect.objectContaining({ fields: { ids: ['Too many jobs at once'] } }),
  );
});

it.each(['', ',', '10001', '10001-0', '10001-1x', '10001-1,0-1'])('"%s" is not found', (text) => {
  expect(() => jobIds(text)).toThrow(expect.objectContaining({ code: 'not_found' }));
});
