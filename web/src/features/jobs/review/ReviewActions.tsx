import { use, useMemo } from 'react';
import { lastSearch } from '../../../kit/detail/recordTrail.ts';
import { SelectionDialogs } from '../../../kit/list/selection/SelectionDialogs.tsx';
import { ModalButton } from '../../../kit/modal/ModalButton.tsx';
import { useOpenModal } from '../../../kit/modal/useModal.ts';
import { ActButton } from '../../../kit/mutation/ActButton.tsx';
import { MoreActions } from '../../../kit/overlay/MoreActions.tsx';
import { useGo } from '../../../kit/page/PageLink.tsx';
import { Person } from '../../../kit/person/PersonProvider.tsx';
import type { Desk } from '../actions/decisions/decision.ts';
import { JobDecisions } from '../actions/decisions/JobDecisions.tsx';
import type { FramedJob } from '../detail/JobFrame.tsx';
import { nameOf } from '../labels.ts';
import { reviewMessages } from './messages.ts';
import { jobDetailPage, qaListPage, qaReviewPage } from '../pages.ts';
import classes from './review.module.css';
import { reviewActions } from './reviewSelection.tsx';
import { noteJump } from './useDesk.ts';
import { useReviewerChanges } from './useReviewerChanges.ts';

/** Who reviews the job, how to change that, and the decisions of whoever does. */
export function ReviewActions({ job }: { job: FramedJob }) {
  const person = use(Person);
  const go = useGo();
  const openModal = useOpenModal();
  const { assign } = useReviewerChanges();
  const rows = useMemo(() => [job], [job]);
  const { reviewer } = job;
  const desk: Desk = {
    onDecided: () => go(qaListPage.to(lastSearch(person, qaListPage.path))),
    // In place of this one: Back leads to the queue.
    onNext: (id) => {
      noteJump(job.id, id);
      go(qaReviewPage.to({ id }), { replace: true });
    },
  };
  const offered = [reviewActions.assignReviewer, reviewActions.unassign].filter(
    ({ refusal }) => refusal(rows) === undefined,
  );
  return (
    <>
      {job.status === 'QA' && (
        <span className={classes.reviewer}>
          {reviewer === null
            ? reviewMessages.noReviewer
            : reviewMessages.reviewedBy(reviewer.id === person ? 'you' : nameOf(reviewer))}
        </span>
      )}
      <MoreActions
        actions={[
          ...offered.map(({ label, modal }) => ({ label, run: () => openModal(modal) })),
          { label: 'Open the job', run: () => go(jobDetailPage.to({ id: job.id })) },
        ]}
      />
      {reviewActions.assignToMe.refusal(rows) === undefined &&
        reviewer?.id !== person &&
        (reviewer === null ? (
          <ActButton variant="filled" onAct={() => assign(rows, person, false)}>
            Assign to me
          </ActButton>
        ) : (
          <ModalButton opens={reviewActions.assignToMe.modal}>Take over</ModalButton>
        ))}
      <JobDecisions job={job} desk={desk} />
      <SelectionDialogs actions={allActions} rows={rows} onDone={nothingSelected} />
    </>
  );
}

const allActions = Object.values(reviewActions);
const nothingSelected = () => undefined;
