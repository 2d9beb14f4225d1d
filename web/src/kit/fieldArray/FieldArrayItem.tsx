import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { fieldArrayMessages } from '../../messages/fieldArrays.ts';
import { useSortableItem } from '../../ui/sorting/SortableList.tsx';
import classes from './FieldArray.module.css';
import { ItemFrame, partOfItem } from './ItemFrame.tsx';
import type { FieldArrayItemProps } from './ItemFrame.tsx';

/** An item that can be moved. */
export function FieldArrayItem(props: FieldArrayItemProps) {
  const { itemKey, called, first, last, onMove } = props;
  const { item, handle, dragging } = useSortableItem(itemKey);
  const arrows = (
    <>
      <ActionIcon
        {...partOfItem(itemKey, 'up', fieldArrayMessages.up(called))}
        // Disabled it would lose the focus of who has moved the item to the top.
        aria-disabled={first}
        onClick={() => onMove(-1, 'up')}
      >
        <IconArrowUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        {...partOfItem(itemKey, 'down', fieldArrayMessages.down(called))}
        aria-disabled={last}
        onClick={() => onMove(1, 'down')}
      >
        <IconArrowDown size={16} aria-hidden />
      </ActionIcon>
    </>
  );
  const grip = (
    <ActionIcon
      {...handle}
      {...partOfItem(itemKey, 'drag', fieldArrayMessages.drag(called))}
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
  return <ItemFrame {...props} box={item} grip={grip} arrows={arrows} dragging={dragging} />;
}
