import { use } from 'react';
import { useAllows } from '../../../kit/permission/PermissionProvider.tsx';
import { Person } from '../../../kit/person/PersonProvider.tsx';
import type { FramedJob } from './JobFrame.tsx';

/** Administrators edit any job's answers and comments; a reviewer those of the jobs in QA that they review. */
export function useMayEdit({ status, reviewer }: Pick<FramedJob, 'status' | 'reviewer'>): boolean {
  const allows = useAllows();
  const person = use(Person);
  return allows('JOBS_ADMINISTRATE') || (allows('JOBS_REVIEW') && status === 'QA' && reviewer?.id === person);
}
