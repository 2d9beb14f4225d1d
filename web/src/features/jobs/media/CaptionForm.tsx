import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { object } from 'yup';
import { textOrNull } from '../../../kit/form/values/schemas.ts';
import { useConsoleForm } from '../../../kit/form/useConsoleForm.ts';
import type { Media } from '../../../kit/media/media.ts';
import { PieceBoundary } from '../../../kit/page/code/PieceBoundary.tsx';
import { loadUnsavedQuestion } from '../../../kit/unsaved/loadUnsavedQuestion.ts';
import { validationMessages } from '../../../messages/validation.ts';
import { jobMessages } from '../messages.ts';
import classes from './media.module.css';
import type { EditedRecord, SeenVersion } from '../../../kit/conflict/edited.ts';
import { OtherConflicts } from '../../../kit/conflict/OtherConflicts.tsx';

const UnsavedQuestion = lazy(loadUnsavedQuestion);

const longest = 1000;
const schema = object({ caption: textOrNull().max(longest, validationMessages.maxCharacters(longest)) });

interface CaptionFormProps {
  readonly media: Pick<Media, 'caption'>;
  /** Reads the caption again before it is saved. */
  readonly edits: EditedRecord<{ caption: string | null }>;
  readonly onSave: (caption: string | null, seen: SeenVersion) => Promise<void>;
}

/** The caption as a field: Enter saves it, Escape returns to the pictures. */
export function CaptionForm({ media: { caption }, edits, onSave }: CaptionFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(false);
  // Returns the keys to the pictures.
  const leave = () => element.current?.closest<HTMLElement>('[tabindex]')?.focus();
  const form = useConsoleForm({
    schema,
    defaultValues: { caption: caption ?? '' },
    edits,
    onSubmit: (values, _changed, _before, seen) => onSave(values.caption, seen),
    onSaved: leave,
  });
  const { reset, formState, register, busy } = form;
  const { isDirty, errors } = formState;
  useEffect(() => {
    // Another user may change it meanwhile: the input stays.
    if (!isDirty) reset({ caption: caption ?? '' });
  }, [caption, isDirty, reset]);
  const discard = () => {
    reset({ caption: caption ?? '' });
    setAsked(false);
    leave();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (isDirty) form.submit();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (isDirty) setAsked(true);
      else leave();
    }
  };
  const message = errors.caption?.message;
  return (
    <form ref={element} className={classes.captionForm} onSubmit={form.submit} noValidate>
      <textarea
        {...register('caption')}
        className={classes.caption}
        rows={1}
        aria-label={jobMessages.caption}
        placeholder={jobMessages.addCaption}
        aria-invalid={message !== undefined}
        onKeyDown={keys}
      />
      {message !== undefined && (
        <p role="alert" className={classes.error}>
          {message}
        </p>
      )}
      <OtherConflicts form={form.control} />
      {isDirty && (
        <div className={classes.buttons}>
          <Button variant="default" size="xs" onClick={discard}>
            Cancel
          </Button>
          <Button type="submit" size="xs" loading={busy}>
            Save
          </Button>
        </div>
      )}
      {asked && (
        <PieceBoundary>
          <Suspense fallback={null}>
            <UnsavedQuestion onStay={() => setAsked(false)} onLeave={discard} />
          </Suspense>
        </PieceBoundary>
      )}
    </form>
  );
}
