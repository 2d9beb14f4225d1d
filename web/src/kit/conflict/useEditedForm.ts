import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { errorCode } from '../../graphql/errorNotice.ts';
import { changedValues } from '../form/values/formValues.ts';
import type { FormStart, ValuesBefore } from '../form/values/formValues.ts';
import { errorMessages } from '../../messages/errors.ts';
import { whenOnline } from '../page/code/whenOnline.ts';
import { showError } from '../toast/toast.ts';
import { showConflicts } from './conflictsOfForm.tsx';
import { seenVersion } from './edited.ts';
import type { EditedRecord, SeenVersion } from './edited.ts';
import type { AnyForm } from './settle.ts';

interface Edited<Values extends FieldValues> {
  readonly defaultValues: FormStart<Values>;
  readonly edits?: EditedRecord<Values> | undefined;
  readonly onSubmit: (
    values: Values,
    changed: Partial<Values>,
    before: ValuesBefore,
    seen: SeenVersion,
  ) => Promise<unknown>;
  readonly form: AnyForm<Values>;
  readonly sending: boolean;
}

/** Most saves meet no other change: what merges is loaded with the first one that does. */
const merging = whenOnline(() => import('./settle.ts'));

/** The version of the values is not known. */
class NotCompared extends Error {
  override name = 'NotCompared';
}

/** Saves the edit of a record under the version that the user saw, and follows changes of the record. */
export function useEditedForm<Values extends FieldValues>({
  form,
  sending,
  defaultValues,
  edits,
  onSubmit,
}: Edited<Values>) {
  const version = useRef(edits?.version);
  const state = edits && JSON.stringify([defaultValues, edits.version]);
  const followed = useRef(state);
  const takeVersion = (read: string | null) => {
    version.current = read;
  };
  const { control } = form;

  const send = (values: Values, before: ValuesBefore) =>
    onSubmit(values, changedValues(before, values), before, seenVersion(version.current));

  const save = async (values: Values, before: ValuesBefore): Promise<void> => {
    try {
      if (edits && edits.version === undefined && version.current == null) throw new NotCompared();
      await send(values, before);
    } catch (refusal) {
      const isOutdated = refusal instanceof NotCompared || errorCode(refusal) === 'precondition.failed';
      if (!edits || !isOutdated) throw refusal;
      const { settle } = await merging().catch(() => {
        showError(errorMessages.network);
        throw refusal;
      });
      await settle({ form, edits, values, refusal, onRead: takeVersion, send });
    }
    showConflicts(control, null);
  };

  const followNow = useEffectEvent(async () => {
    const { follow } = await merging();
    // The record may have changed again while the code was loaded.
    if (follow(form, defaultValues, edits?.sets)) version.current = edits?.version;
  });
  useEffect(() => {
    // The values that are being sent become the base of the form first.
    if (sending || state === followed.current) return;
    followed.current = state;
    void followNow().catch(() => undefined);
  }, [state, sending]);
  return { save };
}
