import { useState } from 'react';
import { copyText } from '../../ui/browser/clipboard.ts';
import { taskAnchor } from './reading.ts';
import type { NumberedTask } from './reading.ts';
import classes from './TaskLink.module.css';

/** How long it is said whether the address was copied. */
const toldMilliseconds = 4_000;

/** Leads to one task, for somebody to be told of it: the address is in the clipboard too, where there is one. */
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
          // Going to the task takes the focus from the link, and gives it to nothing: what is said outlasts that.
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
