import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../store/database.ts';
import type { TestDatabase } from '../store/database.ts';

/**
 * Checks the demo for rows that contradict each other: by rule, a query for the rows that break it. The failure shows
 * the first few.
 */
export function holdsInTheDemo(about: string, contradictions: Readonly<Record<string, string>>): void {
  describe(`the demo is consistent: ${about}`, () => {
    let test: TestDatabase;
    beforeAll(async () => {
      test = await openTestDatabase();
    });
    afterAll(() => test.close());

    it.each(Object.entries(contradictions))('%s', async (_what, query) => {
      const { rows } = await sql.raw(query).execute(test.database);
      expect(rows.slice(0, 5)).toEqual([]);
    });
  });
}

/** The time of the tests' demo. */
export const demoNow = `timestamptz '2026-11-20T14:00:00Z'`;

/** Metres between two points, on a sphere. */
export const metres = (a: string, b: string): string => `(6371008.8 * acos(least(1, greatest(-1,
  sin(radians(${a}.latitude)) * sin(radians(${b}.latitude))
  + cos(radians(${a}.latitude)) * cos(radians(${b}.latitude)) * cos(radians(${b}.longitude - ${a}.longitude))))))`;

/** The form of a name in an e-mail address. */
export const plainName = (name: string): string =>
  `lower(regexp_replace(normalize(${name}, NFKD), '[^A-Za-z]', '', 'g'))`;
