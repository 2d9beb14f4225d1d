import { ModalButton } from '../modal/ModalButton.tsx';
import { AddressModal } from '../modal/AddressModal.tsx';
import { DateText } from '../value/DateText.tsx';
import { commentMessages } from '../../messages/comments.ts';
import { definePiece } from '../page/piece.ts';
import classes from './Comments.module.css';
import { defineModal } from '../modal/defineModal.ts';

export interface Comment {
  readonly id: string;
  /** ISO 8601 instant. */
  readonly date: string;
  /** Name of who wrote it; null where that is not known any more. */
  readonly author: string | null;
  readonly text: string;
}

/** What people wrote about something, in the order in which it is given. */
export function Comments({ comments }: { comments: readonly Comment[] }) {
  if (comments.length === 0) return <p className={classes.empty}>{commentMessages.none}</p>;
  return (
    <ol className={classes.list}>
      {comments.map(({ id, date, author, text }) => (
        <li key={id}>
          <p className={classes.about}>
            <span className={classes.author}>{author ?? commentMessages.unknownAuthor}</span>{' '}
            <DateText value={date} show="date-time" />
          </p>
          <p className={classes.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}

interface AddCommentProps {
  /** Sends what was typed; when it rejects, it stays in the form and the network layer has told why. */
  readonly onAdd: (text: string) => Promise<unknown>;
}

const CommentForm = definePiece(async () => (await import('./CommentForm.tsx')).CommentForm);

/** The name of its dialog in the address. */
const addComment = defineModal('add-comment');

/** A button and the dialog that it opens. */
export function AddComment({ onAdd }: AddCommentProps) {
  return (
    <>
      <ModalButton opens={addComment}>{commentMessages.add}</ModalButton>
      <AddressModal name={addComment} title={commentMessages.add} shows={CommentForm}>
        {({ close }) => <CommentForm onAdd={onAdd} onDone={close} />}
      </AddressModal>
    </>
  );
}
