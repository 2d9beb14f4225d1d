import { Button, Modal } from '@mantine/core';
import { confirmMessages } from '../../messages/confirmations.ts';
import classes from '../modal/Modal.module.css';

const leaving = {
  title: confirmMessages.unsavedTitle,
  text: confirmMessages.unsavedText,
  act: confirmMessages.leave,
};

interface UnsavedQuestionProps {
  /** What is about to be done: leaving the page, unless said otherwise. */
  readonly question?: { readonly title: string; readonly text: string; readonly act: string };
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

export default function UnsavedQuestion({ question = leaving, onStay, onLeave }: UnsavedQuestionProps) {
  return (
    <Modal opened onClose={onStay} title={question.title} size={400} withCloseButton={false} zIndex={400}>
      <p className={classes.text}>{question.text}</p>
      <div className={classes.buttons}>
        <Button variant="default" color="red" onClick={onLeave}>
          {question.act}
        </Button>
        <Button data-autofocus onClick={onStay}>
          {confirmMessages.stay}
        </Button>
      </div>
    </Modal>
  );
}
