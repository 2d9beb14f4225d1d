import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { fieldArrayMessages } from '../../messages/fieldArrays.ts';
import { useSortableItem } from '../../ui/sorting/SortableList.tsx';
import classes from './FieldArray.module.css';
import { ItemFrame, partOfItem } from './ItemFrame.tsx';
import type { FieldArrayItemProps } from './ItemFrame.tsx';
import { MoveArrows, moveByKeys } from './MoveArrows.tsx';

/** An item that can also be dragged. */
export function FieldArrayItem(props: FieldArrayItemProps) {
  const { itemKey, called, onMove } = props;
  const { item, handle, dragging } = useSortableItem(itemKey);
  const moveByDragKeys = moveByKeys(onMove, 'drag');
  const grip = (
    <ActionIcon
      {...handle}
      {...partOfItem(itemKey, 'drag', fieldArrayMessages.drag(called))}
      className={classes.grip ?? ''}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        if (!moveByDragKeys(event)) handle.onKeyDown?.(event);
      }}
    >
      <IconGripVertical size={16} aria-hidden />
    </ActionIcon>
  );
  return (
    <ItemFrame {...props} box={item} grip={grip} arrows={<MoveArrows {...props} />} dragging={dragging} />
  );
}
