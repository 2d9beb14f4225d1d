import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { object, string } from 'yup';
import type { UserType } from '../../graphql/generated/schema.ts';
import { SelectField } from '../../kit/form/choiceFields.tsx';
import { TextField } from '../../kit/form/fields.tsx';
import { FieldRow, FormBody } from '../../kit/form/FormBody.tsx';
import { emailSchema } from '../../kit/form/passwordSchemas.ts';
import { requiredText } from '../../kit/form/schemas.ts';
import { useConsoleForm } from '../../kit/form/useConsoleForm.ts';
import type { Option, LoadOptions } from '../../kit/choice/options.ts';
import { userTypes } from './labels.ts';

export interface PersonValues {
  firstName: string;
  lastName: string;
  email: string;
  /** Id of a role. */
  role: string;
  type: UserType;
}

const personSchema = object({
  firstName: requiredText(),
  lastName: requiredText(),
  email: emailSchema,
  role: requiredText(),
  type: string<UserType>().required(),
});

export const nobody: PersonValues = { firstName: '', lastName: '', email: '', role: '', type: 'STANDARD' };

interface PersonFormProps {
  readonly initial: PersonValues;
  readonly roles: LoadOptions;
  /** The role they have, in words. */
  readonly role?: Option | undefined;
  /** Begins with the first of the roles. */
  readonly firstRole?: boolean;
  /** Why the role cannot be changed; without a reason it can. */
  readonly roleFixed?: string | undefined;
  /** Users of customers have no type. */
  readonly withType?: boolean;
  readonly emailNote?: string | undefined;
  readonly act: string;
  readonly onSubmit: (values: PersonValues, changed: Partial<PersonValues>) => Promise<unknown>;
  readonly onSaved?: () => void;
  readonly onCancel?: () => void;
  /** Nothing to save until something was changed. */
  readonly edits?: boolean;
}

/** The account of somebody who signs in: a user of the console, or of a customer's portal. */
export function PersonForm({
  initial,
  roles,
  role,
  firstRole = false,
  roleFixed,
  withType = false,
  emailNote,
  act,
  edits = false,
  onCancel,
  ...handlers
}: PersonFormProps) {
  const form = useConsoleForm<PersonValues>({
    schema: personSchema,
    defaultValues: initial,
    ...(edits ? {} : { focus: 'firstName' }),
    ...handlers,
  });
  const { control, getValues, resetField } = form;
  const client = useApolloClient();
  useEffect(() => {
    if (!firstRole) return;
    roles(client).then(
      ([first]) => first && getValues('role') === '' && resetField('role', { defaultValue: first.value }),
      // The field says so, and offers to try again.
      () => undefined,
    );
  }, [firstRole, roles, client, getValues, resetField]);
  return (
    <FormBody
      form={form}
      act={act}
      disabled={edits && !form.formState.isDirty}
      {...(onCancel ? { onCancel } : {})}
    >
      <FieldRow>
        <TextField control={control} name="firstName" label="First name" autoComplete="off" />
        <TextField control={control} name="lastName" label="Last name" autoComplete="off" />
      </FieldRow>
      <TextField
        control={control}
        name="email"
        label="Email"
        type="email"
        autoComplete="off"
        description={emailNote}
      />
      <SelectField
        control={control}
        name="role"
        label="Role"
        placeholder="Choose a role"
        options={roles}
        held={role}
        disabled={roleFixed !== undefined}
        description={roleFixed}
      />
      {withType && <SelectField control={control} name="type" label="Type" options={userTypes} />}
    </FormBody>
  );
}
