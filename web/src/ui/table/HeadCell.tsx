import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import classes from './DataTable.module.css';
import { ResizeHandle } from './ResizeHandle.tsx';

interface HeadCellProps {
  readonly text: string;
  readonly sorted: 'ascending' | 'descending' | undefined;
  readonly onSort?: () => void;
  readonly onResize?: (width: number, done: boolean) => void;
}

export function HeadCell({ text, sorted, onSort, onResize }: HeadCellProps) {
  const Arrow = sorted === 'ascending' ? IconArrowUp : IconArrowDown;
  return (
    <>
      {onSort ? (
        <UnstyledButton className={classes.sortButton} data-sorted={sorted} onClick={onSort}>
          <span className={classes.headText}>{text}</span>
          <Arrow size={13} aria-hidden className={classes.sortArrow} />
        </UnstyledButton>
      ) : (
        <span className={classes.headText}>{text}</span>
      )}
      {onResize && <ResizeHandle onResize={onResize} />}
    </>
  );
}
