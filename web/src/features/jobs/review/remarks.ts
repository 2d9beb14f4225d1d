import type { TaskRequirement } from '../../../graphql/generated/schema.ts';
import { isAnswered } from '../../../kit/tasks/reading.ts';
import { reviewMessages } from './messages.ts';
import type { JobAnswer, JobNumberedTask } from '../tasks/jobTasks.ts';

/** When the Shepherd was there, as far as it is known; RFC 3339. */
export interface Visit {
  readonly startedAt: string | null;
  readonly endedAt: string | null;
}

/** What a reviewer should look at twice, by the id of the task. Only what follows from what is there. */
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

/** The tasks that lack something they ask for, in their order: what a reviewer should know before they complete. */
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

/** What the task itself asks for, and what the chosen options do. */
const missingIn = ({ question, answer }: Asked): string[] => [
  ...lacking(question.required, answer),
  ...chosenOptions({ question, answer }).flatMap(({ value, dataMandatory }) =>
    lacking(
      (dataMandatory ?? []).filter((kind) => !question.required.includes(kind)),
      answer,
    ).map((missing) => reviewMessages.becauseOf(missing, value)),
  ),
];

/** What was asked for and is not there. A matrix has its answers elsewhere. */
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

/** What the chosen options tell the reviewer. */
const chosenNotes = (asked: Asked): string[] => chosenOptions(asked).flatMap(({ qaNote }) => qaNote || []);

function timesOutside(answer: JobAnswer | undefined, { startedAt, endedAt }: Visit): string[] {
  return (answer?.media ?? []).flatMap(({ takenAt }, index) => {
    if (takenAt === null) return [];
    const taken = minuteOf(takenAt);
    if (startedAt !== null && taken < minuteOf(startedAt)) return [reviewMessages.takenBefore(index + 1)];
    return endedAt !== null && taken > minuteOf(endedAt) ? [reviewMessages.takenAfter(index + 1)] : [];
  });
}

/** Cameras and servers agree on minutes at best. */
const minuteOf = (instant: string): number => Math.floor(Date.parse(instant) / 60_000);
