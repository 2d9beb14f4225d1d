import { useOpenModal } from '../../../kit/modal/useModal.ts';
import { useShortcut } from '../../../kit/keyboard/useShortcut.ts';
import { useOpenGallery } from '../../../kit/media/MediaGallery.tsx';
import { isChosen, isEntered, writePlace } from '../tasks/jobTasks.ts';
import type { JobNumberedTask } from '../tasks/jobTasks.ts';
import { useGo } from '../../../kit/page/PageLink.tsx';
import { editQaNotesModal } from '../detail/JobQaNotes.tsx';
import { qaReviewPage } from '../pages.ts';
import {
  editAnswerModal,
  editCommentModal,
  editReimbursementModal,
  editTaskNotesModal,
} from '../tasks/edit/EditAnswerDialog.tsx';
import { useTaskDesk } from '../tasks/TaskDesk.tsx';
import { accept, shownMediaOf, step, stepMedia, toggled, undoJump } from './desk.ts';
import type { DeskState } from './desk.ts';
import type { ChangeDesk } from './marks/useDesk.ts';
import type { ModalName } from '../../../kit/modal/defineModal.ts';
import { decisionModals } from '../actions/decisions/decisionModals.ts';

interface ReviewKeysProps {
  /** The tasks that are shown. */
  readonly tasks: readonly JobNumberedTask[];
  readonly current: JobNumberedTask | undefined;
  readonly state: DeskState;
  readonly change: ChangeDesk;
}

/** The shortcuts of a review; only for permitted actions. */
export function ReviewKeys({ tasks, current, state, change }: ReviewKeysProps) {
  const openModal = useOpenModal();
  const leaveFor = useGo();
  const openGallery = useOpenGallery();
  const { mayEdit, inReview, openMatrix } = useTaskDesk();
  const go = (next: (before: DeskState) => DeskState) => () => change(next);
  const open = (modal: ModalName, possible: (task: JobNumberedTask) => boolean) => () => {
    if (current && possible(current)) openModal(modal, writePlace({ taskId: current.question.id }));
  };
  const goBack = () => {
    const before = undoJump(state, tasks);
    if (before !== state) change(() => before);
    else if (state.from !== '') leaveFor(qaReviewPage.to({ id: state.from }));
  };
  return (
    <>
      <ReviewKey keys="ArrowDown" label="Next task" run={go((before) => step(before, tasks, 1))} />
      <ReviewKey keys="ArrowUp" label="Previous task" run={go((before) => step(before, tasks, -1))} />
      <ReviewKey keys="ArrowRight" label="Next photo" run={go((before) => stepMedia(before, tasks, 1))} />
      <ReviewKey keys="ArrowLeft" label="Previous photo" run={go((before) => stepMedia(before, tasks, -1))} />
      <ReviewKey
        keys="o"
        label="Open the photo"
        run={() => {
          const media = current && shownMediaOf(current, state);
          if (media) openGallery(media.id);
        }}
      />
      <ReviewKey keys="a" label="Accept the task and go on" run={go((before) => accept(before, tasks))} />
      <ReviewKey keys="u" label="Back to where you were" run={goBack} />
      <ReviewKey
        keys="x"
        label="Select the task"
        run={() =>
          current &&
          change((before) => ({ ...before, selected: toggled(before.selected, current.question.id) }))
        }
      />
      <ReviewKey
        keys="i"
        label="Open the items of a matrix"
        run={() => {
          if (current && isMatrix(current)) openMatrix(current.question.id);
        }}
      />
      {mayEdit && (
        <>
          <ReviewKey
            keys="e"
            label="Edit the answer"
            run={open(editAnswerModal, ({ question }) => isChosen(question) || isEntered(question))}
          />
          <ReviewKey keys="m" label="Edit the comment" run={open(editCommentModal, isNoMatrix)} />
          {inReview && (
            <ReviewKey
              keys="p"
              label="Edit the reimbursement"
              run={open(editReimbursementModal, isNoMatrix)}
            />
          )}
          <ReviewKey keys="n" label="Add a note to the task" run={open(editTaskNotesModal, isNoMatrix)} />
          <ReviewKey keys="N" label="Add a note to the job" run={() => openModal(editQaNotesModal)} />
        </>
      )}
    </>
  );
}

const isMatrix = ({ question }: JobNumberedTask) => question.component.type === 'MATRIX';
/** The answers of a matrix belong to its items. */
const isNoMatrix = (task: JobNumberedTask) => !isMatrix(task);

/** The reviewer's shortcuts: active once the job is loaded, also while its tasks are loading. */
export function DecisionKeys() {
  const openModal = useOpenModal();
  return (
    <>
      <ReviewKey keys="c" label="Complete and next" run={() => openModal(decisionModals.completeAndNext)} />
      <ReviewKey keys="C" label="Complete" run={() => openModal(decisionModals.complete)} />
      <ReviewKey keys="f" label="Fail" run={() => openModal(decisionModals.fail)} />
      <ReviewKey keys="s" label="Stop" run={() => openModal(decisionModals.stopInReview)} />
    </>
  );
}

/** One shortcut of a review, with its help text. */
export function ReviewKey(key: { readonly keys: string; readonly label: string; readonly run: () => void }) {
  useShortcut({ ...key, group: 'Review' });
  return null;
}
