import type { ApplicationStage } from '../agents/statuses.ts';

/** Stages after the contract was agreed. */
const withContract: ReadonlySet<ApplicationStage> = new Set([
  'market_access',
  'job_accepted',
  'identity_check',
]);
/** Stages after a first job was accepted. */
const withJob: ReadonlySet<ApplicationStage> = new Set(['job_accepted', 'identity_check']);

export const hasContract = (stage: ApplicationStage): boolean => withContract.has(stage);
export const hasJob = (stage: ApplicationStage): boolean => withJob.has(stage);
