import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { fieldErrors } from '../../../graphql/errorNotice.ts';
import { FormBody } from '../../../kit/form/FormBody.tsx';
import { useConsoleForm } from '../../../kit/form/useConsoleForm.ts';
import { GeneralFields } from '../GeneralFields.tsx';
import { TemplateCustomerFragmentDoc } from '../Template.generated.ts';
import type { TemplateDetailsFragment } from '../Template.generated.ts';
import { templateFieldOf } from '../values/templateRequest.ts';
import { newTemplate } from '../values/templateValues.ts';
import {
  comparedChanges,
  currencyOf,
  generalChanges,
  generalFormSchema,
  generalValues,
} from './generalValues.ts';
import { TheirChanges } from './TheirChanges.tsx';
import { useTemplateSave } from './useTemplateSave.ts';

interface EditGeneralProps {
  readonly template: TemplateDetailsFragment;
  readonly onDone: () => void;
}

/** Sends only the changed fields; if another user has changed the template meanwhile, shows both versions and asks. */
export function EditGeneral({ template, onDone }: EditGeneralProps) {
  const [opened, setOpened] = useState(template);
  // Accepting the other user's version restarts the form with it.
  return <GeneralForm key={opened.revision} opened={opened} onTake={setOpened} onDone={onDone} />;
}

interface GeneralFormProps extends Pick<EditGeneralProps, 'onDone'> {
  readonly opened: TemplateDetailsFragment;
  readonly onTake: (theirs: TemplateDetailsFragment) => void;
}

function GeneralForm({ opened, onTake, onDone }: GeneralFormProps) {
  const { cache } = useApolloClient();
  const { save, conflict, based } = useTemplateSave(opened);
  const [from] = useState(() => generalValues(opened));
  const nameOfCustomer = (customerId: string): string => {
    const id = cache.identify({ __typename: 'Customer', id: customerId }) ?? '';
    return cache.readFragment({ fragment: TemplateCustomerFragmentDoc, id })?.name ?? customerId;
  };
  const form = useConsoleForm({
    schema: generalFormSchema,
    defaultValues: { general: from },
    focus: 'general.name',
    onSubmit: async ({ general }) => {
      const changes = generalChanges(from, general, currencyOf(based));
      try {
        await save(changes, comparedChanges(changes, nameOfCustomer));
      } catch (error) {
        for (const [name, messages] of Object.entries(fieldErrors(error))) {
          const field = templateFieldOf(name, newTemplate());
          // Safe: every field of the template that is not a list is a field of the form.
          if (field?.startsWith('general.'))
            form.setError(field as 'general.name', { type: 'server', message: messages.join(' ') });
        }
        throw error;
      }
    },
    onSaved: onDone,
  });
  return (
    <>
      {conflict && (
        <TheirChanges
          key={conflict.theirs.revision}
          conflict={conflict}
          busy={form.busy}
          onKeep={() => form.submitBy('keep mine')}
          onTake={() => onTake(conflict.theirs)}
        />
      )}
      <FormBody form={form} act="Save" onCancel={onDone} disabled={!form.formState.isDirty}>
        <GeneralFields form={form} />
      </FormBody>
    </>
  );
}
