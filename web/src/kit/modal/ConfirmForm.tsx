import { Button, Textarea } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { fieldErrors, isConflict } from '../../graphql/errorNotice.ts';
import { confirmMessages } from '../../messages/confirmations.ts';
import { optionalLabel, validationMessages } from '../../messages/validation.ts';
import { submitByKeys } from '../form/submitByKeys.ts';
import { useBusy } from '../mutation/useBusy.ts';
import { useUnsavedChanges } from '../unsaved/useUnsavedChanges.ts';
import classes from './Modal.module.css';

export interface Confirmation {
  /** What will happen, in a sentence or two. */
  readonly children: ReactNode;
  /** How many things are touched, and what they are called in the singular. */
  readonly affects?: { readonly count: number; readonly thing: string } | undefined;
  /** What the button does, in its own words: 'Cancel order', never 'OK'. */
  readonly act: string;
  /** Destroys something, so the button is red. */
  readonly dangerous?: boolean;
  /** Whether all of what is confirmed is on screen; until then it cannot be. */
  readonly ready?: boolean;
  /** Asks for a comment, which is handed to `onConfirm`. */
  readonly comment?: 'required' | 'optional' | undefined;
  readonly commentLabel?: string;
  /** When it rejects the dialog stays open with what was typed; the network layer has told why. */
  readonly onConfirm: (comment: string) => Promise<unknown>;
}

/** The body of a confirmation. */
export function ConfirmForm({ onClose, ...confirmation }: Confirmation & { readonly onClose: () => void }) {
  const { children, affects, act, dangerous = false, ready = true } = confirmation;
  const { comment, commentLabel = 'Comment' } = confirmation;
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { busy, run } = useBusy();
  const textId = useId();
  const textOf = (before: unknown) => typed ?? (typeof before === 'string' ? before : '');
  // Any comment about the same records begins with it: the act that it was typed for may be gone.
  const { release, send, keep, kept } = useUnsavedChanges((before) => textOf(before).trim() !== '', {
    name: comment === undefined ? 'confirmation' : 'comment',
    read: () => text,
  });
  const text = textOf(kept);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The modal finds what is marked for it; what comes later than the modal takes the focus itself.
    // A button that cannot be pressed takes no focus.
    if (!ready && !field.current) return undefined;
    const timer = setTimeout(() => {
      // Focus that has moved to another control stays there.
      if (form.current?.contains(document.activeElement) !== true) (field.current ?? button.current)?.focus();
    });
    return () => clearTimeout(timer);
  }, [ready]);

  const confirm = async () => {
    if (comment === 'required' && text.trim() === '') {
      setError(validationMessages.commentRequired);
      field.current?.focus();
      return;
    }
    try {
      await run(async () => {
        await send(() => confirmation.onConfirm(text.trim()));
        release();
        onClose();
      }, text);
    } catch (failure) {
      // The act may be gone, and its dialog with it.
      if (isConflict(failure)) keep();
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
