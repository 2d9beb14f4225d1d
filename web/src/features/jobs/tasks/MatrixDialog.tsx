import { useState } from 'react';
import { AddressModal } from '../../../kit/modal/AddressModal.tsx';
import { useModal } from '../../../kit/modal/useModal.ts';
import { definePiece } from '../../../kit/page/code/piece.ts';
import { jobMessages } from '../messages.ts';
import type { JobQuestion } from './jobTasks.ts';
import { defineModal } from '../../../kit/modal/defineModal.ts';

/** The items of a matrix task, by its id. */
export const matrixModal = defineModal('matrix');

const MatrixItems = definePiece(async () => (await import('./MatrixItems.tsx')).MatrixItems);

interface MatrixDialogProps {
  readonly jobId: string;
  readonly questions: readonly JobQuestion[];
}

/** The items of a matrix task with their answers. Editing one of them returns to the same page. */
export function MatrixDialog({ jobId, questions }: MatrixDialogProps) {
  const { subject } = useModal(matrixModal);
  const question = questions.find(({ id, component: { type } }) => id === subject && type === 'MATRIX');
  const [place, setPlace] = useState({ taskId: '', page: 1 });
  return (
    <AddressModal
      name={matrixModal}
      title={question?.title ?? jobMessages.items}
      size={860}
      shows={MatrixItems}
      height={320}
    >
      {() =>
        question ? (
          <MatrixItems
            key={question.id}
            jobId={jobId}
            question={question}
            page={place.taskId === question.id ? place.page : 1}
            onPage={(page) => setPlace({ taskId: question.id, page })}
          />
        ) : (
          <p>{jobMessages.noSuchTask}</p>
        )
      }
    </AddressModal>
  );
}
