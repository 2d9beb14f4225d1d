import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { Type } from 'typebox';
import { fieldError } from '../errors.ts';

const latitude = Type.Number({ minimum: -90, maximum: 90 });
const longitude = Type.Number({ minimum: -180, maximum: 180 });

/** A map section between its north-west and south-east corners, in degrees (WGS 84). */
export const boxCorners = {
  latitude_nw: latitude,
  longitude_nw: longitude,
  latitude_se: latitude,
  longitude_se: longitude,
};

type Corner = keyof typeof boxCorners;
export type MapBox = Readonly<Record<Corner, number>>;

const corners = Object.keys(boxCorners) as Corner[];

/** The requested map box; null without one. Throws a field error for a missing corner. */
export function boxOf(query: Readonly<Partial<Record<Corner, number | undefined>>>): MapBox | null {
  const given = corners.filter((corner) => query[corner] !== undefined);
  if (given.length === 0) return null;
  const missing = corners.find((corner) => !given.includes(corner));
  if (missing !== undefined) throw fieldError(missing, 'A box needs both of its corners');
  const { latitude_nw = 0, longitude_nw = 0, latitude_se = 0, longitude_se = 0 } = query;
  return { latitude_nw, longitude_nw, latitude_se, longitude_se };
}

/** The points of a table inside a box. A box whose west edge is east of its east edge spans the antimeridian. */
export function isInBox(table: 'agents' | 'agent_areas' | 'jobs', box: MapBox): RawBuilder<boolean> {
  if (box.latitude_nw < box.latitude_se) throw fieldError('latitude_nw', 'Must lie north of latitude_se');
  const north = sql.ref(`${table}.latitude`);
  const east = sql.ref(`${table}.longitude`);
  const between = box.longitude_nw <= box.longitude_se ? sql`and` : sql`or`;
  return sql<boolean>`(${north} between ${box.latitude_se} and ${box.latitude_nw}
    and (${east} >= ${box.longitude_nw} ${between} ${east} <= ${box.longitude_se}))`;
}
