import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { object, string } from 'yup';
import type { InferType } from 'yup';
import type { UserType } from '../../graphql/generated/schema.ts';
import { SelectField } from '../../kit/form/fields/choiceFields.tsx';
import { defineForm } from '../../kit/form/defineForm.tsx';
import type { FormParts } from '../../kit/form/defineForm.tsx';
import { TextField } from '../../kit/form/fields/fields.tsx';
import { FieldRow } from '../../kit/form/FormBody.tsx';
import { emailSchema } from '../../kit/form/values/passwordSchemas.ts';
import { requiredText } from '../../kit/form/values/schemas.ts';
import type { FormStart } from '../../kit/form/values/formValues.ts';
import type { Option, LoadOptions } from '../../kit/choice/options.ts';
import { userTypes } from './labels.ts';

const personSchema = object({
  firstName: requiredText(),
  lastName: requiredText(),
  email: emailSchema,
  /** Id of a role. */
  role: requiredText(),
  type: string<UserType>().required().default('STANDARD'),
});

type PersonValues = InferType<typeof personSchema>;

interface PersonFieldsProps extends FormParts<PersonValues> {
  readonly roles: LoadOptions;
  /** The current role with its label. */
  readonly heldRole?: Option | undefined;
  /** Preselects the first role. */
  readonly firstRole?: boolean;
  /** Why the role cannot be changed; undefined if it can. */
  readonly roleFixed?: string | undefined;
  /** Customers' users have no type. */
  readonly withType?: boolean;
  readonly emailNote?: string | undefined;
}

function PersonFields({ form, control, ...props }: PersonFieldsProps) {
  const { roles, heldRole, firstRole = false, roleFixed, withType = false, emailNote } = props;
  const { getValues, resetField } = form;
  const client = useApolloClient();
  useEffect(() => {
    if (!firstRole) return;
    roles(client).then(
      ([first]) => first && getValues('role') === '' && resetField('role', { defaultValue: first.value }),
      // The field reports the failure, with a retry.
      () => undefined,
    );
  }, [firstRole, roles, client, getValues, resetField]);
  return (
    <>
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
        held={heldRole}
        disabled={roleFixed !== undefined}
        description={roleFixed}
      />
      {withType && <SelectField control={control} name="type" label="Type" options={userTypes} />}
    </>
  );
}

/** The account of a user of the console, or of a customer's portal. */
export const PersonForm = defineForm({
  schema: personSchema,
  focus: 'firstName',
  fields: PersonFields,
});

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly role: { readonly id: string } | null;
  readonly type?: UserType | null;
}

/** An existing user as field values. */
export const personValues = ({
  firstName,
  lastName,
  email,
  role,
  type,
}: Person): FormStart<PersonValues> => ({
  firstName,
  lastName,
  email,
  role: role?.id ?? null,
  type: type ?? 'STANDARD',
});
