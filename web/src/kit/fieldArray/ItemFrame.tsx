import { ActionIcon } from '@mantine/core';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { fieldArrayMessages } from '../../messages/fieldArrays.ts';
import classes from './FieldArray.module.css';

/** The buttons of an item. */
export type ItemPart = 'drag' | 'up' | 'down' | 'copy' | 'remove';

export interface FieldArrayItemProps {
  readonly itemKey: string;
  /** 'section 2'. */
  readonly called: string;
  /** 'unlabelled': the fields have no labels above them. */
  readonly oneLine: boolean | 'unlabelled';
  readonly first: boolean;
  readonly last: boolean;
  /** `part` is the button that moved it. */
  readonly onMove: (by: 1 | -1, part: ItemPart) => void;
  readonly onCopy?: () => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

interface ItemFrameProps extends FieldArrayItemProps {
  /** The drag handle. */
  readonly grip?: ReactNode;
  /** The buttons that move it by one place. */
  readonly arrows?: ReactNode;
  readonly box?: HTMLAttributes<HTMLFieldSetElement> & { readonly ref: Ref<HTMLFieldSetElement> };
  readonly dragging?: boolean;
}

export const partOfItem = (itemKey: string, name: ItemPart, label: string) => ({
  size: 28,
  'aria-label': label,
  title: label,
  'data-part': name,
  'data-part-of': itemKey,
});

/** An item of a list in a form, with its buttons. */
export function ItemFrame({
  itemKey,
  called,
  oneLine,
  onCopy,
  onRemove,
  children,
  grip,
  arrows,
  box,
  dragging = false,
}: ItemFrameProps) {
  const buttons = (
    <div className={classes.buttons}>
      {arrows}
      {onCopy && (
        <ActionIcon {...partOfItem(itemKey, 'copy', fieldArrayMessages.copy(called))} onClick={onCopy}>
          <IconCopy size={16} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon {...partOfItem(itemKey, 'remove', fieldArrayMessages.remove(called))} onClick={onRemove}>
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
  return (
    <fieldset
      {...box}
      aria-label={called}
      data-item={itemKey}
      data-dragging={dragging || undefined}
      data-unlabelled={oneLine === 'unlabelled' || undefined}
      className={oneLine === false ? classes.block : classes.line}
    >
      {oneLine !== false ? (
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
