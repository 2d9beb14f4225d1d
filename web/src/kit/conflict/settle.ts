import { get, set } from 'react-hook-form';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { errorCode } from '../../graphql/errorNotice.ts';
import { conflictMessages } from '../../messages/conflicts.ts';
import type { ValuesBefore } from '../form/values/formValues.ts';
import { showError } from '../toast/toast.ts';
import { endConflict, showConflicts } from './conflictsOfForm.tsx';
import type { ShownConflict } from './conflictsOfForm.tsx';
import type { EditedRecord, Present } from './edited.ts';
import { mergeForm } from './merge.ts';
import type { FieldConflict, Merged } from './merge.ts';
import { ShowConflict } from './ShowConflict.tsx';

/** Retries after concurrent changes of other users. */
const mostTries = 5;

export type AnyForm<Values extends FieldValues> = UseFormReturn<Values, unknown, Values>;

/** The input stays in the form, which shows both values. */
class Conflicting extends Error {
  override name = 'Conflicting';
}

interface Refused<Values extends FieldValues> {
  readonly form: AnyForm<Values>;
  readonly edits: EditedRecord<Values>;
  /** The values that were refused. */
  readonly values: Values;
  readonly refusal: unknown;
  /** Called with the version that the form is now based on. */
  readonly onRead: (version: string | null) => void;
  /** Sends values that differ from the present record. */
  readonly send: (values: Values, before: ValuesBefore) => Promise<unknown>;
}

/**
 * Goes on after the server has refused an edit of an older version: merges the input with the present record and sends
 * it again. Where both users changed the same field, the form shows both values and nothing is sent.
 */
export async function settle<Values extends FieldValues>(refused: Refused<Values>): Promise<void> {
  const { form, edits, onRead, send } = refused;
  let { values, refusal } = refused;
  let base: unknown = form.formState.defaultValues;
  for (let tried = 1; tried <= mostTries; tried += 1) {
    const present = await edits.read();
    if (present === null) {
      showError(conflictMessages.gone);
      throw refusal;
    }
    const merged = mergeForm(base, values, present.values, edits.sets);
    base = present.values;
    // Safe: merged from values of this form.
    values = merged.value as Values;
    takeOver(form, present.values, values);
    onRead(present.version);
    if (merged.conflicts.length > 0) {
      showAll(form, merged.conflicts, present);
      throw new Conflicting(conflictMessages.saveAgain);
    }
    try {
      await send(values, present.values);
      return;
    } catch (error) {
      if (errorCode(error) !== 'precondition.failed') throw error;
      refusal = error;
    }
  }
  showError(conflictMessages.busy);
  throw refusal;
}

function showAll<Values extends FieldValues>(
  form: AnyForm<Values>,
  conflicts: readonly FieldConflict[],
  { by = null }: Present<Values>,
): void {
  const { control, setValue, setFocus } = form;
  const shown = conflicts.map((conflict, place): ShownConflict => {
    // Safe: the values that were merged are those of the form.
    const name = conflict.name as Path<Values>;
    const decided = () => endConflict(control, name);
    return {
      ...conflict,
      by,
      isFirst: place === 0,
      onTake: () => {
        setValue(name, conflict.theirs as PathValue<Values, Path<Values>>, { shouldDirty: true });
        decided();
        setFocus(name);
      },
      onKeep: () => {
        decided();
        setFocus(name);
      },
    };
  });
  showConflicts(control, { byName: new Map(shown.map((one) => [one.name, one])), Show: ShowConflict });
}

/**
 * Shows another state of the record: fields without input follow it. A field that both have changed keeps its input and
 * its base, which are compared on saving.
 * @returns whether the form is now based on that state
 */
export function follow<Values extends FieldValues>(
  form: AnyForm<Values>,
  now: ValuesBefore,
  sets: readonly string[] | undefined,
): boolean {
  const before = form.formState.defaultValues;
  const { value, conflicts }: Merged = mergeForm(before, form.getValues(), now, sets);
  const base = structuredClone(now);
  for (const { name } of conflicts) set(base, name, get(before, name));
  takeOver(form, base, value);
  return conflicts.length === 0;
}

const keptState = {
  keepErrors: true,
  keepTouched: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
} as const;

/** Replaces the initial and the current values. Fields that are not rendered are updated too. */
function takeOver<Values extends FieldValues>(form: AnyForm<Values>, base: unknown, values: unknown): void {
  // Safe: both are values of this form.
  form.reset(base as Values, keptState);
  form.reset(values as Values, { ...keptState, keepDefaultValues: true });
}
