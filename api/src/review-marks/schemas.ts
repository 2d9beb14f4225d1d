import { Type } from 'typebox';
import type { Static } from 'typebox';
import { choice, component, Instant, Named, optional, Reference, rows } from '../http/schemas/schemas.ts';

/** What a reviewer has done with a task. */
export const ReviewMarkKind = choice('ReviewMarkKind', ['seen', 'selected', 'accepted']);

/** Of one request. */
const mostRows = 1_000;

const TaskMark = component(
  'TaskMark',
  Type.Object({
    task_id: Reference({
      minLength: 1,
      maxLength: 255,
      description: "The id of a task in the job's task list",
    }),
    kind: ReviewMarkKind,
  }),
);

const taskMarks = (description: string) =>
  optional(Type.Array(TaskMark, { maxItems: mostRows, description }));

export const ReviewMarksChange = component(
  'ReviewMarksChange',
  Type.Object({
    add: taskMarks('Marks to add; one that is there keeps its user and time'),
    remove: taskMarks('Marks to remove; one that is not there changes nothing'),
  }),
);
export type ReviewMarksChange = Static<typeof ReviewMarksChange>;

export const ReviewMark = component(
  'ReviewMark',
  Type.Object({
    task_id: Type.String(),
    kind: ReviewMarkKind,
    user: Named,
    marked_at: Instant,
  }),
);
export type ReviewMark = Static<typeof ReviewMark>;

export const ReviewMarks = rows('ReviewMarks', ReviewMark);
