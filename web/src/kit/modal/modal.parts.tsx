import { definePart } from '../../parts/definition.ts';
import UnsavedQuestion from '../unsaved/UnsavedQuestion.tsx';
import { useState } from 'react';
import { AddressModal } from './AddressModal.tsx';
import { ConfirmForm } from './ConfirmForm.tsx';
import { ConfirmModal } from './ConfirmModal.tsx';
import { ModalButton } from './ModalButton.tsx';
import { Button } from '@mantine/core';
import { defineModal } from './defineModal.ts';

const editModal = defineModal('part-edit');
const cancelModal = defineModal('part-cancel');

const nothing = async () => undefined;

function Unsaved() {
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setAsked(true)}>
        Leave
      </Button>
      {asked && <UnsavedQuestion onStay={close} onLeave={close} />}
    </>
  );
}

export const parts = [
  definePart('Modal', {
    'opened by its button': () => (
      <>
        <ModalButton opens={editModal}>Edit</ModalButton>
        <AddressModal name={editModal} title="Edit order">
          {() => <p>What can be changed stands here.</p>}
        </AddressModal>
      </>
    ),
  }),
  definePart('Confirmation', {
    'opened by its button': () => (
      <>
        <ModalButton opens={cancelModal}>Cancel order</ModalButton>
        <ConfirmModal
          name={cancelModal}
          title="Cancel this order?"
          act="Cancel order"
          dangerous
          affects={{ count: 3, thing: 'open job' }}
          onConfirm={nothing}
        >
          Its open jobs are cancelled with it.
        </ConfirmModal>
      </>
    ),
    'with a comment': () => (
      <ConfirmForm
        act="Cancel order"
        dangerous
        comment="required"
        onConfirm={nothing}
        onClose={() => undefined}
      >
        Its open jobs are cancelled with it.
      </ConfirmForm>
    ),
    harmless: () => (
      <ConfirmForm act="Approve" onConfirm={nothing} onClose={() => undefined}>
        Shepherds see its jobs from now on.
      </ConfirmForm>
    ),
  }),
  definePart('Unsaved question', { 'on leaving (press it)': Unsaved }),
];
