import { Radio } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { boolean, object, string } from 'yup';
import { SectionState } from '../../../../kit/detail/SectionState.tsx';
import { SelectField } from '../../../../kit/form/fields/choiceFields.tsx';
import { CheckboxField, TextField } from '../../../../kit/form/fields/fields.tsx';
import { FormBody } from '../../../../kit/form/FormBody.tsx';
import { NumberField } from '../../../../kit/form/fields/numberFields.tsx';
import { optionalText, wholeNumberSchema } from '../../../../kit/form/values/schemas.ts';
import { useConsoleForm } from '../../../../kit/form/useConsoleForm.ts';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import { validationMessages } from '../../../../messages/validation.ts';
import { useGroupsOfJobQuery } from './EditJob.generated.ts';
import type { EditedJob } from './EditedJob.ts';
import { updateJobLocationGroup } from './editMutations.ts';
import classes from './edit.module.css';
import { readableName } from '../../../../graphql/readableName.ts';
import { useEditedJob } from './useEditedJob.ts';

const schema = object({
  kind: string<'other' | 'new'>().required(),
  locationGroupId: string()
    .nullable()
    .defined()
    .when('kind', ([kind]: unknown[], id) =>
      kind === 'other' ? id.required(validationMessages.valueRequired) : id,
    ),
  name: optionalText().when('kind', ([kind]: unknown[], name) =>
    kind === 'new' ? name.required(validationMessages.fieldRequired) : name,
  ),
  jobTimeLimit: wholeNumberSchema(1),
  hideFromMarket: boolean().defined(),
});

interface MoveToGroupProps extends EditedJob {
  readonly orderId: string;
}

/** Moves the job to another location group of its order, or to a new one. */
export function MoveToGroup({ orderId, ...edited }: MoveToGroupProps) {
  // Another user may have created a group meanwhile.
  const result = useGroupsOfJobQuery({ variables: { orderId }, fetchPolicy: 'network-only' });
  const all = result.data?.order?.locationGroups;
  const [begun, setBegun] = useState(false);
  // A new group can be created without the list of groups. Retrying the list keeps the input.
  if (!begun && (all || !result.loading)) setBegun(true);
  const failed = (
    <SectionState result={result} value={all} title="Location groups">
      {() => null}
    </SectionState>
  );
  if (!begun) return failed;
  const groups = all?.filter(({ id }) => id !== edited.job.locationGroup?.id) ?? [];
  return <MoveForm {...edited} groups={groups} missing={!all && failed} />;
}

interface MoveFormProps extends EditedJob {
  readonly groups: readonly { readonly id: string; readonly name: string }[];
  /** Replaces the groups that could not be loaded. */
  readonly missing: ReactNode;
}

function MoveForm({ job, groups, missing, onDone }: MoveFormProps) {
  const move = useAct(updateJobLocationGroup);
  const [kindAtFirst] = useState<'other' | 'new'>(groups.length > 0 ? 'other' : 'new');
  const [from] = useState(job.locationGroup?.id);
  /** A group that another user has moved the job to meanwhile is their choice, beside the one made here. */
  const valuesOf = ({ locationGroup: now }: EditedJob['job']) => {
    const moved = now && now.id !== from ? now : null;
    return {
      kind: kindAtFirst,
      locationGroupId: moved?.id ?? null,
      name: moved?.name ?? '',
      jobTimeLimit: null,
      hideFromMarket: false,
    };
  };
  const form = useConsoleForm({
    schema,
    defaultValues: valuesOf(job),
    edits: useEditedJob(job, valuesOf),
    focus: groups.length > 0 ? 'locationGroupId' : 'name',
    onSubmit: ({ kind, locationGroupId, name, jobTimeLimit, hideFromMarket }, _changed, _before, seen) =>
      move({
        input: {
          id: job.id,
          ...seen,
          ...(kind === 'other' ? { locationGroupId } : { name, jobTimeLimit, hideFromMarket }),
        },
      }),
    onSaved: onDone,
  });
  const { control } = form;
  const { field: kind } = useController({ control, name: 'kind' });
  return (
    <FormBody form={form} act="Move" onCancel={onDone} disabled={!form.formState.isDirty}>
      {missing}
      {groups.length > 0 && (
        <Radio.Group {...kind} label="Move to">
          <div className={classes.choices}>
            <Radio value="other" label="Another group" />
            <Radio value="new" label="A new group" />
          </div>
        </Radio.Group>
      )}
      {kind.value === 'other' ? (
        <SelectField
          control={control}
          name="locationGroupId"
          label="Location group"
          placeholder="Choose a group"
          options={groups.map(({ id, name }) => ({ value: id, label: readableName(name, id) }))}
        />
      ) : (
        <>
          <TextField control={control} name="name" label="Name of the new group" autoComplete="off" />
          <NumberField control={control} name="jobTimeLimit" label="Job time limit" unit="minutes" />
          <CheckboxField control={control} name="hideFromMarket" label="Hidden on market" />
        </>
      )}
    </FormBody>
  );
}
