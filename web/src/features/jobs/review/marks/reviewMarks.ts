import type { ReviewMarkKind } from '../../../../graphql/generated/schema.ts';

/** A mark that the server keeps. */
export interface ReviewMark {
  readonly taskId: string;
  readonly kind: ReviewMarkKind;
  readonly user: { readonly id: string; readonly name: string };
}

/** The ids of the marked tasks. */
export interface MarkedTasks {
  readonly seen: readonly string[];
  /** For a second look. */
  readonly selected: readonly string[];
  readonly accepted: readonly string[];
}

/** A mark that was set or taken away here, and that the server may not know yet. */
export interface MarkChange {
  readonly taskId: string;
  readonly kind: ReviewMarkKind;
  readonly marked: boolean;
}

const kinds = { SEEN: 'seen', SELECTED: 'selected', ACCEPTED: 'accepted' } as const satisfies Readonly<
  Record<ReviewMarkKind, keyof MarkedTasks>
>;
// Safe: the object has no other keys.
const allKinds = Object.keys(kinds) as ReviewMarkKind[];

const isSameMark = (one: Omit<MarkChange, 'marked'>, other: Omit<MarkChange, 'marked'>): boolean =>
  one.taskId === other.taskId && one.kind === other.kind;

/** The marks of the server with the changes that were made here. */
export function markedTasks(
  marks: readonly Omit<MarkChange, 'marked'>[],
  changes: readonly MarkChange[],
): MarkedTasks {
  const left = marks.filter((mark) => !changes.some((change) => isSameMark(change, mark)));
  const all = [...left, ...changes.filter(({ marked }) => marked)];
  const idsOf = (kind: ReviewMarkKind): string[] =>
    all.flatMap((mark) => (mark.kind === kind ? mark.taskId : []));
  return { seen: idsOf('SEEN'), selected: idsOf('SELECTED'), accepted: idsOf('ACCEPTED') };
}

/** What a step of the reviewer has changed. */
export function changesBetween(before: MarkedTasks, after: MarkedTasks): readonly MarkChange[] {
  return allKinds.flatMap((kind) => {
    const [was, is] = [before[kinds[kind]], after[kinds[kind]]];
    if (was === is) return [];
    const added = is.filter((taskId) => !was.includes(taskId));
    const removed = was.filter((taskId) => !is.includes(taskId));
    return [
      ...added.map((taskId) => ({ taskId, kind, marked: true })),
      ...removed.map((taskId) => ({ taskId, kind, marked: false })),
    ];
  });
}

/** Both, with the later change of each mark. */
export const joined = (
  earlier: readonly MarkChange[],
  later: readonly MarkChange[],
): readonly MarkChange[] =>
  later.length === 0
    ? earlier
    : [...earlier.filter((change) => !later.some((other) => isSameMark(change, other))), ...later];

/** Those that were not sent, or have changed again since. */
export const without = (changes: readonly MarkChange[], sent: readonly MarkChange[]): readonly MarkChange[] =>
  changes.filter(
    (change) => !sent.some((other) => isSameMark(change, other) && change.marked === other.marked),
  );

/** Another user's name by the mark that the user has set: for a reviewer who goes on where another one stopped. */
export type MarksOfOthers = (kind: ReviewMarkKind, taskId: string) => string | undefined;

export function marksOfOthers(marks: readonly ReviewMark[], person: string): MarksOfOthers {
  const names = new Map(
    marks.flatMap(({ taskId, kind, user }) =>
      user.id === person ? [] : [[`${kind} ${taskId}`, user.name] as const],
    ),
  );
  return (kind, taskId) => names.get(`${kind} ${taskId}`);
}
