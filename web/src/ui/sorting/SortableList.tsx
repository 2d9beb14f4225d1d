import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { Modifier, UniqueIdentifier } from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { CSSProperties, HTMLAttributes, ReactNode } from 'react';

/** Screen reader texts during a drag. `position` counts from 1. */
export interface DragWords {
  readonly instructions: string;
  readonly lifted: (position: number) => string;
  readonly over: (from: number, to: number) => string;
  readonly dropped: (from: number, to: number) => string;
  readonly cancelled: (position: number) => string;
}

export interface SortableListProps {
  /** The key of each item, in order. */
  readonly keys: readonly string[];
  readonly onMove: (from: number, to: number) => void;
  readonly words: DragWords;
  readonly children: ReactNode;
}

const onlyUpAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** Items that can be reordered by pointer or keyboard. Lists may be nested. */
export function SortableList({ keys, onMove, words, children }: SortableListProps) {
  const sensors = useSensors(
    // A press that moves less is a click.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = (id: UniqueIdentifier) => keys.indexOf(String(id));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[onlyUpAndDown]}
      onDragEnd={({ active, over }) => {
        if (over && active.id !== over.id) onMove(place(active.id), place(over.id));
      }}
      accessibility={{
        screenReaderInstructions: { draggable: words.instructions },
        announcements: {
          onDragStart: ({ active }) => words.lifted(place(active.id) + 1),
          onDragOver: ({ active, over }) =>
            over ? words.over(place(active.id) + 1, place(over.id) + 1) : undefined,
          onDragEnd: ({ active, over }) =>
            words.dropped(place(active.id) + 1, place((over ?? active).id) + 1),
          onDragCancel: ({ active }) => words.cancelled(place(active.id) + 1),
        },
      }}
    >
      <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

interface SortableItem {
  /** Props of the item's element. */
  readonly item: { readonly ref: (element: HTMLElement | null) => void; readonly style: CSSProperties };
  /** Props of the drag handle. */
  readonly handle: HTMLAttributes<HTMLElement> & {
    readonly ref: (element: HTMLElement | null) => void;
  };
  readonly dragging: boolean;
}

/** One item of the surrounding list. */
export function useSortableItem(key: string): SortableItem {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: key });
  return {
    item: {
      ref: setNodeRef,
      style: {
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
      },
    },
    handle: { ...attributes, ...listeners, ref: setActivatorNodeRef },
    dragging: isDragging,
  };
}
