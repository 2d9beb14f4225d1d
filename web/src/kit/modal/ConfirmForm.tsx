import { Button, Textarea } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { fieldErrors, isConflict } from '../../graphql/errorNotice.ts';
import { confirmMessages } from '../../messages/confirmations.ts';
import { optionalLabel, validationMessages } from '../../messages/validation.ts';
import { Overtaken } from '../conflict/Overtaken.ts';
import { OvertakenQuestion } from '../conflict/OvertakenQuestion.tsx';
import { submitByKeys } from '../form/submit/submitByKeys.ts';
import { useBusy } from '../mutation/useBusy.ts';
import { useUnsavedChanges } from '../unsaved/useUnsavedChanges.ts';
import classes from './Modal.module.css';

export interface Confirmation {
  /** The consequences, in a sentence or two. */
  readonly children: ReactNode;
  /** The number of affected records, and their noun in the singular. */
  readonly affects?: { readonly count: number; readonly thing: string } | undefined;
  /** The button's label, naming the action: 'Cancel order', never 'OK'. */
  readonly act: string;
  /** A destructive action with a red button. */
  readonly dangerous?: boolean;
  /** Whether everything to confirm is on screen; until then the button is disabled. */
  readonly ready?: boolean;
  /** Asks for a comment, which is passed to `onConfirm`. */
  readonly comment?: 'required' | 'optional' | undefined;
  readonly commentLabel?: string;
  /** When it rejects, the dialog stays open with the comment; the network layer has reported the error. */
  readonly onConfirm: (comment: string) => Promise<unknown>;
}

/** The body of a confirmation. */
export function ConfirmForm({ onClose, ...confirmation }: Confirmation & { readonly onClose: () => void }) {
  const { children, affects, act, dangerous = false, ready = true } = confirmation;
  const { comment, commentLabel = 'Comment' } = confirmation;
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null);
  const { busy, run } = useBusy();
  const textId = useId();
  const textOf = (before: unknown) => typed ?? (typeof before === 'string' ? before : '');
  // A comment kept for the same records is the initial value: the action that it was typed for may no longer be
  // offered.
  const { release, send, keep, kept } = useUnsavedChanges((before) => textOf(before).trim() !== '', {
    name: comment === undefined ? 'confirmation' : 'comment',
    read: () => text,
  });
  const text = textOf(kept);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The modal focuses the marked element; content that is rendered later takes the focus itself. A disabled button
    // cannot take it.
    if (!ready && !field.current) return undefined;
    const timer = setTimeout(() => {
      // Focus that the user has moved to another control stays there.
      if (form.current?.contains(document.activeElement) !== true) (field.current ?? button.current)?.focus();
    });
    return () => clearTimeout(timer);
  }, [ready]);

  const confirm = async (button?: string) => {
    if (comment === 'required' && text.trim() === '') {
      setError(validationMessages.commentRequired);
      field.current?.focus();
      return;
    }
    try {
      await run(
        async () => {
          await send(() => confirmation.onConfirm(text.trim()));
          release();
          onClose();
        },
        `${button ?? ''} ${text}`,
      );
    } catch (failure) {
      setOvertaken(failure instanceof Overtaken ? failure : null);
      // The action may no longer be offered, and its dialog with it.
      if (isConflict(failure) || failure instanceof Overtaken) keep();
      const refused = fieldErrors(failure)['comment']?.join(' ') ?? null;
      setError(refused);
      if (refused !== null) field.current?.focus();
    }
  };

  return (
    <form
      ref={form}
      noValidate
      onKeyDownCapture={submitByKeys}
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      <div id={textId} className={classes.text}>
        {children}
      </div>
      {affects && <p className={classes.affected}>{confirmMessages.affects(affects.count, affects.thing)}</p>}
      {comment && (
        <Textarea
          label={comment === 'required' ? commentLabel : optionalLabel(commentLabel)}
          autosize
          minRows={2}
          maxRows={8}
          required={comment === 'required'}
          value={text}
          error={error}
          ref={field}
          data-autofocus
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setError(null);
          }}
        />
      )}
      {overtaken && (
        <OvertakenQuestion overtaken={overtaken} onGoOn={() => void confirm('go on')} onLeave={onClose} />
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {confirmMessages.goBack}
        </Button>
        <Button
          type="submit"
          loading={busy}
          disabled={!ready}
          aria-describedby={textId}
          {...(dangerous ? { color: 'red' } : {})}
          ref={button}
          data-autofocus={comment ? undefined : true}
        >
          {act}
        </Button>
      </div>
    </form>
  );
}
