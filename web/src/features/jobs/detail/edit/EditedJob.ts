import type { JobFactsFragment } from '../JobDetail.generated.ts';

/** The props of each form of a job's page. */
export interface EditedJob {
  readonly job: JobFactsFragment;
  readonly onDone: () => void;
}
