import { useRef, useState } from 'react';
import { errorCode } from '../../../graphql/errorNotice.ts';
import { isSameValue } from '../../../kit/form/useConsoleForm.ts';
import type { ValuesBefore } from '../../../kit/form/useConsoleForm.ts';
import { showError } from '../../../kit/toast/toast.ts';
import { contentMessages } from '../messages.ts';

/** So often somebody else may be quicker. */
const mostTries = 5;

/** What somebody else has made of fields that are changed here too. */
export type Theirs<Values> = Partial<Values>;

/** What is typed stays in the form, which says what has happened. */
class ChangedMeanwhile extends Error {
  constructor() {
    super('Changed meanwhile');
  }
}

export interface Shared<Values> {
  /** The record as it is now, with the ETag that tells this state from a later one. */
  readonly readNow: () => Promise<{ readonly values: Values | null; readonly tag: string | null }>;
  readonly send: (changed: Partial<Values>, ifMatch: string | null) => Promise<unknown>;
}

/**
 * Saves what was changed of something that others change too. Where they have changed the same field, nothing is sent:
 * whoever was slower is told what it is now, and may insist by saving again. What others do to the other fields stays.
 */
export function useUnlessOvertaken<Values extends object>({ readNow, send }: Shared<Values>) {
  const [theirs, setTheirs] = useState<Theirs<Values> | null>(null);
  const told = useRef<Theirs<Values>>({});
  const save = async (changed: Partial<Values>, before: ValuesBefore): Promise<void> => {
    for (let tried = 1; ; tried += 1) {
      // Read and changed under one tag: what somebody else does in between is refused by the server.
      const { values: now, tag } = await readNow();
      const overtaken = now ? overtakenFields(changed, before, now, told.current) : {};
      if (Object.keys(overtaken).length > 0) {
        told.current = { ...told.current, ...overtaken };
        setTheirs(overtaken);
        throw new ChangedMeanwhile();
      }
      try {
        await send(changed, tag);
        break;
      } catch (error) {
        if (errorCode(error) !== 'precondition_failed') throw error;
        if (tried < mostTries) continue;
        showError(contentMessages.overtaken);
        throw error;
      }
    }
    told.current = {};
    setTheirs(null);
  };
  return { theirs, save, forget: () => setTheirs(null) };
}

/** Fields that are changed here, and that are neither what they were here before, nor what was told of them already. */
export function overtakenFields<Values extends object>(
  changed: Partial<Values>,
  before: ValuesBefore,
  now: Values,
  told: Theirs<Values>,
): Theirs<Values> {
  const known: readonly ValuesBefore[] = [before, changed as ValuesBefore, told as ValuesBefore];
  return Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) =>
        name in changed &&
        !known.some((values) => name in values && isSameValue(trimmed(values[name]), trimmed(value))),
    ),
    // Safe: these are some of the entries of `now`.
  ) as Theirs<Values>;
}

/** The server keeps texts without the space around them. */
const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);
