import { VisuallyHidden } from '@mantine/core';
import {
  IconBarcode,
  IconCamera,
  IconCircleCheck,
  IconCircleDashed,
  IconClick,
  IconClock,
  IconCursorText,
  IconFlag,
  IconInfoSquare,
  IconListCheck,
  IconMessage,
  IconPencil,
  IconPlayerSkipForward,
  IconProgressAlert,
  IconTable,
  IconToggleLeft,
  IconVideo,
} from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import type { TaskComponentType, TaskRequirement } from '../../../graphql/generated/schema.ts';
import { comparisonInWords, isAnswered, optionName, statusInWords } from '../../../kit/tasks/reading.ts';
import { inWords } from '../../../kit/value/words.ts';
import { jobMessages } from '../messages.ts';
import { requirementLabels } from './jobTasks.ts';
import type { AnsweredQuestion, JobAnswer } from './jobTasks.ts';
import classes from './tasks.module.css';

interface MarkProps {
  readonly icon: Icon;
  readonly label: string;
  readonly className?: string | undefined;
}

/** An icon with a label for tooltips and screen readers. */
function Mark({ icon: Drawn, label, className = '' }: MarkProps) {
  return (
    <span title={label} className={`${classes.mark} ${className}`}>
      <Drawn size={16} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

const types: Readonly<Record<TaskComponentType, Icon>> = {
  ACTION: IconClick,
  BARCODE: IconBarcode,
  BOOLEAN: IconToggleLeft,
  DRAW: IconPencil,
  INPUT: IconCursorText,
  MATRIX: IconTable,
  PHOTO: IconCamera,
  SELECT: IconListCheck,
  SIMPLE: IconInfoSquare,
  TIMER: IconClock,
  VIDEO: IconVideo,
};

export const TypeMark = ({ type }: { type: TaskComponentType }) => (
  // A type that could not be read is null.
  <Mark icon={types[type] ?? IconInfoSquare} label={jobMessages.taskOfType(inWords(type))} />
);

const requirements: Readonly<Record<TaskRequirement, Icon>> = {
  TASK: IconListCheck,
  STATUS: IconFlag,
  PHOTO: IconCamera,
  VIDEO: IconVideo,
  COMMENT: IconMessage,
};

/** The required answers, or that the task is optional. */
export function RequiredMarks({ required }: Pick<AnsweredQuestion, 'required'>) {
  if (required.length === 0) return <span className={classes.quiet}>{jobMessages.optionalTask}</span>;
  return (
    <span className={classes.marks}>
      {required.map((kind) => (
        <Mark key={kind} icon={requirements[kind]} label={requirementLabels[kind]} />
      ))}
    </span>
  );
}

/** Whether there is an answer; a status other than done as text. */
export function StatusMark({
  answer,
  skipped,
}: {
  readonly answer: JobAnswer | undefined;
  readonly skipped: boolean;
}) {
  if (skipped) return <Mark icon={IconPlayerSkipForward} label={jobMessages.skippedByLogic} />;
  const status = statusInWords(answer?.status ?? null);
  if (status !== null) return <Mark icon={IconProgressAlert} label={status} className={classes.waiting} />;
  return isAnswered(answer) ? (
    <Mark icon={IconCircleCheck} label={jobMessages.answered} className={classes.done} />
  ) : (
    <Mark icon={IconCircleDashed} label={jobMessages.notAnswered} />
  );
}

/** The payments of the task on top of the fee, and their conditions. */
export function Payments({ question }: { question: AnsweredQuestion }) {
  const { payments, bonus, reimbursement } = question;
  const all = [...payments, ...[bonus, reimbursement].filter((payment) => payment !== null)].map(
    ({ type, amount, conditionOperator, conditionValue }) => {
      const when =
        conditionOperator && conditionOperator !== 'always'
          ? jobMessages.paidWhen(
              comparisonInWords(conditionOperator),
              conditionValue === null ? '' : optionName(question, conditionValue),
            )
          : '';
      return `${inWords(type)} ${amount.formatted}${when}`;
    },
  );
  return [...new Set(all)].map((payment) => (
    <span key={payment} className={classes.tag}>
      {payment}
    </span>
  ));
}
