import type { Currency } from '../../../../graphql/generated/schema.ts';
import { AddressModal } from '../../../../kit/modal/AddressModal.tsx';
import { definePiece } from '../../../../kit/page/code/piece.ts';
import { readPlace } from '../jobTasks.ts';
import type { JobAnswer, JobQuestion } from '../jobTasks.ts';
import { defineModal } from '../../../../kit/modal/defineModal.ts';

/** The editable parts of an answer; the subject is its place. */
export const editAnswerModal = defineModal('edit-answer');
export const editCommentModal = defineModal('edit-comment');
export const editReimbursementModal = defineModal('edit-reimbursement');
export const editTaskNotesModal = defineModal('edit-task-notes');

const EditAnswer = definePiece(async () => (await import('./EditAnswer.tsx')).EditAnswer);
const EditComment = definePiece(async () => (await import('./EditComment.tsx')).EditComment);
const EditReimbursement = definePiece(
  async () => (await import('./EditReimbursement.tsx')).EditReimbursement,
);
const EditTaskNotes = definePiece(async () => (await import('./EditTaskNotes.tsx')).EditTaskNotes);

interface EditAnswerDialogsProps {
  readonly jobId: string;
  readonly questions: readonly JobQuestion[];
  readonly answers: readonly JobAnswer[];
  readonly mayEdit: boolean;
  readonly inReview: boolean;
  /** The job's currency. */
  readonly currency: Currency;
}

/** The dialogs that change an answer of a job. Each form is loaded on demand. */
export function EditAnswerDialogs({ inReview, currency, ...answered }: EditAnswerDialogsProps) {
  return (
    <>
      <AddressModal name={editAnswerModal} title="Edit answer" shows={EditAnswer} height={240}>
        {({ close, subject }) => (
          <EditAnswer key={subject} {...answered} place={readPlace(subject)} onDone={close} />
        )}
      </AddressModal>
      <AddressModal name={editCommentModal} title="Edit comment" shows={EditComment}>
        {({ close, subject }) => (
          <EditComment key={subject} {...answered} place={readPlace(subject)} onDone={close} />
        )}
      </AddressModal>
      <AddressModal name={editReimbursementModal} title="Edit reimbursement" shows={EditReimbursement}>
        {({ close, subject }) => (
          <EditReimbursement
            key={subject}
            {...answered}
            mayEdit={answered.mayEdit && inReview}
            currency={currency}
            place={readPlace(subject)}
            onDone={close}
          />
        )}
      </AddressModal>
      <AddressModal name={editTaskNotesModal} title="Edit QA notes" shows={EditTaskNotes}>
        {({ close, subject }) => (
          <EditTaskNotes key={subject} {...answered} place={readPlace(subject)} onDone={close} />
        )}
      </AddressModal>
    </>
  );
}
