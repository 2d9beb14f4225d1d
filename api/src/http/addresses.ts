import { Type } from 'typebox';
import type { Static } from 'typebox';
import { nullable } from './schemas/schemas.ts';

/** A postal address in answers. */
export const addressProperties = {
  address1: Type.String(),
  address2: nullable(Type.String()),
  city: Type.String(),
  zip: nullable(Type.String()),
  state: nullable(Type.String()),
  country_code: Type.String({ description: 'ISO 3166-1 alpha-2' }),
};

/** Coordinates; null if unknown. */
export const positionProperties = {
  latitude: nullable(Type.Number()),
  longitude: nullable(Type.Number()),
};

/** The time zone of a place's times. */
export const zoneProperty = {
  time_zone: nullable(
    Type.String({
      description: 'IANA name of the zone that the place lies in; null where the position is unknown',
    }),
  ),
};

const Place = Type.Object({ ...addressProperties, ...positionProperties });

/** The address and the coordinates of a row. */
export const whereIs = ({
  address1,
  address2,
  city,
  zip,
  state,
  country_code,
  latitude,
  longitude,
}: Static<typeof Place>): Static<typeof Place> => ({
  address1,
  address2,
  city,
  zip,
  state,
  country_code,
  latitude,
  longitude,
});
