import type { JobFactsFragment } from '../JobDetail.generated.ts';

/** What each form of a job's page is given. */
export interface EditedJob {
  readonly job: JobFactsFragment;
  readonly onDone: () => void;
}
