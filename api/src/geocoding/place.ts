import { Type } from 'typebox';
import type { Static } from 'typebox';
import { component, nullable, rows } from '../http/schemas/schemas.ts';

/** An address that a search found, with its coordinates in degrees (WGS 84). */
export const FoundPlace = component(
  'FoundPlace',
  Type.Object({
    label: Type.String(),
    address1: nullable(Type.String()),
    city: nullable(Type.String()),
    zip: nullable(Type.String()),
    state: nullable(Type.String()),
    country_code: Type.String({ description: 'ISO 3166-1 alpha-2' }),
    latitude: Type.Number(),
    longitude: Type.Number(),
  }),
);
export type FoundPlace = Static<typeof FoundPlace>;
export const FoundPlaces = rows('FoundPlaces', FoundPlace);

/**
 * Finds addresses by words, the best first. Throws `geocoding.unavailable` when a remote geocoder does not answer.
 * `country` limits the search; `deadline` is the timeout in milliseconds.
 */
export type Geocoder = (
  keywords: string,
  within?: { readonly country?: string; readonly deadline?: number },
) => Promise<FoundPlace[]>;

/** Maximum number of results: more do not help choosing. */
export const mostPlaces = 10;
