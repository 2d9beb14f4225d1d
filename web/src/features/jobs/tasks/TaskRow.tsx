import { Button } from '@mantine/core';
import type { FocusEvent, ReactNode } from 'react';
import { useOpenModal } from '../../../kit/modal/useModal.ts';
import { MoreActions } from '../../../kit/overlay/MoreActions.tsx';
import { isAnswered } from '../../../kit/tasks/reading.ts';
import { inDigits } from '../../../messages/inDigits.ts';
import { jobMessages } from '../messages.ts';
import { AnswerText } from './AnswerText.tsx';
import { AnswerUploads } from './AnswerUploads.tsx';
import { editCommentModal, editReimbursementModal, editTaskNotesModal } from './edit/EditAnswerDialog.tsx';
import { isChosen, isEntered, writePlace } from './jobTasks.ts';
import type { AnsweredQuestion, AnswerPlace, JobAnswer, JobNumberedTask } from './jobTasks.ts';
import { useTaskDesk } from './TaskDesk.tsx';
import { InformationHint, JumpHint } from './TaskHints.tsx';
import { Payments, RequiredMarks, StatusMark, TypeMark } from './TaskMarks.tsx';
import classes from './tasks.module.css';
import type { ModalName } from '../../../kit/modal/defineModal.ts';

interface TaskRowProps {
  readonly task: JobNumberedTask;
  /** The answers are not loaded: nothing is said about them. */
  readonly unread: boolean;
  /** The additions of the review page, which goes through tasks one by one. */
  readonly review?: ReviewedRow;
}

interface ReviewedRow {
  readonly current: boolean;
  readonly onCurrent: () => void;
  readonly mark: ReactNode;
  readonly remarks: ReactNode;
}

/** A task of the list with its answer. */
export function TaskRow({ task, unread, review }: TaskRowProps) {
  const { number, question, answer, conditions, skipped } = task;
  const { openMatrix } = useTaskDesk();
  const { type } = question.component;
  const place = { taskId: question.id };
  const name = `${number}. ${question.title}`;
  return (
    <li
      className={classes.task}
      style={{ '--likely-height': `${likelyHeight(task)}px` }}
      {...(review && {
        'aria-current': review.current || undefined,
        tabIndex: -1,
        onClick: review.onCurrent,
        onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
          // A pressed control must stay in place until it is released: the previous row is about to become smaller.
          if (!currentTarget.matches(':active')) review.onCurrent();
        },
      })}
    >
      <TaskHead
        heading={
          <>
            {review?.mark}
            <h4 className={classes.title}>{name}</h4>
          </>
        }
        question={question}
        answer={answer}
        conditions={conditions}
        skipped={skipped}
        unread={unread || (type === 'MATRIX' && !skipped)}
        edit={<EditAnswerButton question={question} answer={answer} place={place} name={name} />}
      />
      {review?.remarks}
      {type === 'MATRIX' ? (
        <p className={classes.matrix}>
          {answer && <span>{items(answer.itemCount ?? 0)}</span>}
          <Button variant="default" size="compact-xs" onClick={() => openMatrix(question.id)}>
            {jobMessages.showItems}
          </Button>
        </p>
      ) : (
        !unread && (
          <AnswerBody
            question={question}
            answer={answer}
            place={place}
            name={name}
            skipped={skipped}
            addable={review?.current ?? true}
          />
        )
      )}
    </li>
  );
}

const items = (count: number) => (count === 1 ? '1 item' : `${inDigits(count)} items`);

interface TaskHeadProps {
  readonly heading: ReactNode;
  readonly question: AnsweredQuestion;
  readonly answer: JobAnswer | undefined;
  readonly conditions: readonly string[];
  readonly skipped?: boolean;
  readonly unread: boolean;
  readonly edit: ReactNode;
}

/** The question with its marks: one line, or more if it does not fit. */
export function TaskHead({
  heading,
  question,
  answer,
  conditions,
  skipped = false,
  unread,
  edit,
}: TaskHeadProps) {
  return (
    <div className={classes.head}>
      <TypeMark type={question.component.type} />
      {heading}
      {question.internal && <span className={classes.tag}>{jobMessages.internalTask}</span>}
      <RequiredMarks required={question.required} />
      <Payments question={question} />
      <JumpHint title={question.title} conditions={conditions} />
      <InformationHint question={question} />
      {!unread && (
        <span className={classes.status}>
          {edit}
          <StatusMark answer={answer} skipped={skipped} />
        </span>
      )}
    </div>
  );
}

interface EditedAnswerProps {
  readonly question: AnsweredQuestion;
  readonly place: AnswerPlace;
  /** The task's accessible name among all visible ones. */
  readonly name: string;
}

/** The edit actions of an answer, with permission: the correction as a button, the rest in a menu. */
export function EditAnswerButton({
  question,
  answer,
  place,
  name,
}: EditedAnswerProps & { readonly answer: JobAnswer | undefined }) {
  const { mayEdit, inReview, openAnswer } = useTaskDesk();
  const open = useOpenModal();
  if (!mayEdit) return null;
  const at = writePlace(place);
  const part = (what: string, value: unknown, modal: ModalName) => ({
    label: jobMessages.editPart(what, Boolean(value)),
    run: () => open(modal, at),
  });
  return (
    <>
      {(isChosen(question) || isEntered(question)) && (
        <Button
          variant="default"
          size="compact-xs"
          aria-label={jobMessages.editAnswerOf(name)}
          onClick={() => openAnswer(at)}
        >
          Edit
        </Button>
      )}
      <MoreActions
        label={jobMessages.moreOf(name)}
        quiet
        actions={[
          part('comment', answer?.comment, editCommentModal),
          ...(inReview ? [part('reimbursement', answer?.reimbursement, editReimbursementModal)] : []),
          part('QA notes', answer?.qaNotes, editTaskNotesModal),
        ]}
      />
    </>
  );
}

/** The answer, and with permission the control to add photos. */
export function AnswerBody({
  question,
  answer,
  place,
  name,
  skipped = false,
  addable = true,
}: EditedAnswerProps & {
  readonly answer: JobAnswer | undefined;
  readonly skipped?: boolean;
  /** Photos can be added at the current task. */
  readonly addable?: boolean;
}) {
  return (
    <div className={classes.body}>
      {answer && (isAnswered(answer) || answer.qaNotes || answer.reimbursement) ? (
        <AnswerText question={question} answer={answer} />
      ) : (
        <p className={classes.quiet}>{skipped ? jobMessages.skippedTask : jobMessages.notAnswered}</p>
      )}
      <AnswerUploads question={question} place={place} name={name} addable={addable} />
    </div>
  );
}

/** The estimated height of a task before it is rendered, for a stable scroll bar. */
function likelyHeight({ answer }: JobNumberedTask): number {
  const texts = [answer?.comment, answer?.value, answer?.reason].filter(Boolean).length;
  const photoRows = Math.ceil((answer?.media.length ?? 0) / 4);
  return 84 + texts * 22 + photoRows * 140;
}
