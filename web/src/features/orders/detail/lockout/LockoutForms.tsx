import { array, object, string } from 'yup';
import { agentLookup } from '../../../../graphql/lookups/agents.ts';
import { LookupsField } from '../../../../kit/form/choiceFields.tsx';
import { TextField } from '../../../../kit/form/fields.tsx';
import { FormBody } from '../../../../kit/form/FormBody.tsx';
import { NumberField } from '../../../../kit/form/numberFields.tsx';
import { requiredText } from '../../../../kit/form/schemas.ts';
import { useConsoleForm } from '../../../../kit/form/useConsoleForm.ts';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import { validationMessages } from '../../../../messages/validation.ts';
import { addShepherds, createLockout, editLockout } from './lockoutMutations.ts';
import { wholeNumberSchema } from '../wholeNumberSchema.ts';

const minutes = () =>
  wholeNumberSchema().required(validationMessages.valueRequired).min(1, validationMessages.moreThan(0));

const lockoutSchema = object({ name: requiredText(), duration: minutes() });
const newLockoutSchema = lockoutSchema.shape({ agentIds: array(string().defined()).defined() });
const shepherdsSchema = object({
  agentIds: array(string().defined()).defined().min(1, validationMessages.noShepherd),
});

interface NewLockout {
  name: string;
  duration: number | null;
  agentIds: string[];
}

export function CreateLockout({ orderId, onDone }: { orderId: string; onDone: () => void }) {
  const create = useAct(createLockout);
  const form = useConsoleForm<NewLockout>({
    schema: newLockoutSchema,
    defaultValues: { name: '', duration: null, agentIds: [] },
    focus: 'name',
    onSubmit: ({ duration, ...values }) => create({ input: { orderId, duration: duration ?? 0, ...values } }),
    onSaved: onDone,
  });
  return (
    <FormBody form={form} act="Create lockout" onCancel={onDone}>
      <TextField control={form.control} name="name" label="Name" autoComplete="off" />
      <NumberField control={form.control} name="duration" label="Duration" unit="minutes" />
      <LookupsField
        control={form.control}
        name="agentIds"
        label="Shepherds (optional)"
        placeholder="Search by name, e-mail or id"
        lookup={agentLookup}
      />
    </FormBody>
  );
}

interface EditLockoutProps {
  readonly lockout: { readonly id: string; readonly name: string | null; readonly duration: number | null };
  readonly onDone: () => void;
}

export function EditLockout({ lockout, onDone }: EditLockoutProps) {
  const edit = useAct(editLockout);
  const form = useConsoleForm<Omit<NewLockout, 'agentIds'>>({
    schema: lockoutSchema,
    defaultValues: { name: lockout.name ?? '', duration: lockout.duration },
    focus: 'name',
    onSubmit: (_values, changed) => edit({ input: { id: lockout.id, ...changed } }),
    onSaved: onDone,
  });
  return (
    <FormBody form={form} act="Save" onCancel={onDone} disabled={!form.formState.isDirty}>
      <TextField control={form.control} name="name" label="Name" autoComplete="off" />
      <NumberField control={form.control} name="duration" label="Duration" unit="minutes" />
    </FormBody>
  );
}

export function AddShepherds({ lockoutId, onDone }: { lockoutId: string; onDone: () => void }) {
  const add = useAct(addShepherds);
  const form = useConsoleForm<Pick<NewLockout, 'agentIds'>>({
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
