import { expect, test } from 'vitest';
import { RestError } from '../errors/rest-error.ts';
import { EntityLoader } from './entity-loader.ts';

type Row = { id: string; name: string; detail?: string };

const rowLoader = (known: Row[], failures = 0) => {
  const batches: string[][] = [];
  let left = failures;
  const loader = new EntityLoader<Row>({
    rows: async (ids) => {
      batches.push([...ids]);
      if (left > 0) {
        left -= 1;
        throw new Error('Out of order');
      }
      // In another order, as a sorted list answers.
      return known.filter(({ id }) => ids.includes(id)).toReversed();
    },
    whole: null,
  });
  return { loader, batches };
};

const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_item, index) => ({ id: String(index), name: `n${index}` }));

test('ids that are read together are one call, matched by id, null when missing', async () => {
  const { loader, batches } = rowLoader(rows(3));
  const read = await Promise.all(['2', '0', '9', '2'].map((id) => loader.row(id)));
  expect(read.map((row) => row?.name ?? null)).toEqual(['n2', 'n0', null, 'n2']);
  expect(batches).toEqual([['2', '0', '9']]);
});

test('more than a hundred ids are split', async () => {
  const { loader, batches } = rowLoader(rows(230));
  await Promise.all(rows(230).map(({ id }) => loader.row(id)));
  expect(batches.map((ids) => ids.length)).toEqual([100, 100, 30]);
});

test('a failure reaches every waiting id and is not cached', async () => {
  const { loader, batches } = rowLoader(rows(2), 1);
  const outcomes = await Promise.allSettled([loader.row('0'), loader.row('1')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(loader.row('0')).resolves.toEqual({ id: '0', name: 'n0' });
  expect(batches).toHaveLength(2);
});

test('rows of a list are not read again until something changes', async () => {
  const { loader, batches } = rowLoader(rows(1));
  loader.remember([{ id: '0', name: 'from the list' }]);
  expect((await loader.row('0'))?.name).toBe('from the list');
  loader.clear();
  expect((await loader.row('0'))?.name).toBe('n0');
  expect(batches).toEqual([['0']]);
});

test('a value comes from the row, else from the whole entity, also when the list leaves it out', async () => {
  const wholes: string[] = [];
  const loader = new EntityLoader<Row, Row>({
    rows: async () => [{ id: '1', name: 'row' }],
    whole: async (id) => {
      wholes.push(id);
      return id === '3' ? null : { id, name: 'whole', detail: `detail ${id}` };
    },
  });
  const name = (row: Row) => row.name;
  const detail = (row: Row) => row.detail;
  expect(await loader.complete('1', name)).toBe('row');
  expect(wholes).toEqual([]);
  expect(await loader.complete('1', detail)).toBe('detail 1');
  expect(await loader.complete('1', detail)).toBe('detail 1');
  expect(await loader.complete('2', name)).toBe('whole');
  expect(await loader.complete('3', name)).toBeUndefined();
  expect(wholes).toEqual(['1', '2', '3']);
});

test('a user who sees a row but may not open the entity gets no more, without an error', async () => {
  const loader = new EntityLoader<Row, Row>({
    rows: async () => [{ id: '1', name: 'row' }],
    whole: async () => {
      throw new RestError(403, 'auth.forbidden', 'No');
    },
  });
  expect(await loader.complete('1', (row) => row.detail)).toBeUndefined();
  await expect(loader.complete('2', (row) => row.detail)).rejects.toThrow('No');
});

test('an entity without a call of its own is complete in its row', async () => {
  const { loader } = rowLoader(rows(1));
  expect(await loader.whole('0')).toEqual({ id: '0', name: 'n0' });
});

test('one entity that cannot be opened does not affect the others', async () => {
  const loader = new EntityLoader<Row, Row>({
    rows: async () => [],
    whole: async (id) => {
      if (id === '1') throw new RestError(403, 'auth.forbidden', 'No');
      return { id, name: 'whole' };
    },
  });
  const outcomes = await Promise.allSettled([loader.whole('1'), loader.whole('2')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});
