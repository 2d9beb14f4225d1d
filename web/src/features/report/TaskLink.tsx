import { useState } from 'react';
import { taskAnchor } from './reading.ts';
import type { NumberedTask } from './reading.ts';
import classes from './TaskLink.module.css';

/** How long it is said that the address was copied. */
const toldMilliseconds = 4_000;

/** Leads to one task, for somebody to be told of it: the address is in the clipboard too, where there is one. */
export function TaskLink({ task }: { task: NumberedTask }) {
  const [copied, setCopied] = useState(false);
  const anchor = `#${taskAnchor(task)}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(anchor, location.href).href);
      setCopied(true);
      setTimeout(setCopied, toldMilliseconds, false);
    } catch {
      // Not allowed here: the address is in the bar of the browser.
    }
  };
  return (
    <span className={classes.link}>
      <output className={classes.told}>{copied ? 'Link copied' : ''}</output>
      <a
        href={anchor}
        aria-label={`Copy link to task ${task.number}, ${task.question.title}`}
        title="Copy link to this task"
        onClick={() => void copy()}
        onBlur={({ relatedTarget }) => {
          // Going to the task takes the focus from the link, and gives it to nothing: what is said outlasts that.
          if (relatedTarget) setCopied(false);
        }}
      >
        <svg viewBox="0 0 20 20" aria-hidden>
          <path d="M8.5 11.5a3.5 3.5 0 0 0 5 0l2.5-2.5a3.5 3.5 0 0 0-5-5l-1 1m1.5 3.5a3.5 3.5 0 0 0-5 0l-2.5 2.5a3.5 3.5 0 0 0 5 5l1-1" />
        </svg>
      </a>
    </span>
  );
}
