import { Tooltip } from '@mantine/core';
import type { RefObject } from 'react';
import classes from './tasks.module.css';

interface JumpTooltipProps {
  readonly target: RefObject<HTMLButtonElement | null>;
  readonly opened: boolean;
  readonly conditions: readonly string[];
}

/** In a file of its own: the code that positions it is larger than the whole list of tasks. */
export function JumpTooltip({ target, opened, conditions }: JumpTooltipProps) {
  return (
    <Tooltip
      target={target}
      opened={opened}
      multiline
      maw={360}
      label={
        <span className={classes.jumps}>
          {conditions.map((condition) => (
            <span key={condition}>{condition}</span>
          ))}
        </span>
      }
    />
  );
}
