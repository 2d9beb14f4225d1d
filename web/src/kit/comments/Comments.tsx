import { ModalButton } from '../modal/ModalButton.tsx';
import { AddressModal } from '../modal/AddressModal.tsx';
import { DateText } from '../value/DateText.tsx';
import { commentMessages } from '../../messages/comments.ts';
import { definePiece } from '../page/code/piece.ts';
import classes from './Comments.module.css';
import { defineModal } from '../modal/defineModal.ts';

export interface Comment {
  readonly id: string;
  /** ISO 8601 instant. */
  readonly date: string;
  /** The author's name; null if it is no longer known. */
  readonly author: string | null;
  readonly text: string;
}

/** Comments on a record, in the given order. */
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
  /** The id of the record. */
  readonly record: string;
  /** Sends the text; when it rejects, the text stays in the form and the network layer has reported the error. */
  readonly onAdd: (text: string) => Promise<unknown>;
}

const CommentForm = definePiece(async () => (await import('./CommentForm.tsx')).CommentForm);

/** The name of its dialog in the address. */
const addComment = defineModal('add-comment');

/** A button and its dialog. */
export function AddComment({ record, onAdd }: AddCommentProps) {
  return (
    <>
      <ModalButton opens={addComment}>{commentMessages.add}</ModalButton>
      <AddressModal name={addComment} title={commentMessages.add} shows={CommentForm}>
        {({ close }) => <CommentForm record={record} onAdd={onAdd} onDone={close} />}
      </AddressModal>
    </>
  );
}
