import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { topDialog } from '../overlay/topDialog.ts';
import { confirmMessages } from '../../messages/confirmations.ts';
import classes from '../modal/Modal.module.css';

const leaving = {
  title: confirmMessages.unsavedTitle,
  text: confirmMessages.unsavedText,
  act: confirmMessages.leave,
};

interface UnsavedQuestionProps {
  /** The action to confirm; leaving the page by default. */
  readonly question?: { readonly title: string; readonly text: string; readonly act: string };
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** A dialog below would handle Escape as well, and ask again. */
const alone = { 'data-mantine-stop-propagation': 'true' };

/** Staying changes nothing: Escape, too, restores the focus. */
export default function UnsavedQuestion({ question = leaving, onStay, onLeave }: UnsavedQuestionProps) {
  const [before] = useState(() => document.activeElement);
  const [portalProps] = useState(topDialog);
  const stay = () => {
    onStay();
    setTimeout(() => {
      if (before instanceof HTMLElement) before.focus();
    });
  };
  return (
    <Modal
      opened
      onClose={stay}
      onKeyDown={({ key }) => {
        if (key === 'Escape') stay();
      }}
      attributes={{ content: alone }}
      title={question.title}
      size={400}
      withCloseButton={false}
      zIndex={400}
      portalProps={portalProps}
    >
      <p className={classes.text}>{question.text}</p>
      <div className={classes.buttons}>
        <Button variant="default" color="red" onClick={onLeave} {...alone}>
          {question.act}
        </Button>
        <Button data-autofocus onClick={stay} {...alone}>
          {confirmMessages.stay}
        </Button>
      </div>
    </Modal>
  );
}
