import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { bytesOfDocument } from '../memory.ts';
import { DocumentStore } from './document-store.ts';

const document = (comments = 0) => parse(`{ me { id } } ${'#\n'.repeat(comments)}`);

test('a document that is used stays, the longest unused ones make room', async () => {
  const store = new DocumentStore(3.5 * bytesOfDocument(document().loc));
  for (const key of ['a', 'b', 'c']) await store.set(key, document());
  expect(await store.get('a')).toBeDefined();
  await store.set('d', document());
  expect(
    await Promise.all(['a', 'b', 'c', 'd'].map(async (key) => (await store.get(key)) !== undefined)),
  ).toEqual([true, false, true, true]);
});

test('one that is kept again counts once, and one that is larger than everything leaves the others alone', async () => {
  const store = new DocumentStore(3.5 * bytesOfDocument(document().loc));
  for (let time = 0; time < 10; time += 1) await store.set('a', document());
  await store.set('b', document());
  expect(await store.get('a')).toBeDefined();
  await store.set('long', document(1_000));
  expect(await store.get('long')).toBeUndefined();
  expect(await store.get('b')).toBeDefined();
});

test('one that arrives twice at the same time counts once', async () => {
  const store = new DocumentStore(3.5 * bytesOfDocument(document().loc));
  for (let time = 0; time < 10; time += 1)
    await Promise.all([store.set('a', document()), store.set('a', document())]);
  await store.set('b', document());
  expect(await store.get('a')).toBeDefined();
});
