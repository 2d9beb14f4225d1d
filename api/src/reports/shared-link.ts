import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { AttemptLimiter } from '../authentication/attempts.ts';
import type { Allowance } from '../authentication/guesses.ts';
import { networkOf } from '../authentication/networks.ts';
import { isRightPassword } from '../authentication/passwords.ts';
import type { Database } from '../database/database.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { formatInstant, minute } from '../time/instants.ts';
import { liveLinks } from './live-links.ts';
import { checkShareToken } from './share-tokens.ts';

export type Reader = {
  readonly database: Kysely<Database>;
  readonly limiter: AttemptLimiter;
  readonly clock: () => Date;
  readonly address: string;
};

export type SharedLink = { readonly id: string; readonly jobId: string };

/**
 * The link of a token. Throws `report.invalid_token`, `not_found` when the link was revoked or has expired or the job
 * is no longer attempted or completed, `report.missing_password`, `report.wrong_password`, and `rate_limited` after
 * too many wrong passwords.
 */
export async function findSharedLink(
  { database, limiter, clock, address }: Reader,
  token: string,
  password: string | null | undefined,
): Promise<SharedLink> {
  const hash = await checkShareToken(database, token);
  if (hash === null) throw new ApiError('report.invalid_token');
  const link = await liveLinks(database, clock())
    .where('report_links.token_hash', '=', hash)
    .select(['report_links.id', 'jobs.id as jobId', 'report_links.password_hash'])
    .executeTakeFirst();
  if (!link) throw notFound();
  const { id, jobId, password_hash: expected } = link;
  if (expected === null) return { id, jobId };
  if (!password) throw new ApiError('report.missing_password');
  const network = networkOf(address);
  // The reader's own limits come first, and the limit that affects all readers last.
  const limits: [key: string, allowance: Allowance][] = [
    [`report ${hash} from ${network}`, perReader],
    [`report from ${network}`, perNetwork],
    [`report ${hash}`, perLink],
  ];
  const compare = limits.reduceRight(
    (inner, [key, allowance]) =>
      () =>
        limiter.compare(key, clock, allowance, inner),
    () => isRightPassword(expected, password),
  );
  if (!(await compare())) throw new ApiError('report.wrong_password');
  return { id, jobId };
}

/** Wrong passwords for one link from one network; right ones are free. */
const perReader: Allowance = { limit: 5, window: minute };
/** From one network for all links: an office shares one address. */
const perNetwork: Allowance = { limit: 120, window: minute };
/** For one link from everywhere, against an attacker with many addresses. */
const perLink: Allowance = { limit: 50, window: minute };

type Counting = {
  readonly database: Kysely<Database>;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
};

/** Counts an opening of the link, without delaying the answer; a failure does not prevent reading. */
export function countOpening({ database, clock, log }: Counting, { id }: SharedLink): void {
  database
    .updateTable('report_links')
    .set({ opened_count: sql<number>`opened_count + 1`, last_opened_at: formatInstant(clock()) })
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => log.warn({ err: error }, 'An opening of a shared report was not counted'));
}
