import { useState } from 'react';
import { Section } from '../../../kit/detail/Section.tsx';
import { AddressModal } from '../../../kit/modal/AddressModal.tsx';
import { ModalButton } from '../../../kit/modal/ModalButton.tsx';
import { definePiece } from '../../../kit/page/code/piece.ts';
import { jobMessages } from '../messages.ts';
import { useJobFactsFragment } from './JobDetail.generated.ts';
import type { FramedJob } from './JobFrame.tsx';
import { useMayEdit } from './useMayEdit.ts';
import classes from './detail.module.css';
import { defineModal } from '../../../kit/modal/defineModal.ts';

/** The notes about the whole job. */
export const editQaNotesModal = defineModal('edit-qa-notes');

const EditQaNotes = definePiece(async () => (await import('./edit/EditQaNotes.tsx')).EditQaNotes);

/** The notes of staff about the job; nothing if there are none and the user may not add any. */
export function JobQaNotes({ job }: { job: FramedJob }) {
  const { data } = useJobFactsFragment(job);
  const mayEdit = useMayEdit(job);
  // A user who loses permission meanwhile keeps the input: the server reports it on saving.
  const [couldEdit, setCouldEdit] = useState(mayEdit);
  if (mayEdit && !couldEdit) setCouldEdit(true);
  if (!couldEdit && !data.qaNotes) return null;
  return (
    <>
      <Section
        title={jobMessages.qaNotes}
        actions={
          mayEdit && (
            <ModalButton opens={editQaNotesModal} aria-label={`Edit ${jobMessages.qaNotes}`}>
              Edit
            </ModalButton>
          )
        }
      >
        <p className={data.qaNotes ? classes.text : classes.empty}>{data.qaNotes ?? jobMessages.noQaNotes}</p>
      </Section>
      {couldEdit && (
        <AddressModal name={editQaNotesModal} title="Edit QA notes" shows={EditQaNotes}>
          {({ close }) => <EditQaNotes job={data} onDone={close} />}
        </AddressModal>
      )}
    </>
  );
}
