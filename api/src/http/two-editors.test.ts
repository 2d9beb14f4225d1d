import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { startTestApi } from '../testing/api.ts';
import { editedRecords, editing } from '../testing/edited-records.ts';
import { editedParts } from '../testing/edited-parts.ts';
import type { Begun, EditedRecord, Leaf, Shown } from '../testing/edited-parts.ts';

/*
 * Two editors read the same state of a record and save one after the other: no order of their saves may lose a change
 * in silence. The console merges on this ground: a refused save shows the present record, and is sent again under it.
 */

let begun: Begun;
beforeAll(async () => {
  const api = await startTestApi();
  const categories = (await api.get('owner', 'skills')).json().data;
  begun = { api, records: editedRecords(api), categories };
});
afterAll(() => begun.api.close());

const table = editedParts(() => begun);

it('each call that edits a record has a row', () => {
  const rows = Object.values(table).flatMap(({ leaves, deletes = [] }) => [
    ...Object.values(leaves).map(({ call }) => call),
    ...deletes.map(({ call }) => call),
  ]);
  expect([...new Set(rows)].toSorted()).toEqual(
    editing.map(({ method, path }) => `${method} ${path}`).toSorted(),
  );
});

const readOf = ({ read }: EditedRecord, path: string): string => read?.(path) ?? path;

async function see(record: EditedRecord, path: string) {
  const answer = await begun.api.get('owner', readOf(record, path));
  return { record: answer.json() as Shown, tag: String(answer.headers['etag']) };
}

const methodOf = (call: string) => call.split(' ', 1)[0] as 'PUT';

const save = (leaf: Leaf, path: string, value: string, tag: string) =>
  begun.api.send(
    'owner',
    methodOf(leaf.call),
    path + (typeof leaf.below === 'function' ? leaf.below() : (leaf.below ?? '')),
    {
      body: leaf.body(value),
      headers: { 'if-match': tag },
    },
  );

const codeOf = (answer: { json: () => { error: { code: string } } }) => answer.json().error.code;

const leavesOf = Object.entries(table).flatMap(([name, record]) =>
  Object.entries(record.leaves).map(([part, leaf]) => ({ name, part, record, leaf })),
);
const pairs = leavesOf.flatMap((first) =>
  Object.entries(first.record.leaves)
    .filter(([part]) => part !== first.part)
    .map(([second, other]) => ({ ...first, second, other })),
);

describe('two editors', () => {
  test.each(leavesOf)('of the same part: $name, $part', async ({ record, leaf }) => {
    const path = await record.make();
    const seen = await see(record, path);
    const values = [begun.records.next(), begun.records.next()];
    // One of them may be what the record had: then there is nothing to lose.
    let saved = seen;
    let first = '';
    for (const value of values) {
      if (saved.tag !== seen.tag) break;
      expect((await save(leaf, path, value, seen.tag)).statusCode).toBe(200);
      saved = await see(record, path);
      first = value;
    }
    expect(saved.tag).not.toBe(seen.tag);
    const second = values.find((value) => value !== first) ?? first;
    const late = await save(leaf, path, second, seen.tag);
    expect([late.statusCode, codeOf(late)]).toEqual([412, 'precondition.failed']);
    // The second editor gets to see the first one's value.
    expect(leaf.shown(late.json().error.record)).toEqual(leaf.shown(saved.record));
    expect(leaf.shown((await see(record, path)).record)).toEqual(leaf.shown(saved.record));
    // After that it may be replaced.
    expect((await save(leaf, path, second, saved.tag)).statusCode).toBe(200);
    expect(leaf.shown((await see(record, path)).record)).not.toEqual(leaf.shown(saved.record));
  });

  // Each pair is in the list twice, once for each order of the saves.
  test.each(pairs)('of different parts: $name, $part and then $second', async ({ record, leaf, other }) => {
    const path = await record.make();
    const seen = await see(record, path);
    expect((await save(leaf, path, begun.records.next(), seen.tag)).statusCode).toBe(200);
    const saved = await see(record, path);
    const value = begun.records.next();
    const late = await save(other, path, value, seen.tag);
    expect([late.statusCode, codeOf(late)]).toEqual([412, 'precondition.failed']);
    expect(other.shown(late.json().error.record)).toEqual(other.shown(seen.record));
    expect((await save(other, path, value, String(late.headers['etag']))).statusCode).toBe(200);
    const both = (await see(record, path)).record;
    expect(leaf.shown(both)).toEqual(leaf.shown(saved.record));
    expect(other.shown(both)).not.toEqual(other.shown(seen.record));
  });

  const deletes = Object.entries(table).flatMap(([name, record]) =>
    (record.deletes ?? []).map((gone) => ({ name, record, gone })),
  );
  test.each(deletes)('of whom one deletes: $name, $gone.call', async ({ record, gone }) => {
    const [leaf] = Object.values(record.leaves);
    if (!leaf) throw new Error('This record has no part to edit');
    const path = await record.make();
    const seen = await see(record, path);
    const remove = (tag: string) =>
      begun.api.send('owner', 'DELETE', path + (gone.below ?? ''), { headers: { 'if-match': tag } });
    expect((await save(leaf, path, begun.records.next(), seen.tag)).statusCode).toBe(200);
    const saved = await see(record, path);
    const late = await remove(seen.tag);
    expect([late.statusCode, codeOf(late)]).toEqual([412, 'precondition.failed']);
    expect((await see(record, path)).record).toEqual(saved.record);
    expect((await remove(saved.tag)).statusCode).toBe(204);
    // And the other way round: an edit of what is gone says so.
    const after = await save(leaf, path, begun.records.next(), saved.tag);
    expect([404, 412]).toContain(after.statusCode);
  });
});
