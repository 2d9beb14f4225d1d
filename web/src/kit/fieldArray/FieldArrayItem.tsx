import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconGripVertical, IconTrash } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { fieldArrayMessages } from '../../messages/fieldArrays.ts';
import { useSortableItem } from '../../ui/sorting/SortableList.tsx';
import classes from './FieldArray.module.css';

/** The buttons of an item. */
export type ItemPart = 'drag' | 'up' | 'down' | 'copy' | 'remove';

interface FieldArrayItemProps {
  readonly itemKey: string;
  /** 'section 2'. */
  readonly called: string;
  readonly oneLine: boolean;
  readonly first: boolean;
  readonly last: boolean;
  /** `part` is the button that it was moved by. */
  readonly onMove: (by: 1 | -1, part: ItemPart) => void;
  readonly onCopy?: () => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

export function FieldArrayItem({
  itemKey,
  called,
  oneLine,
  first,
  last,
  onMove,
  onCopy,
  onRemove,
  children,
}: FieldArrayItemProps) {
  const { item, handle, dragging } = useSortableItem(itemKey);
  const part = (name: ItemPart, label: string) => ({
    size: 28,
    'aria-label': label,
    title: label,
    'data-part': name,
    'data-part-of': itemKey,
  });
  const buttons = (
    <div className={classes.buttons}>
      <ActionIcon
        {...part('up', fieldArrayMessages.up(called))}
        // Disabled it would lose the focus of who has moved the item to the top.
        aria-disabled={first}
        onClick={() => onMove(-1, 'up')}
      >
        <IconArrowUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        {...part('down', fieldArrayMessages.down(called))}
        aria-disabled={last}
        onClick={() => onMove(1, 'down')}
      >
        <IconArrowDown size={16} aria-hidden />
      </ActionIcon>
      {onCopy && (
        <ActionIcon {...part('copy', fieldArrayMessages.copy(called))} onClick={onCopy}>
          <IconCopy size={16} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon {...part('remove', fieldArrayMessages.remove(called))} onClick={onRemove}>
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
  const grip = (
    <ActionIcon
      {...handle}
      {...part('drag', fieldArrayMessages.drag(called))}
      className={classes.grip ?? ''}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
          event.preventDefault();
          onMove(event.key === 'ArrowUp' ? -1 : 1, 'drag');
        } else {
          handle.onKeyDown?.(event);
        }
      }}
    >
      <IconGripVertical size={16} aria-hidden />
    </ActionIcon>
  );
  return (
    <fieldset
      {...item}
      aria-label={called}
      data-item={itemKey}
      data-dragging={dragging || undefined}
      className={oneLine ? classes.line : classes.block}
    >
      {oneLine ? (
        <>
          {grip}
          <div className={classes.fields}>{children}</div>
          {buttons}
        </>
      ) : (
        <>
          <div className={classes.head}>
            {grip}
            <span className={classes.called}>{called}</span>
            {buttons}
          </div>
          <div className={classes.fields}>{children}</div>
        </>
      )}
    </fieldset>
  );
}
