import type { TaskRequirement } from '../../../graphql/generated/schema.ts';
import { isAnswered } from '../../../kit/tasks/reading.ts';
import { reviewMessages } from './messages.ts';
import type { JobAnswer, JobNumberedTask, TaskLogic } from '../tasks/jobTasks.ts';
import { skippedTasks } from './taskPath.ts';

/** When the Shepherd was there, as far as it is known; RFC 3339. */
export interface Visit {
  readonly startedAt: string | null;
  readonly endedAt: string | null;
}

/** What a reviewer should look at twice, by the id of the task. Only what follows from what is there. */
export function remarksOf(
  tasks: readonly JobNumberedTask[],
  logic: readonly TaskLogic[],
  visit: Visit,
): ReadonlyMap<string, readonly string[]> {
  const skipped = skippedTasks(tasks, logic);
  return new Map(
    tasks.map(({ question, answer }) => [
      question.id,
      skipped.has(question.id)
        ? isAnswered(answer)
          ? [reviewMessages.answeredThoughSkipped]
          : []
        : [
            ...lacking(question.required, answer),
            ...chosenNotes({ question, answer }),
            ...timesOutside(answer, visit),
          ],
    ]),
  );
}

type Asked = Pick<JobNumberedTask, 'question' | 'answer'>;

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

/** What the chosen options ask for, and what they tell the reviewer. */
function chosenNotes({ question, answer }: Asked): string[] {
  const chosen = (question.component.options ?? []).filter(
    ({ id }) => answer?.selection.includes(id) === true,
  );
  return chosen.flatMap(({ value, dataMandatory, qaNote }) => [
    ...lacking(
      (dataMandatory ?? []).filter((kind) => !question.required.includes(kind)),
      answer,
    ).map((missing) => reviewMessages.becauseOf(missing, value)),
    ...(qaNote ? [qaNote] : []),
  ]);
}

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
