import { useState } from 'react';
import { copyText } from '../../../ui/browser/clipboard.ts';
import { taskAnchor } from '../reading.ts';
import type { NumberedTask } from '../reading.ts';
import classes from './TaskLink.module.css';

/** How long the result of copying is shown. */
const toldMilliseconds = 4_000;

/** A link to a task for sharing: it is also copied where there is a clipboard. */
export function TaskLink({ task }: { task: NumberedTask }) {
  const [told, setTold] = useState('');
  const anchor = `#${taskAnchor(task)}`;
  const copy = async () => {
    const copied = await copyText(new URL(anchor, location.href).href);
    setTold(copied ? 'Link copied' : 'Not copied: the link is in the address bar');
    setTimeout(setTold, toldMilliseconds, '');
  };
  return (
    <span className={classes.link}>
      <output className={classes.told}>{told}</output>
      <a
        href={anchor}
        aria-label={`Copy link to task ${task.number}, ${task.question.title}`}
        title="Copy link to this task"
        onClick={() => void copy()}
        onBlur={({ relatedTarget }) => {
          // Scrolling to the task removes the focus without a new target: the message stays then.
          if (relatedTarget) setTold('');
        }}
      >
        <svg viewBox="0 0 20 20" aria-hidden>
          <path d="M8.5 11.5a3.5 3.5 0 0 0 5 0l2.5-2.5a3.5 3.5 0 0 0-5-5l-1 1m1.5 3.5a3.5 3.5 0 0 0-5 0l-2.5 2.5a3.5 3.5 0 0 0 5 5l1-1" />
        </svg>
      </a>
    </span>
  );
}
