import { Button, Loader, VisuallyHidden } from '@mantine/core';
import { useEffect, useSyncExternalStore } from 'react';
import { undoMessages } from '../../messages/undo.ts';
import classes from './UndoNotice.module.css';
import type { Undos } from './undos.ts';

interface UndoNoticeProps {
  readonly undos: Undos;
  readonly id: string;
  readonly text: string;
}

export function UndoNotice({ undos, id, text }: UndoNoticeProps) {
  const state = useSyncExternalStore(undos.subscribe, () => undos.stateOf(id));
  // A notice that moves to another place is neither left by the pointer nor by the focus.
  useEffect(
    () => () => {
      undos.release(id, 'pointer');
      undos.release(id, 'focus');
    },
    [undos, id],
  );
  const isSending = state === 'sending';
  return (
    <div className={classes.notice}>
      <div>
        <output className={classes.text}>
          <span>{text}</span>
          <VisuallyHidden>. {undoMessages.hint}</VisuallyHidden>
        </output>
        <div role="alert">{state === 'failed' && undoMessages.failed}</div>
      </div>
      {/* Not `disabled` while it is sent: it would lose the focus. */}
      <Button
        variant="default"
        size="compact-sm"
        aria-label={isSending ? undoMessages.undoing(text) : undoMessages.undo(text)}
        aria-disabled={isSending}
        aria-busy={isSending}
        leftSection={isSending && <Loader size={12} aria-hidden />}
        onClick={() => void undos.undo(id)}
      >
        {isSending ? 'Undoing…' : 'Undo'}
      </Button>
    </div>
  );
}
