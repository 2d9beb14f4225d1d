import { useEffect, useState } from 'react';
import { errorMessages } from '../../messages/errors.ts';
import { copyText } from '../../ui/browser/clipboard.ts';
import { mayBeCutAttribute } from '../../ui/table/cut.ts';
import { showError } from '../toast/toast.ts';
import classes from './CopyableId.module.css';

/** How long the button confirms the copy. */
const saidMilliseconds = 1500;

/** An id that one click copies. A plain element whose marks are drawn by the style sheet: tables show hundreds. */
export function CopyableId({ id }: { id: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), saidMilliseconds);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <button
      type="button"
      className={classes.root}
      data-print
      data-copied={copied || undefined}
      aria-label={copied ? `Copied ${id}` : `Copy id ${id}`}
      title={`Copy ${id}`}
      onClick={(event) => {
        event.stopPropagation();
        void copyText(id).then((done) => (done ? setCopied(true) : showError(errorMessages.notCopied)));
      }}
    >
      <span className={classes.id} {...mayBeCutAttribute}>
        {id}
      </span>
    </button>
  );
}
