import type { TaskComponentType } from '../../../../../graphql/generated/schema.ts';
import type { InnerTaskValues, TaskListValues } from '../../schema.ts';

/** A row of the outline as primitive values, so that it renders again only when one differs. */
export interface OutlineRow {
  readonly key: string;
  readonly kind: 'section' | 'task' | 'inner';
  /** The key of its parent; empty for a section. */
  readonly parent: string;
  /** Its index among its siblings, and their number. */
  readonly position: number;
  readonly siblings: number;
  /** 'A', '12', '12.3'. */
  readonly number: string;
  readonly title: string;
  /** Null for a section. */
  readonly type: TaskComponentType | null;
  /** The number of its children. */
  readonly children: number;
  readonly required: boolean;
  readonly internal: boolean;
  readonly jumps: number;
}

/** Every section followed by its tasks, every matrix by its inner tasks. */
export function outlineRows({ sections }: TaskListValues): OutlineRow[] {
  let number = 0;
  return sections.flatMap((section, position): OutlineRow[] => [
    {
      key: section.key,
      kind: 'section',
      parent: '',
      position,
      siblings: sections.length,
      number: String(position + 1),
      title: section.name.trim(),
      type: null,
      children: section.tasks.length,
      required: false,
      internal: false,
      jumps: 0,
    },
    ...section.tasks.flatMap((task, place): OutlineRow[] => {
      number += 1;
      const inner = task.type === 'MATRIX' ? task.matrixTasks : [];
      const own = String(number);
      return [
        {
          ...taskRow(task, own),
          kind: 'task',
          parent: section.key,
          position: place,
          siblings: section.tasks.length,
          children: inner.length,
          jumps: task.jumps.length,
        },
        ...inner.map((one, index): OutlineRow => ({
          ...taskRow(one, `${own}.${index + 1}`),
          kind: 'inner',
          parent: task.key,
          position: index,
          siblings: inner.length,
          children: 0,
          jumps: 0,
        })),
      ];
    }),
  ]);
}

const taskRow = (
  {
    key,
    title,
    type,
    required,
    internal,
  }: InnerTaskValues | ({ type: TaskComponentType } & Omit<InnerTaskValues, 'type'>),
  number: string,
) => ({
  key,
  number,
  title: title.trim(),
  type,
  required: required.length > 0,
  internal,
});

/** Without the descendants of closed rows. */
export function rowsInSight(rows: readonly OutlineRow[], closed: ReadonlySet<string>): readonly OutlineRow[] {
  if (closed.size === 0) return rows;
  const hidden = new Set<string>();
  return rows.filter(({ key, parent }) => {
    const gone = closed.has(parent) || hidden.has(parent);
    if (gone) hidden.add(key);
    return !gone;
  });
}
