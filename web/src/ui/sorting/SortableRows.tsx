import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useDraggable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { KeyboardCoordinateGetter, Modifier } from '@dnd-kit/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CSSProperties, HTMLAttributes, PointerEvent, ReactNode } from 'react';
import classes from './SortableRows.module.css';

/** The target of a dragged row. */
export interface RowDrop {
  /** The number of rows above the line that marks the target. */
  readonly line: number;
  /** Identifies this target. */
  readonly place: string;
  /** Announced when the row is over the target, and when it is dropped there. */
  readonly over: string;
  readonly dropped: string;
}

export interface SortableRowsProps {
  /** The key of each row, in order. */
  readonly keys: readonly string[];
  /** All rows have this height, so that positions are computed: no row is measured during a drag. */
  readonly rowHeight: number;
  /** The target of a dragged row over the row with this index; null where it cannot be dropped. */
  readonly dropAt: (key: string, index: number) => RowDrop | null;
  readonly onDrop: (key: string, index: number) => void;
  readonly instructions: string;
  readonly lifted: (key: string) => string;
  readonly cancelled: (key: string) => string;
  readonly children: ReactNode;
}

interface Dragged {
  readonly key: string;
  readonly start: number;
  readonly index: number;
  readonly drop: RowDrop | null;
}

const onlyUpAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });
const modifiers = [onlyUpAndDown];
const nothingBelow = () => [];
/** A press that moves less is a click. */
const pointerOptions = { activationConstraint: { distance: 4 } };
const keyboardOptions = {
  scrollBehavior: 'auto' as const,
  // Enter opens the selected row.
  keyboardCodes: { start: ['Space'], end: ['Space', 'Enter', 'Tab'], cancel: ['Escape'] },
};

/**
 * Rows of a nested list that is shown flat, dragged by pointer or keyboard. The other rows stay in place, and a line
 * marks the target: with hundreds of rows nothing else is redrawn.
 */
export function SortableRows({
  keys,
  rowHeight,
  dropAt,
  onDrop,
  instructions,
  lifted,
  cancelled,
  children,
}: SortableRowsProps) {
  const [drop, setDrop] = useState<RowDrop | null>(null);
  const dragged = useRef<Dragged | null>(null);
  const said = useRef('');

  const nextIndex = (key: string, from: number, by: 1 | -1): number => {
    const place = dropAt(key, from)?.place;
    for (let index = from + by; index >= 0 && index < keys.length; index += by) {
      const next = dropAt(key, index);
      if (next && next.place !== place) return index;
    }
    return from;
  };
  const byRows: KeyboardCoordinateGetter = (event, { currentCoordinates }) => {
    if (event.code !== 'ArrowDown' && event.code !== 'ArrowUp') return undefined;
    event.preventDefault();
    const now = dragged.current;
    if (!now) return undefined;
    const index = nextIndex(now.key, now.index, event.code === 'ArrowDown' ? 1 : -1);
    return { x: currentCoordinates.x, y: currentCoordinates.y + (index - now.index) * rowHeight };
  };
  const latest = useRef(byRows);
  useEffect(() => {
    latest.current = byRows;
  });
  // New options would create a new sensor, and every row would render again.
  const keyboard = useMemo(
    () => ({
      ...keyboardOptions,
      coordinateGetter: (...asked: Parameters<KeyboardCoordinateGetter>) => latest.current(...asked),
    }),
    [],
  );
  const sensors = useSensors(useSensor(PointerSensor, pointerOptions), useSensor(KeyboardSensor, keyboard));

  const over = (key: string, start: number, index: number) => {
    const place = dropAt(key, index);
    dragged.current = { key, start, index, drop: place };
    setDrop(place);
  };
  const ended = () => {
    dragged.current = null;
    setDrop(null);
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nothingBelow}
      modifiers={modifiers}
      onDragStart={({ active }) => {
        const key = String(active.id);
        said.current = '';
        const start = keys.indexOf(key);
        over(key, start, start);
      }}
      onDragMove={({ active, delta }) => {
        const now = dragged.current;
        if (!now) return;
        const index = Math.max(0, Math.min(keys.length - 1, now.start + Math.round(delta.y / rowHeight)));
        if (index !== now.index) over(String(active.id), now.start, index);
      }}
      onDragEnd={() => {
        const now = dragged.current;
        said.current = now?.drop?.dropped ?? '';
        ended();
        // In a task of its own: every row handles the end of the drag, and together with the drop this would be a long
        // task.
        if (now?.drop) setTimeout(() => onDrop(now.key, now.index));
      }}
      onDragCancel={ended}
      accessibility={{
        screenReaderInstructions: { draggable: instructions },
        announcements: {
          onDragStart: ({ active }) => lifted(String(active.id)),
          onDragMove: () => {
            const text = dragged.current?.drop?.over;
            if (text === undefined || text === said.current) return undefined;
            said.current = text;
            return text;
          },
          onDragOver: () => undefined,
          onDragEnd: () => said.current || undefined,
          onDragCancel: ({ active }) => cancelled(String(active.id)),
        },
      }}
    >
      <div className={classes.rows}>
        {children}
        {drop && (
          <div
            className={classes.place}
            style={{ transform: `translateY(${drop.line * rowHeight - 1}px)` }}
            aria-hidden
          />
        )}
      </div>
    </DndContext>
  );
}

interface SortableRow {
  readonly ref: (element: HTMLElement | null) => void;
  readonly style: CSSProperties | undefined;
  readonly listeners: Pick<HTMLAttributes<HTMLElement>, 'onKeyDown' | 'onPointerDown'>;
  /** The id of the keyboard instructions. */
  readonly describedBy: string;
  readonly dragging: boolean;
}

/** The part of a row that a finger drags; elsewhere it scrolls. */
export const gripAttribute = { 'data-grip': '' };

/** One row; Space lifts it while it has the focus. */
export function useSortableRow(key: string): SortableRow {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, isDragging } = useDraggable({
    id: key,
  });
  const ref = useMemo(
    () => (element: HTMLElement | null) => {
      setNodeRef(element);
      setActivatorNodeRef(element);
    },
    [setNodeRef, setActivatorNodeRef],
  );
  return {
    ref,
    style: transform ? { transform: `translate3d(0, ${Math.round(transform.y)}px, 0)` } : undefined,
    listeners: {
      ...listeners,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const onGrip = event.target instanceof Element && event.target.closest('[data-grip]') !== null;
        if (event.pointerType === 'mouse' || onGrip) listeners?.['onPointerDown']?.(event);
      },
    },
    describedBy: attributes['aria-describedby'],
    dragging: isDragging,
  };
}
