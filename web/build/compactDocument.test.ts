import { globSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { expandDocument } from '../src/graphql/compactDocument.ts';
import { compactDocument } from './compactDocument.ts';

/** Like those of generated modules: without source locations. */
const read = (text: string): object =>
  JSON.parse(
    JSON.stringify(parse(text, { noLocation: true }), (_name, value: unknown) =>
      Array.isArray(value) && value.length === 0 ? undefined : value,
    ),
  );

test('every document of the console is unchanged after a round trip', async () => {
  const source = path.resolve(import.meta.dirname, '../src');
  const modules = await Promise.all(
    globSync('**/*.generated.ts', { cwd: source }).map(
      (file): Promise<Record<string, unknown>> => import(path.join(source, file)),
    ),
  );
  const documents = modules
    .flatMap((module) => Object.values(module))
    .filter((value) => typeof value === 'object' && value !== null && 'definitions' in value);
  expect(documents.length).toBeGreaterThan(100);
  for (const document of documents) expect(expandDocument(compactDocument(document))).toEqual(document);
});

test('every part of a request is kept', () => {
  const document = read(`
    query Everything($id: ID!, $list: [Int!]! = [1, -2], $on: Boolean = false @kept) @live(if: true) {
      one: thing(id: $id, number: 0, float: 1.5e3, text: "a \\"b\\"", block: """c""", none: null, kind: WORD,
        object: { inner: [{ deep: $list }], empty: {} }, nothing: []) @include(if: $on) { id other: name }
      ... on Thing @skip(if: $on) { id }
      ... @include(if: true) { ...Part @defer }
      plain
    }
    fragment Part on Thing @unmask { id }
    mutation Change { change { id } }
    subscription Told { told }
  `);
  const compact = compactDocument(document);
  expect(expandDocument(JSON.parse(JSON.stringify(compact)))).toEqual(document);
  expect(JSON.stringify(compact).length * 2.5).toBeLessThan(JSON.stringify(document).length);
});

test('a node with an unsupported property is refused', () => {
  const document = parse('{ id }');
  expect(() => compactDocument(document)).toThrow('A document has what is not kept of it: Document loc');
});
