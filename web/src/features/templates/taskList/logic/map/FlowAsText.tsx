import { useState } from 'react';
import type { FlowTask } from '../flow.ts';
import { taskName } from '../words.ts';
import classes from './FlowDrawing.module.css';
import { mapWords } from './mapWords.ts';
import { waysInWords } from './waysInWords.ts';

/** The text version of the map: every task with jumps, and their targets. */
export function FlowAsText({ flow }: { readonly flow: readonly FlowTask[] }) {
  const [opened, setOpened] = useState(false);
  const jumping = flow.filter(({ jumps }) => jumps.length > 0);
  return (
    <details className={classes.text} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>{mapWords.asText(jumping.length)}</summary>
      {opened && (
        <ul>
          {jumping.map((step) => (
            <li key={step.placed.task.key}>
              {taskName(step.placed)}
              <ul>
                {waysInWords(step, flow).map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
