import { inDigits } from '../../../messages/inDigits.ts';

/** 'job 10023-7' or '5 jobs'. */
export const namedJobs = (jobs: readonly { readonly id: string }[]): string => {
  const [only, ...others] = jobs;
  return only && others.length === 0 ? `job ${only.id}` : `${inDigits(jobs.length)} jobs`;
};
