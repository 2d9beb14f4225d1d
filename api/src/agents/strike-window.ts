import { sql } from 'kysely';

/**
 * When a strike stops counting towards the maximum: three months after it was added, or the end of that month if it
 * has no such day (30 November, three months later). The calendar is UTC.
 */
export const countsUntil = sql<string>`(
  (agent_strikes.created_at at time zone 'UTC' + interval '3 months') at time zone 'UTC'
)`;
