import { useState } from 'react';
import { Answer } from './Answer.tsx';
import { MatrixDialog } from './MatrixDialog.tsx';
import { MatrixItems } from './MatrixItems.tsx';
import type { NumberedTask, ReportSection } from './reading.ts';
import type { ReportItem } from './requestReport.ts';
import classes from './Task.module.css';
import { inDigits } from '../../messages/inDigits.ts';

/** Items of matrix tasks that were read for the printed document, by task. */
export type PrintedItems = ReadonlyMap<string, readonly ReportItem[]>;

export function TaskSection({ section, printed }: { section: ReportSection; printed: PrintedItems }) {
  return (
    <section className={classes.section}>
      <h2 className={classes.sectionName}>{section.name}</h2>
      {section.tasks.length === 0 && <p className={classes.none}>No tasks</p>}
      <ul className={classes.tasks}>
        {section.tasks.map((task) => (
          <Task key={task.question.id} task={task} printed={printed.get(task.question.id)} />
        ))}
      </ul>
    </section>
  );
}

interface TaskProps {
  readonly task: NumberedTask;
  readonly printed: readonly ReportItem[] | undefined;
}

function Task({ task, printed }: TaskProps) {
  const { number, question, answer, conditions } = task;
  return (
    <li
      className={classes.task}
      data-short={isShort(task)}
      style={{ '--likely-height': `${likelyHeight(task)}px` }}
    >
      <h3 className={classes.taskTitle}>
        <span className={classes.number}>{number}.</span> {question.title}
      </h3>
      <div className={classes.taskBody}>
        {question.description && <p className={classes.description}>{question.description}</p>}
        {question.component.type === 'MATRIX' ? (
          <Matrix task={task} printed={printed} />
        ) : (
          <Answer question={question} answer={answer} />
        )}
        {conditions.length > 0 && (
          <ul className={classes.conditions} aria-label="What came next">
            {conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

function Matrix({ task: { question, answer }, printed }: TaskProps) {
  const [open, setOpen] = useState(false);
  const count = answer?.itemCount ?? 0;
  const items = count === 1 ? '1 item' : `${inDigits(count)} items`;
  return (
    <>
      <p className={classes.matrix}>
        <span>{items}</span>
        {count > 0 && (
          <button type="button" className={classes.quietButton} onClick={() => setOpen(true)}>
            Show items
          </button>
        )}
      </p>
      {open && <MatrixDialog question={question} onClose={() => setOpen(false)} />}
      {printed ? (
        <div className={classes.printOnly}>
          <MatrixItems question={question} items={printed} heading="h4" />
        </div>
      ) : (
        count > 0 && <p className={classes.printOnly}>The items are in the online report.</p>
      )}
    </>
  );
}

/** What fits on any page is not torn apart by the end of one. */
const isShort = ({ question, answer }: NumberedTask): boolean =>
  question.component.type !== 'MATRIX' && (answer?.media.length ?? 0) <= 4;

/** About how high a task is before it is drawn, so that the scroll bar tells the truth. Four photos stand in a row. */
function likelyHeight({ question, answer, conditions }: NumberedTask): number {
  const texts = [question.description, answer?.comment].filter(Boolean).length;
  const photoRows = Math.ceil((answer?.media.length ?? 0) / 4);
  return 96 + texts * 34 + photoRows * 146 + conditions.length * 24;
}
