import { memo, useCallback } from 'react';
import type { Currency } from '../../../../graphql/generated/schema.ts';
import type { TaskValues } from '../schema.ts';
import { withGiven } from './answers.ts';
import type { AskedTask, GivenAnswer } from './answers.ts';
import { AnswerFields } from './AnswerFields.tsx';
import { MatrixControl } from './controls/MatrixControl.tsx';
import { AskedOf, TaskWords } from './TaskWords.tsx';
import { previewMessages } from './messages.ts';
import classes from './TaskScreen.module.css';

interface TaskScreenProps {
  readonly task: TaskValues;
  readonly number: number;
  readonly answer: GivenAnswer;
  readonly currency: Currency;
  readonly onAnswer: (task: AskedTask, change: Partial<GivenAnswer>) => void;
}

/** A task as in the app. Memoised: it renders only when it or its answer changes, not with every edit of the list. */
export const TaskScreen = memo(function TaskScreen({
  task,
  number,
  answer,
  currency,
  onAnswer,
}: TaskScreenProps) {
  const onChange = useCallback((change: Partial<GivenAnswer>) => onAnswer(task, change), [onAnswer, task]);
  return (
    <article className={classes.task}>
      {task.internal && (
        <p className={classes.internal}>
          <span className={classes.tag}>{previewMessages.internal}</span>
          {previewMessages.internalMeans}
        </p>
      )}
      <h3 tabIndex={-1} className={classes.title}>
        <span className={classes.number}>{number}.</span>{' '}
        {task.title.trim() || <span className={classes.quiet}>{previewMessages.untitledTask}</span>}
      </h3>
      <AskedOf task={task} />
      <TaskWords task={task} />
      {task.type === 'MATRIX' && (
        <MatrixControl
          task={task}
          answer={answer}
          currency={currency}
          renderTask={(inner, item, given) => (
            <AnswerFields
              task={inner}
              answer={given}
              currency={currency}
              onChange={(change) => {
                const ofItem = { ...answer.items[item], [inner.key]: withGiven(inner, given, change) };
                onChange({ items: { ...answer.items, [item]: ofItem } });
              }}
            />
          )}
        />
      )}
      <AnswerFields task={task} answer={answer} currency={currency} onChange={onChange} />
    </article>
  );
});
