import { Type } from 'typebox';
import type { Static } from 'typebox';
import { component, nullable, rows } from '../http/schemas.ts';

/** An address that a search found, with where it is in degrees (WGS 84). */
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
 * Finds addresses by words, the best first. Throws `geocoding.unavailable` when it is elsewhere and does not answer.
 * `country` is where to look only; `deadline` how many milliseconds an answer may take.
 */
export type Geocoder = (
  keywords: string,
  within?: { readonly country?: string; readonly deadline?: number },
) => Promise<FoundPlace[]>;

/** More results than this help nobody to choose. */
export const mostPlaces = 10;
