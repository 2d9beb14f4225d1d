import { moveSection, moveTask } from '../../edits.ts';
import type { Edit } from '../../edits.ts';
import { moveMatrixTask } from '../../matrixEdits.ts';
import type { TaskListValues } from '../../schema.ts';
import type { OutlineRow } from './outlineRows.ts';

/** The target of a drag. */
export interface DropPlace {
  /** The number of rows above the line that marks it. */
  readonly line: number;
  /** The key of the new parent; empty for a section. */
  readonly inside: string;
  /** Counted from 0, and the number of siblings. */
  readonly position: number;
  readonly total: number;
}

/**
 * The target of a row that is dragged over the row at `index`: a section between sections, a task in any section, a
 * task of a matrix in its own matrix.
 */
export function dropPlace(rows: readonly OutlineRow[], key: string, index: number): DropPlace | null {
  const start = rows.findIndex((row) => row.key === key);
  const row = rows[start];
  if (!row) return null;
  const end = blockEnd(rows, start);
  // The gap that the pointer has passed.
  const gap = index <= start ? index : index + 1;
  switch (row.kind) {
    case 'section':
      return sectionPlace(rows, row, start, gap);
    case 'task':
      return gap >= start && gap <= end
        ? { line: start, inside: row.parent, position: row.position, total: row.siblings }
        : taskPlace(rows, row, gap);
    case 'inner':
      return innerPlace(rows, row, start, gap);
  }
}

/** The index after a row and its descendants. */
function blockEnd(rows: readonly OutlineRow[], start: number): number {
  const rank = { section: 0, task: 1, inner: 2 } as const;
  const own = rows[start];
  if (!own) return start;
  const next = rows.findIndex((row, index) => index > start && rank[row.kind] <= rank[own.kind]);
  return next === -1 ? rows.length : next;
}

function sectionPlace(rows: readonly OutlineRow[], own: OutlineRow, start: number, gap: number): DropPlace {
  const heads = rows.flatMap((row, index) => (row.kind === 'section' ? [index] : []));
  const position = heads.filter((head) => head !== start && head < gap).length;
  const head = heads[position] ?? start;
  return {
    line: position > own.position ? blockEnd(rows, head) : head,
    inside: '',
    position,
    total: own.siblings,
  };
}

function taskPlace(rows: readonly OutlineRow[], own: OutlineRow, gap: number): DropPlace | null {
  const before = rows.findLastIndex((row, index) => index < gap && row.kind !== 'inner' && row !== own);
  const row = rows[before] ?? rows.find(({ kind }) => kind === 'section');
  if (!row) return null;
  const inside = row.kind === 'section' ? row.key : row.parent;
  const section = rows.find(({ key }) => key === inside);
  const isOwn = inside === own.parent;
  const total = (section?.children ?? 0) + (isOwn ? 0 : 1);
  if (before === -1) return { line: 1, inside, position: 0, total };
  if (row.kind === 'section') {
    // The children of a closed section are hidden: a task dropped on it goes to its end.
    const closed = row.children > 0 && !rows.some(({ parent }) => parent === row.key);
    return { line: before + 1, inside, position: closed ? total - 1 : 0, total };
  }
  const movesUp = isOwn && own.position < row.position;
  return { line: blockEnd(rows, before), inside, position: row.position + (movesUp ? 0 : 1), total };
}

function innerPlace(rows: readonly OutlineRow[], own: OutlineRow, start: number, gap: number): DropPlace {
  const siblings = rows.flatMap(({ parent }, index) => (parent === own.parent ? [index] : []));
  const position = siblings.filter((index) => index !== start && index < gap).length;
  const there = siblings[position] ?? start;
  return {
    line: position > own.position ? there + 1 : there,
    inside: own.parent,
    position,
    total: own.siblings,
  };
}

/** The edit of a drop; null if nothing changes. */
export function dropEdit(
  list: TaskListValues,
  row: OutlineRow,
  { inside, position }: DropPlace,
): Edit | null {
  switch (row.kind) {
    case 'section':
      return moveSection(list, row.key, position);
    case 'task':
      return moveTask(list, row.key, { section: inside, position });
    case 'inner':
      return moveMatrixTask(list, row.key, position);
  }
}
