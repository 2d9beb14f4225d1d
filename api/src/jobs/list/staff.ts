import type { Kysely } from 'kysely';
import { actorOf } from '../../authentication/actor.ts';
import type { Session } from '../../authentication/session.ts';
import type { Database } from '../../database/database.ts';
import { fileUrls } from '../../files/signed-urls.ts';
import type { Settings } from '../../settings.ts';
import { mustBeAsExpected } from '../expected.ts';
import { jobIds, JobParams, JobsParams } from '../ids.ts';
import { readJob, readJobs } from './rows.ts';
import { Job, Jobs } from '../schemas.ts';

/** The part of a request that staff calls need: who acts, and how jobs are answered. */
export type StaffContext = {
  readonly database: Kysely<Database>;
  readonly settings: Settings;
  readonly session: Session;
  readonly clock: () => Date;
};

/** The actor and the time. */
export const staffOf = async ({ database, session, clock }: StaffContext) => ({
  session,
  actor: await actorOf(database, session),
  now: clock(),
});

/** The current job: the answer of actions on one job. */
export const jobNow = async ({ database, settings, clock }: StaffContext, id: string) =>
  readJob(database, id, await fileUrls(database, settings.apiUrl, clock()));

/** The current jobs: the answer of actions on several. */
export const jobsNow = async ({ database, settings, clock }: StaffContext, ids: readonly string[]) => ({
  data: await readJobs(database, ids, await fileUrls(database, settings.apiUrl, clock())),
});

/** The common part of all actions on one job. */
export const jobActed = {
  tag: 'jobs',
  params: JobParams,
  answer: Job,
  subject: ({ id }: { readonly id: string }) => id,
  expects: (transaction: Kysely<Database>, id: string, body: object) =>
    mustBeAsExpected(transaction, [id], body),
  shows: jobNow,
} as const;

/** The common part of all actions on several jobs. */
export const jobsActed = {
  tag: 'jobs',
  params: JobsParams,
  answer: Jobs,
  subject: ({ ids }: { readonly ids: string }) => jobIds(ids),
  expects: mustBeAsExpected,
  shows: jobsNow,
} as const;
