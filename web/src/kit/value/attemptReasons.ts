import type { StopReason } from '../../graphql/generated/schema.ts';

/** The reasons of attempted jobs. */
export const attemptReasons: Readonly<Record<Exclude<StopReason, 'ABANDONED'>, string>> = {
  LOCATION_CLOSED: 'Location closed',
  LOCATION_NOT_FOUND: 'Location not found',
  ACCESS_REFUSED: 'Access refused',
  ITEM_UNAVAILABLE: 'Item unavailable',
  UNSAFE: 'Unsafe',
  WRONG_DETAILS: 'Wrong details',
  OTHER: 'Other',
};
