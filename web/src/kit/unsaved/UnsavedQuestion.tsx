import { Button, Modal } from '@mantine/core';
import { confirmMessages } from '../../messages/confirmations.ts';
import classes from '../modal/Modal.module.css';

interface UnsavedQuestionProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

export default function UnsavedQuestion({ onStay, onLeave }: UnsavedQuestionProps) {
  return (
    <Modal
      opened
      onClose={onStay}
      title={confirmMessages.unsavedTitle}
      size={400}
      withCloseButton={false}
      zIndex={400}
    >
      <p className={classes.text}>{confirmMessages.unsavedText}</p>
      <div className={classes.buttons}>
        <Button variant="default" color="red" onClick={onLeave}>
          {confirmMessages.leave}
        </Button>
        <Button data-autofocus onClick={onStay}>
          {confirmMessages.stay}
        </Button>
      </div>
    </Modal>
  );
}
