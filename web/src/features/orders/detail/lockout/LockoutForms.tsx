import { array, object, string } from 'yup';
import { agentLookup } from '../../../../graphql/lookups/agents.ts';
import { LookupsField } from '../../../../kit/form/fields/choiceFields.tsx';
import { defineForm } from '../../../../kit/form/defineForm.tsx';
import { TextField } from '../../../../kit/form/fields/fields.tsx';
import { FormBody } from '../../../../kit/form/FormBody.tsx';
import { NumberField } from '../../../../kit/form/fields/numberFields.tsx';
import { requiredText, wholeNumberSchema } from '../../../../kit/form/values/schemas.ts';
import { useConsoleForm } from '../../../../kit/form/useConsoleForm.ts';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import { validationMessages } from '../../../../messages/validation.ts';
import { addShepherds, createLockout, editLockout } from './lockoutMutations.ts';
import { useEdited } from '../../../../kit/conflict/useEdited.ts';
import { EditedLockoutDocument } from './LockoutMutations.generated.ts';

const lockoutSchema = object({
  name: requiredText(),
  duration: wholeNumberSchema(1).required(validationMessages.valueRequired),
  agentIds: array(string().defined()).defined(),
});
const shepherdsSchema = object({
  agentIds: array(string().defined()).defined().min(1, validationMessages.noShepherd),
});

const LockoutForm = defineForm({
  schema: lockoutSchema,
  focus: 'name',
  fields: ({ control, editing }) => (
    <>
      <TextField control={control} name="name" label="Name" autoComplete="off" />
      <NumberField control={control} name="duration" label="Duration" unit="minutes" />
      {!editing && (
        <LookupsField
          control={control}
          name="agentIds"
          label="Shepherds"
          placeholder="Search by name, e-mail or id"
          lookup={agentLookup}
        />
      )}
    </>
  ),
});

export function CreateLockout({ orderId, onDone }: { orderId: string; onDone: () => void }) {
  const create = useAct(createLockout);
  return (
    <LockoutForm
      act="Create lockout"
      onCreate={(values) => create({ input: { orderId, ...values } })}
      onSaved={onDone}
      onCancel={onDone}
    />
  );
}

interface Lockout {
  readonly id: string;
  readonly version: string | null;
  readonly name: string | null;
  readonly duration: number | null;
}

interface EditLockoutProps {
  readonly lockout: Lockout;
  readonly onDone: () => void;
}

const valuesOf = ({ name, duration }: Lockout) => ({ name, duration, agentIds: [] });

export function EditLockout({ lockout, onDone }: EditLockoutProps) {
  const edit = useAct(editLockout);
  const { id } = lockout;
  const edits = useEdited(lockout, {
    query: EditedLockoutDocument,
    variables: { id },
    of: (data) => data.lockout,
    values: valuesOf,
  });
  return (
    <LockoutForm
      record={valuesOf(lockout)}
      edits={edits}
      onSave={({ agentIds: _ownDialog, ...changed }, _before, seen) =>
        edit({ input: { id, ...changed, ...seen } })
      }
      onSaved={onDone}
      onCancel={onDone}
    />
  );
}

export function AddShepherds({ lockoutId, onDone }: { lockoutId: string; onDone: () => void }) {
  const add = useAct(addShepherds);
  const form = useConsoleForm({
    schema: shepherdsSchema,
    defaultValues: { agentIds: [] },
    focus: 'agentIds',
    onSubmit: ({ agentIds }) => add({ input: { id: lockoutId, agentIds } }),
    onSaved: onDone,
  });
  return (
    <FormBody form={form} act="Lock out" onCancel={onDone}>
      <LookupsField
        control={form.control}
        name="agentIds"
        label="Shepherds"
        placeholder="Search by name, e-mail or id"
        lookup={agentLookup}
      />
    </FormBody>
  );
}
