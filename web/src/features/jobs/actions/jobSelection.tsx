import { lazy } from 'react';
import type { Currency } from '../../../graphql/generated/schema.ts';
import type { ListSelection } from '../../../kit/list/selection/definition.ts';
import { sumsOf } from '../../../kit/value/money.ts';
import type { ActionableJob } from './allowed.ts';
import { openStatuses, refusalOutside, unassignableStatuses } from './allowed.ts';

/** What a list of jobs reads for its selection. */
export interface SelectableJob extends ActionableJob {
  readonly fee: { readonly amount: number; readonly currency: Currency } | null;
}

const UnassignJobs = lazy(() => import('./UnassignJobs.tsx'));
const CloseJobs = lazy(() => import('./CloseJobs.tsx'));
const CancelJobs = lazy(() => import('./CancelJobs.tsx'));

/** As many as the server changes in one call. */
const mostJobs = 400;

/** What every list of jobs offers for several of them. */
export const jobSelection: ListSelection<SelectableJob> = {
  thing: 'job',
  most: mostJobs,
  summary: (jobs) => `Fees: ${sumsOf(jobs.flatMap(({ fee }) => fee ?? []))}`,
  actions: [
    {
      label: 'Unassign',
      modal: 'unassign',
      dialog: UnassignJobs,
      permission: 'JOBS_MANAGE',
      refusal: refusalOutside(unassignableStatuses, 'unassigned'),
    },
    {
      label: 'Unable to fulfil',
      modal: 'unable-to-fulfil',
      dialog: CloseJobs,
      permission: 'JOBS_ADMINISTRATE',
      refusal: refusalOutside(openStatuses, 'closed'),
      dangerous: true,
    },
    {
      label: 'Cancel',
      modal: 'cancel',
      dialog: CancelJobs,
      permission: 'JOBS_ADMINISTRATE',
      refusal: refusalOutside(openStatuses, 'cancelled'),
      dangerous: true,
    },
  ],
};
