import type { TaskRequirement } from '../../../graphql/generated/schema.ts';
import { isAnswered } from '../../../kit/tasks/reading.ts';
import { reviewMessages } from './messages.ts';
import type { JobAnswer, JobNumberedTask } from '../tasks/jobTasks.ts';

/** The time of the Shepherd's visit, as far as it is known; RFC 3339. */
export interface Visit {
  readonly startedAt: string | null;
  readonly endedAt: string | null;
}

/** Hints for the reviewer by task id, derived only from the existing data. */
export function remarksOf(
  tasks: readonly JobNumberedTask[],
  visit: Visit,
): ReadonlyMap<string, readonly string[]> {
  return new Map(tasks.map((task) => [task.question.id, remarksOn(task, visit)]));
}

function remarksOn({ question, answer, offPath, skipped }: JobNumberedTask, visit: Visit): string[] {
  if (skipped) return [];
  if (offPath) return [reviewMessages.answeredThoughSkipped];
  return [
    ...missingIn({ question, answer }),
    ...chosenNotes({ question, answer }),
    ...timesOutside(answer, visit),
  ];
}

/** The tasks with missing required answers, in order: for the confirmation of completing. */
export function tasksWithGaps(
  tasks: readonly JobNumberedTask[],
): readonly { readonly task: JobNumberedTask; readonly missing: readonly string[] }[] {
  return tasks
    .filter(({ offPath }) => !offPath)
    .map((task) => ({ task, missing: missingIn(task) }))
    .filter(({ missing }) => missing.length > 0);
}

type Asked = Pick<JobNumberedTask, 'question' | 'answer'>;

const chosenOptions = ({ question, answer }: Asked) =>
  (question.component.options ?? []).filter(({ id }) => answer?.selection.includes(id) === true);

/** The missing requirements of the task and of its selected options. */
const missingIn = ({ question, answer }: Asked): string[] => [
  ...lacking(question.required, answer),
  ...chosenOptions({ question, answer }).flatMap(({ value, dataMandatory }) =>
    lacking(
      (dataMandatory ?? []).filter((kind) => !question.required.includes(kind)),
      answer,
    ).map((missing) => reviewMessages.becauseOf(missing, value)),
  ),
];

/** The missing required answers. A matrix has its answers elsewhere. */
function lacking(required: readonly TaskRequirement[], answer: JobAnswer | undefined): string[] {
  return required.flatMap((kind) => (isGiven(kind, answer) ? [] : reviewMessages.requiredMissing[kind]));
}

function isGiven(kind: TaskRequirement, answer: JobAnswer | undefined): boolean {
  switch (kind) {
    case 'PHOTO':
    case 'VIDEO':
      return (answer?.media ?? []).some(({ type, status }) => type === kind && status !== 'FAILED');
    case 'COMMENT':
      return Boolean(answer?.comment);
    case 'STATUS':
      return Boolean(answer?.status);
    case 'TASK':
      return isAnswered(answer) || (answer?.itemCount ?? 0) > 0;
  }
}

/** The notes of the selected options for the reviewer. */
const chosenNotes = (asked: Asked): string[] => chosenOptions(asked).flatMap(({ qaNote }) => qaNote || []);

function timesOutside(answer: JobAnswer | undefined, { startedAt, endedAt }: Visit): string[] {
  return (answer?.media ?? []).flatMap(({ takenAt }, index) => {
    if (takenAt === null) return [];
    const taken = minuteOf(takenAt);
    if (startedAt !== null && taken < minuteOf(startedAt)) return [reviewMessages.takenBefore(index + 1)];
    return endedAt !== null && taken > minuteOf(endedAt) ? [reviewMessages.takenAfter(index + 1)] : [];
  });
}

/** The clocks of cameras and servers agree to the minute at best. */
const minuteOf = (instant: string): number => Math.floor(Date.parse(instant) / 60_000);
