// @module-tag any-store
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, test } from 'vitest';
import { boxOf, isInBox } from './map-box.ts';

const database = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const box = { latitude_nw: 52, longitude_nw: -1, latitude_se: 51, longitude_se: 1 };

test('a box has both of its corners, or there is none', () => {
  expect(boxOf({})).toBeNull();
  expect(boxOf(box)).toEqual(box);
  expect(boxOf({ ...box, latitude_se: 0, longitude_nw: 0 })).toMatchObject({
    latitude_se: 0,
    longitude_nw: 0,
  });
  for (const name of ['latitude_nw', 'longitude_nw', 'latitude_se', 'longitude_se'] as const)
    expect(() => boxOf({ ...box, [name]: undefined })).toThrow(
      expect.objectContaining({ fields: { [name]: ['A box needs both of its corners'] } }),
    );
});

/** The condition as text, without its line breaks. */
const condition = (given: typeof box) => {
  const { sql, parameters } = isInBox('jobs', given).compile(database);
  return [sql.replaceAll(/\s+/g, ' '), parameters];
};

const inside = (between: string) =>
  `("jobs"."latitude" between $1 and $2 and ("jobs"."longitude" >= $3 ${between} "jobs"."longitude" <= $4))`;

test('its points lie between its edges, on both sides of the antimeridian if it spans it', () => {
  expect(condition(box)).toEqual([inside('and'), [51, 52, -1, 1]]);
  expect(condition({ ...box, longitude_nw: 1 })).toEqual([inside('and'), [51, 52, 1, 1]]);
  expect(condition({ ...box, longitude_nw: 170, longitude_se: -170 })).toEqual([
    inside('or'),
    [51, 52, 170, -170],
  ]);
  expect(condition({ ...box, latitude_se: 52 })[1]).toEqual([52, 52, -1, 1]);
  expect(() => isInBox('jobs', { ...box, latitude_nw: 50 })).toThrow(
    expect.objectContaining({ fields: { latitude_nw: ['Must lie north of latitude_se'] } }),
  );
});
