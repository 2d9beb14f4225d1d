import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { bytesOfDocument } from '../../memory.ts';
import { printedBy } from '../../testing/own-process.ts';
import { DocumentStore } from './document-store.ts';

const document = (comments = 0) => parse(`{ me { id } } ${'#\n'.repeat(comments)}`);

test('a used document stays, and the least recently used ones are evicted', async () => {
  const store = new DocumentStore(Math.floor(3.5 * bytesOfDocument(document().loc)));
  for (const key of ['a', 'b', 'c']) await store.set(key, document());
  expect(await store.get('a')).toBeDefined();
  await store.set('d', document());
  expect(
    await Promise.all(['a', 'b', 'c', 'd'].map(async (key) => (await store.get(key)) !== undefined)),
  ).toEqual([true, false, true, true]);
});

test('a document that just fits is kept, and one byte more is not', async () => {
  const size = bytesOfDocument(document().loc);
  const store = new DocumentStore(2 * size);
  await store.set('a', document());
  await store.set('b', document());
  expect([await store.get('a'), await store.get('b')]).not.toContain(undefined);
  const exact = new DocumentStore(size);
  await exact.set('a', document());
  expect(await exact.get('a')).toBeDefined();
  const small = new DocumentStore(size - 1);
  await small.set('a', document());
  expect(await small.get('a')).toBeUndefined();
});

test('a removed document makes room for another', async () => {
  const store = new DocumentStore(Math.floor(2 * bytesOfDocument(document().loc)));
  await store.set('a', document());
  await store.set('b', document());
  await store.delete('b');
  await store.delete('never there');
  await store.set('c', document());
  expect(await Promise.all(['a', 'b', 'c'].map(async (key) => (await store.get(key)) !== undefined))).toEqual(
    [true, false, true],
  );
});

test('a document that is set again counts once, and one larger than the store evicts no other', async () => {
  const store = new DocumentStore(Math.floor(3.5 * bytesOfDocument(document().loc)));
  for (let time = 0; time < 10; time += 1) await store.set('a', document());
  await store.set('b', document());
  expect(await store.get('a')).toBeDefined();
  await store.set('long', document(1_000));
  expect(await store.get('long')).toBeUndefined();
  expect(await store.get('b')).toBeDefined();
});

test('a document that arrives twice at the same time counts once', async () => {
  const store = new DocumentStore(Math.floor(3.5 * bytesOfDocument(document().loc)));
  for (let time = 0; time < 10; time += 1)
    await Promise.all([store.set('a', document()), store.set('a', document())]);
  await store.set('b', document());
  expect(await store.get('a')).toBeDefined();
});

test('an evicted document leaves nothing behind, not even its text', async () => {
  const mebibytes = await printedBy(
    `
    const { parse } = await import('graphql');
    const { DocumentStore } = await import('./http/graphql/document-store.ts');
    const used = () => (gc(), process.memoryUsage().heapUsed / 1024 ** 2);
    const store = new DocumentStore(100_000);
    const before = used();
    for (let number = 0; number < 5_000; number += 1)
      await store.set(String(number), parse('{ a } #' + String(number).padEnd(number % 50 ? 8_000 : 400_000)));
    const grown = Math.round(used() - before);
    console.log((await store.get('4999')) === undefined ? 'gone' : grown);
    `,
    [],
  );
  // The texts alone are 80 MiB, half of it from a hundred documents that never fit.
  expect(Number(mebibytes)).toBeLessThan(20);
});
