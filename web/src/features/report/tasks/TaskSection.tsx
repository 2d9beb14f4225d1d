import { Answer } from './Answer.tsx';
import { Matrix } from '../matrix/Matrix.tsx';
import { PartBoundary } from '../odd/PartBoundary.tsx';
import { OddFields, Readable } from '../odd/OddFields.tsx';
import { sectionAnchor, taskAnchor } from '../reading.ts';
import type { NumberedTask, ReportSection } from '../reading.ts';
import { TaskLink } from './TaskLink.tsx';
import classes from './Task.module.css';

/** The kind of the answer; options that could not be read are marked in the answer. */
const componentFields = ['type', 'inputType', 'matrixTasks'];

interface TaskSectionProps {
  readonly section: ReportSection;
  readonly isPrinted: boolean;
}

export function TaskSection({ section, isPrinted }: TaskSectionProps) {
  return (
    <section id={sectionAnchor(section)} className={classes.section}>
      <h2 className={classes.sectionName}>
        <Readable odd={section.odd} field="name">
          {section.name}
        </Readable>
      </h2>
      {section.tasks.length === 0 && (
        <p className={classes.none}>
          <Readable odd={section.odd} field="tasks">
            No tasks
          </Readable>
        </p>
      )}
      <ul className={classes.tasks}>
        {section.tasks.map((task) => (
          <Task key={task.question.id} task={task} isPrinted={isPrinted} />
        ))}
      </ul>
    </section>
  );
}

interface TaskProps {
  readonly task: NumberedTask;
  readonly isPrinted: boolean;
}

function Task({ task, isPrinted }: TaskProps) {
  const { number, question, answer } = task;
  return (
    <li
      id={taskAnchor(task)}
      className={classes.task}
      data-short={isShort(task)}
      style={{ '--likely-height': `${likelyHeight(task)}px` }}
    >
      <div className={classes.taskHead}>
        <h3 className={classes.taskTitle}>
          <span className={classes.number}>{number}.</span>{' '}
          <Readable odd={question.odd} field="title">
            {question.title}
          </Readable>
        </h3>
        <TaskLink task={task} />
      </div>
      <div className={classes.taskBody}>
        <PartBoundary>
          <OddFields odd={question.component.odd} fields={componentFields} />
          {question.component.type === 'MATRIX' ? (
            <Matrix task={task} isPrinted={isPrinted} />
          ) : (
            <Answer question={question} answer={answer} />
          )}
        </PartBoundary>
      </div>
    </li>
  );
}

/** A short task is kept on one page. */
const isShort = ({ question, answer }: NumberedTask): boolean =>
  question.component.type !== 'MATRIX' && (answer?.media.length ?? 0) <= 4;

/** The estimated height of a task before it is rendered, for a stable scroll bar. Four photos fit in a row. */
function likelyHeight({ answer }: NumberedTask): number {
  if (answer?.itemCount) return 200 + Math.min(720, answer.itemCount * 57);
  const comment = answer?.comment ? 34 : 0;
  const photoRows = Math.ceil((answer?.media.length ?? 0) / 4);
  return 96 + comment + photoRows * 146;
}
