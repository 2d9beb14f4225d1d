import { memo, useMemo, useState } from 'react';
import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { textScale } from '../../../../../ui/textScale.ts';
import { SortableRows } from '../../../../../ui/sorting/SortableRows.tsx';
import { editorMessages } from '../../messages.ts';
import { dropPlace } from './dropPlace.ts';
import type { DropPlace } from './dropPlace.ts';
import type { Act } from './editByKey.ts';
import classes from './Outline.module.css';
import { OutlineItem, titleOf } from './OutlineItem.tsx';
import { rowsInSight } from './outlineRows.ts';
import type { OutlineRow } from './outlineRows.ts';

interface OutlineProps {
  readonly rows: readonly OutlineRow[];
  readonly selected: string;
  readonly problems: ReadonlyMap<string, number>;
  readonly findings: ReadonlyMap<string, number> | undefined;
  readonly tree: RefObject<HTMLDivElement | null>;
  readonly onSelect: (key: string) => void;
  /** Selects a row while the user moves by key, when further keys may follow. */
  readonly onWalk: (key: string) => void;
  readonly onAct: (act: Act) => void;
  readonly onDrop: (row: OutlineRow, place: DropPlace) => void;
  /** Moves the focus to the selected row's fields. */
  readonly onEnter: () => void;
}

/** The height of every row. */
const rowHeight = 44;

const actKeys: Readonly<Record<string, Act>> = {
  n: 'addTask',
  s: 'addSection',
  c: 'copy',
  Delete: 'remove',
  Backspace: 'remove',
};

/** The sections and tasks as a tree. One row is selected, and shortcuts do the same as the buttons. */
export const Outline = memo(function Outline({
  rows,
  selected,
  problems,
  findings,
  tree,
  onSelect,
  onWalk,
  onAct,
  onDrop,
  onEnter,
}: OutlineProps) {
  const [scale] = useState(textScale);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const shown = useMemo(() => rowsInSight(rows, closed), [rows, closed]);
  const keys = useMemo(() => shown.map(({ key }) => key), [shown]);
  const byKey = useMemo(() => new Map(rows.map((row) => [row.key, row])), [rows]);
  const reachable = keys.includes(selected) ? selected : keys[0];

  const setOpen = (key: string, open: boolean) =>
    setClosed((before) => {
      const next = new Set(before);
      if (open) next.delete(key);
      else next.add(key);
      return next;
    });
  const goTo = (key: string | undefined, select = onWalk) => {
    if (key === undefined) return;
    select(key);
    elementOf(tree.current, key)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // During a keyboard drag, the keys move the row.
    if (event.ctrlKey || event.metaKey || tree.current?.querySelector('[data-dragging]')) return;
    const index = keys.indexOf(keyOf(event.target) ?? '');
    const row = shown[index];
    if (!row || !handled(event, row, index)) return;
    event.preventDefault();
  };

  const handled = ({ key, altKey }: KeyboardEvent, row: OutlineRow, index: number): boolean => {
    if (altKey) {
      if (key !== 'ArrowUp' && key !== 'ArrowDown') return false;
      onAct(key === 'ArrowUp' ? 'up' : 'down');
      return true;
    }
    const act = actKeys[key];
    if (act !== undefined) {
      onAct(act);
      return true;
    }
    switch (key) {
      case 'ArrowDown':
        goTo(keys[index + 1]);
        return true;
      case 'ArrowUp':
        goTo(keys[index - 1]);
        return true;
      case 'Home':
        goTo(keys[0]);
        return true;
      case 'End':
        goTo(keys.at(-1));
        return true;
      case 'ArrowRight':
        if (row.children > 0 && closed.has(row.key)) setOpen(row.key, true);
        else if (row.children > 0) goTo(keys[index + 1]);
        return true;
      case 'ArrowLeft':
        if (row.children > 0 && !closed.has(row.key)) setOpen(row.key, false);
        else if (row.parent !== '') goTo(row.parent);
        return true;
      case 'Enter':
        onEnter();
        return true;
      default:
        return false;
    }
  };

  const onClick = ({ target }: MouseEvent) => {
    const key = keyOf(target);
    if (key === undefined) return;
    if (target instanceof Element && target.closest('[data-toggle]')) setOpen(key, closed.has(key));
    else goTo(key, onSelect);
  };

  // Stable elements until a row changes: nothing is even compared then.
  const lines = useMemo(
    () =>
      shown.map(({ key, parent: _parent, ...row }) => (
        <OutlineItem
          key={key}
          {...row}
          rowKey={key}
          selected={key === selected}
          reachable={key === reachable}
          open={row.children > 0 ? !closed.has(key) : undefined}
          problems={problems.get(key) ?? 0}
          findings={findings?.get(key) ?? 0}
        />
      )),
    [shown, selected, reachable, closed, problems, findings],
  );

  const titleFor = (key: string): string => {
    const row = byKey.get(key);
    return row ? titleOf(row) : '';
  };
  return (
    <SortableRows
      keys={keys}
      rowHeight={rowHeight * scale}
      dropAt={(key, index) => {
        const place = dropPlace(shown, key, index);
        if (!place) return null;
        const { line, inside, position, total } = place;
        const words = [titleFor(key), position + 1, total, titleFor(inside)] as const;
        return {
          line,
          place: `${inside} ${position}`,
          over: editorMessages.over(...words),
          dropped: editorMessages.dropped(...words),
        };
      }}
      onDrop={(key, index) => {
        const row = byKey.get(key);
        const place = dropPlace(shown, key, index);
        if (row && place) onDrop(row, place);
      }}
      instructions={editorMessages.dragInstructions}
      lifted={(key) => editorMessages.lifted(titleFor(key))}
      cancelled={(key) => editorMessages.dragCancelled(titleFor(key))}
    >
      <div
        ref={tree}
        role="tree"
        aria-label={editorMessages.outline}
        className={classes.tree}
        // Its rows are focusable, one of them by Tab.
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        {lines}
      </div>
    </SortableRows>
  );
});

const keyOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined;

export const elementOf = (tree: HTMLElement | null, key: string): HTMLElement | null =>
  tree?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`) ?? null;
