import { lazy } from 'react';
import type { ListSelection } from '../../../kit/list/selection/definition.ts';
import { whenOnline } from '../../../kit/page/code/whenOnline.ts';
import { sumsOf } from '../../../kit/value/money.ts';
import type { SelectableJob } from './allowed.ts';
import {
  assignRefusal,
  bundleRefusal,
  offerRefusal,
  openStatuses,
  refusalOutside,
  reofferRefusal,
  unassignRefusal,
} from './allowed.ts';
import { defineModal } from '../../../kit/modal/defineModal.ts';

const offers = whenOnline(() => import('./OfferJobs.tsx'));
const AssignJobs = lazy(async () => ({ default: (await offers()).AssignJobs }));
const ReassignJobs = lazy(async () => ({ default: (await offers()).ReassignJobs }));
const CreateBundle = lazy(async () => ({ default: (await offers()).CreateBundle }));
const UnassignJobs = lazy(whenOnline(() => import('./UnassignJobs.tsx')));
const DirectAssign = lazy(whenOnline(() => import('./DirectAssign.tsx')));
const UnfulfilJobs = lazy(whenOnline(() => import('./UnfulfilJobs.tsx')));
const CancelJobs = lazy(whenOnline(() => import('./CancelJobs.tsx')));

/** The server's batch size. */
const mostJobs = 400;

/** The selection of every list of jobs, with its actions. */
export const jobSelection: ListSelection<SelectableJob> = {
  thing: 'job',
  most: mostJobs,
  summary: (jobs) => `Fees: ${sumsOf(jobs.flatMap(({ fee }) => fee ?? []))}`,
  actions: [
    {
      label: 'Assign',
      modal: defineModal('assign'),
      dialog: AssignJobs,
      permission: 'JOBS_MANAGE',
      refusal: offerRefusal,
    },
    {
      label: 'Direct assign',
      modal: defineModal('direct-assign'),
      dialog: DirectAssign,
      permission: 'JOBS_MANAGE',
      refusal: assignRefusal,
    },
    {
      label: 'Re-assign',
      modal: defineModal('re-assign'),
      dialog: ReassignJobs,
      permission: 'JOBS_MANAGE',
      refusal: reofferRefusal,
    },
    {
      label: 'Create bundle',
      modal: defineModal('create-bundle'),
      dialog: CreateBundle,
      permission: 'JOBS_MANAGE',
      refusal: bundleRefusal,
    },
    {
      label: 'Unassign',
      modal: defineModal('unassign'),
      dialog: UnassignJobs,
      permission: 'JOBS_MANAGE',
      refusal: unassignRefusal,
    },
    {
      label: 'Unable to fulfil',
      modal: defineModal('unable-to-fulfil'),
      dialog: UnfulfilJobs,
      permission: 'JOBS_ADMINISTRATE',
      refusal: refusalOutside(openStatuses, 'marked as unfulfilled'),
      dangerous: true,
    },
    {
      label: 'Cancel',
      modal: defineModal('cancel-jobs'),
      dialog: CancelJobs,
      permission: 'JOBS_ADMINISTRATE',
      refusal: refusalOutside(openStatuses, 'cancelled'),
      dangerous: true,
    },
  ],
};
