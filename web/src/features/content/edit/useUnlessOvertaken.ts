import { useRef, useState } from 'react';
import { errorCode } from '../../../graphql/errorNotice.ts';
import { isSameValue } from '../../../kit/form/values/formValues.ts';
import type { ValuesBefore } from '../../../kit/form/values/formValues.ts';
import { showError } from '../../../kit/toast/toast.ts';
import { contentMessages } from '../messages.ts';

/** Retries after concurrent changes of other users. */
const mostTries = 5;

/** Another user's values of fields that are changed here too. */
export type Theirs<Values> = Partial<Values>;

/** The input stays in the form, which shows the conflict. */
class ChangedMeanwhile extends Error {
  constructor() {
    super('Changed meanwhile');
  }
}

export interface Shared<Values> {
  /** The current record with its ETag. */
  readonly readNow: () => Promise<{ readonly values: Values | null; readonly tag: string | null }>;
  readonly send: (changed: Partial<Values>, ifMatch: string | null) => Promise<unknown>;
}

/**
 * Saves changes of a shared record. If another user has changed the same field, nothing is sent: the user sees the
 * current value, and may overwrite it by saving again. Other users' changes of other fields are kept.
 */
export function useUnlessOvertaken<Values extends object>({ readNow, send }: Shared<Values>) {
  const [theirs, setTheirs] = useState<Theirs<Values> | null>(null);
  const told = useRef<Theirs<Values>>({});
  const save = async (changed: Partial<Values>, before: ValuesBefore): Promise<void> => {
    for (let tried = 1; ; tried += 1) {
      // Read and changed under one ETag: the server refuses the change if another user saves in between.
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
        if (errorCode(error) !== 'precondition.failed') throw error;
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

/** Fields that are changed here, and whose current value differs from the initial one and from the last one shown. */
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

/** The server trims texts. */
const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);
