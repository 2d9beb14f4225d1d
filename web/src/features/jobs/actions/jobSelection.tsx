import { lazy } from 'react';
import type { ListSelection } from '../../../kit/list/selection/definition.ts';
import { whenOnline } from '../../../kit/page/whenOnline.ts';
import { sumsOf } from '../../../kit/value/money.ts';
import type { SelectableJob } from './allowed.ts';
import { assignRefusal, openStatuses, refusalOutside, unassignableStatuses } from './allowed.ts';

const UnassignJobs = lazy(whenOnline(() => import('./UnassignJobs.tsx')));
const DirectAssign = lazy(whenOnline(() => import('./DirectAssign.tsx')));
const CloseJobs = lazy(whenOnline(() => import('./CloseJobs.tsx')));
const CancelJobs = lazy(whenOnline(() => import('./CancelJobs.tsx')));

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
      label: 'Direct assign',
      modal: 'direct-assign',
      dialog: DirectAssign,
      permission: 'JOBS_MANAGE',
      refusal: assignRefusal,
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
