import { use, useMemo } from 'react';
import { lastSearch } from '../../../kit/detail/recordTrail.ts';
import { SelectionDialogs } from '../../../kit/list/selection/SelectionDialogs.tsx';
import { Overtaken } from '../../../kit/conflict/Overtaken.ts';
import { ModalButton } from '../../../kit/modal/ModalButton.tsx';
import { useOpenModal } from '../../../kit/modal/useModal.ts';
import { ActButton } from '../../../kit/mutation/ActButton.tsx';
import { useBusy } from '../../../kit/mutation/useBusy.ts';
import { showError } from '../../../kit/toast/toast.ts';
import { MoreActions } from '../../../kit/overlay/MoreActions.tsx';
import { useGo } from '../../../kit/page/PageLink.tsx';
import { Person } from '../../../kit/person/PersonProvider.tsx';
import type { Desk } from '../actions/decisions/decision.ts';
import { JobDecisions } from '../actions/decisions/JobDecisions.tsx';
import { useSeenJobs } from '../actions/seenJobs.ts';
import type { FramedJob } from '../detail/JobFrame.tsx';
import { nameOf } from '../labels.ts';
import { reviewMessages } from './messages.ts';
import { jobDetailPage, qaListPage, qaReviewPage } from '../pages.ts';
import { ShareReportAction, ShareReportDialogs } from '../share/ShareReportAction.tsx';
import classes from './review.module.css';
import { ReviewKey } from './ReviewKeys.tsx';
import { reviewActions } from './reviewSelection.tsx';
import { noteJump } from './marks/useDesk.ts';
import { useLeaving } from './useLeaving.ts';
import { useReviewerChanges } from './useReviewerChanges.ts';

/** The job's reviewer, the actions to change it, and the reviewer's decisions. */
export function ReviewActions({ job }: { job: FramedJob }) {
  const person = use(Person);
  const go = useGo();
  const openModal = useOpenModal();
  const { assign } = useReviewerChanges();
  const { run } = useBusy();
  const rows = useMemo(() => [job], [job]);
  const { reviewer } = job;
  const leave = useLeaving();
  const desk: Desk = {
    onDecided: () => leave(qaListPage.to(lastSearch(person, qaListPage.path))),
    onNext: (id) => {
      noteJump(job.id, id);
      leave(qaReviewPage.to({ id }));
    },
  };
  const mayTake = reviewActions.assignToMe.refusal(rows) === undefined && reviewer?.id !== person;
  const seen = useSeenJobs(rows);
  const assignToMe = () =>
    assign(seen, person, false).catch((error: unknown) => {
      if (error instanceof Overtaken) showError(error.message);
      throw error;
    });
  const take = () => {
    if (reviewer === null) run(assignToMe).catch(() => undefined);
    else openModal(reviewActions.assignToMe.modal);
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
      {mayTake && <ReviewKey keys="t" label="Assign to me, or take over" run={take} />}
      <MoreActions
        actions={[
          ...offered.map(({ label, modal }) => ({ label, run: () => openModal(modal) })),
          { label: 'Open the job', run: () => go(jobDetailPage.to({ id: job.id })) },
        ]}
      />
      {mayTake &&
        (reviewer === null ? (
          <ActButton variant="filled" onAct={assignToMe}>
            Assign to me
          </ActButton>
        ) : (
          <ModalButton opens={reviewActions.assignToMe.modal}>Take over</ModalButton>
        ))}
      <JobDecisions job={job} desk={desk} />
      <ShareReportAction job={job} size="xs" />
      <ShareReportDialogs />
      <SelectionDialogs actions={allActions} rows={rows} onDone={nothingSelected} />
    </>
  );
}

const allActions = Object.values(reviewActions);
const nothingSelected = () => undefined;
