import type { Kysely } from 'kysely';
import { actorOf } from '../authentication/actor.ts';
import type { Session } from '../authentication/session.ts';
import type { Database } from '../database/database.ts';
import { fileUrls } from '../files/signed-urls.ts';
import type { Settings } from '../settings.ts';
import { jobIds, JobParams, JobsParams } from './ids.ts';
import { readJob, readJobs } from './rows.ts';
import { Job, Jobs } from './schemas.ts';

/** What calls of staff have in common: of a request, what says who acts and how jobs are answered. */
export type StaffContext = {
  readonly database: Kysely<Database>;
  readonly settings: Settings;
  readonly session: Session;
  readonly clock: () => Date;
};

/** Who acts, and when. */
export const staffOf = async ({ database, session, clock }: StaffContext) => ({
  session,
  actor: await actorOf(database, session),
  now: clock(),
});

/** One job as it is now: what actions on one job answer. */
export const jobNow = async ({ database, settings, clock }: StaffContext, id: string) =>
  readJob(database, id, await fileUrls(database, settings.apiUrl, clock()));

/** Jobs as they are now: what actions on several answer. */
export const jobsNow = async ({ database, settings, clock }: StaffContext, ids: readonly string[]) => ({
  data: await readJobs(database, ids, await fileUrls(database, settings.apiUrl, clock())),
});

/** What all actions on one job have in common. */
export const jobActed = {
  tag: 'jobs',
  params: JobParams,
  answer: Job,
  subject: ({ id }: { readonly id: string }) => id,
  shows: jobNow,
} as const;

/** What all actions on several jobs have in common. */
export const jobsActed = {
  tag: 'jobs',
  params: JobsParams,
  answer: Jobs,
  subject: ({ ids }: { readonly ids: string }) => jobIds(ids),
  shows: jobsNow,
} as const;
