import { maximumStrikes, strikeWindowMonths } from '../../../constants.ts';

/** The texts of a Shepherd's strikes, besides those shared by the console. */
export const strikeMessages = {
  added: 'Strike added',
  reverted: 'Strike reverted',
  adding: 'The Shepherd’s count goes up by one.',
  reverting: 'The strike stays in the list and no longer counts. This cannot be undone.',
  count: (recent: number, all: number) =>
    `${recent} in the last ${strikeWindowMonths} months, ${all} altogether`,
  maximum: `${maximumStrikes} strikes within ${strikeWindowMonths} months is the maximum. Have a line manager check it before you retire this Shepherd.`,
  reachesMaximum: `With this one the maximum of ${maximumStrikes} strikes within ${strikeWindowMonths} months is reached: a line manager has to check it before the Shepherd is retired.`,
} as const;
