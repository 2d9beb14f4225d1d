import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { fieldArrayMessages } from '../../messages/fieldArrays.ts';
import { partOfItem } from './ItemFrame.tsx';
import type { FieldArrayItemProps, ItemPart } from './ItemFrame.tsx';

/** Moves an item with Alt and an arrow key, pressed on a button of the item. */
export const moveByKeys =
  (onMove: FieldArrayItemProps['onMove'], part: ItemPart) =>
  (event: KeyboardEvent<HTMLElement>): boolean => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return false;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1, part);
    return true;
  };

/** The buttons that move an item by one place. */
export function MoveArrows({ itemKey, called, first, last, onMove }: FieldArrayItemProps) {
  return (
    <>
      <ActionIcon
        {...partOfItem(itemKey, 'up', fieldArrayMessages.up(called))}
        // A disabled button would lose the focus when the user moves the item to the top.
        aria-disabled={first}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={() => onMove(-1, 'up')}
        onKeyDown={moveByKeys(onMove, 'up')}
      >
        <IconArrowUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        {...partOfItem(itemKey, 'down', fieldArrayMessages.down(called))}
        aria-disabled={last}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={() => onMove(1, 'down')}
        onKeyDown={moveByKeys(onMove, 'down')}
      >
        <IconArrowDown size={16} aria-hidden />
      </ActionIcon>
    </>
  );
}
