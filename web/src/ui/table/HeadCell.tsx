import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import classes from './DataTable.module.css';

interface HeadCellProps {
  readonly text: string;
  readonly sorted: 'ascending' | 'descending' | undefined;
  readonly onSort: (() => void) | undefined;
}

export function HeadCell({ text, sorted, onSort }: HeadCellProps) {
  const Arrow = sorted === 'ascending' ? IconArrowUp : IconArrowDown;
  if (!onSort) return <span className={classes.headText}>{text}</span>;
  return (
    <UnstyledButton className={classes.sortButton} data-sorted={sorted} onClick={onSort}>
      <span className={classes.headText}>{text}</span>
      <Arrow size={13} aria-hidden className={classes.sortArrow} />
    </UnstyledButton>
  );
}
