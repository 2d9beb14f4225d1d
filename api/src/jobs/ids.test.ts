// @module-tag any-store
import { expect, it } from 'vitest';
import { jobIds } from './ids.ts';

const many = (count: number): string =>
  Array.from({ length: count }, (_, index) => `10001-${index + 1}`).join();

it('reads the ids of a path, each once', () => {
  expect(jobIds(' 10001-1,10001-2 ,,10001-1,')).toEqual(['10001-1', '10001-2']);
});

it('takes four hundred jobs and not one more', () => {
  expect(jobIds(many(400))).toHaveLength(400);
  expect(() => jobIds(many(401))).toThrow(
    expect.objectContaining({ fields: { ids: ['Too many jobs at once'] } }),
  );
});

it.each(['', ',', '10001', '10001-0', '10001-1x', '10001-1,0-1'])('finds nothing at "%s"', (text) => {
  expect(() => jobIds(text)).toThrow(expect.objectContaining({ code: 'not_found' }));
});
