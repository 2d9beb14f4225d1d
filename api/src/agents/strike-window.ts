import { sql } from 'kysely';

/**
 * Until when a strike counts towards the maximum: three months after it was added, and where the month has no such
 * day (30 November, three months later), until the end of that month. The calendar is that of UTC.
 */
export const countsUntil = sql<string>`(
  (agent_strikes.created_at at time zone 'UTC' + interval '3 months') at time zone 'UTC'
)`;
