import { AddressModal } from '../../../kit/modal/AddressModal.tsx';
import { definePiece } from '../../../kit/page/piece.ts';
import { readPlace } from './jobTasks.ts';
import type { JobAnswer, JobQuestion } from './jobTasks.ts';

/** The correction of an answer, by its place. */
export const editAnswerModal = 'edit-answer';

const EditAnswer = definePiece(async () => (await import('./EditAnswer.tsx')).EditAnswer);

interface EditAnswerDialogProps {
  readonly jobId: string;
  readonly questions: readonly JobQuestion[];
  readonly answers: readonly JobAnswer[];
  readonly mayEdit: boolean;
}

/** Corrects one answer of a job. Its form is fetched when it is opened. */
export function EditAnswerDialog(answered: EditAnswerDialogProps) {
  return (
    <AddressModal name={editAnswerModal} title="Edit answer" shows={EditAnswer} height={240}>
      {({ close, subject }) => (
        <EditAnswer key={subject} {...answered} place={readPlace(subject)} onDone={close} />
      )}
    </AddressModal>
  );
}
