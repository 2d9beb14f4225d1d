import type { WizardForm } from '../../../../kit/wizard/definition.ts';
import { OptionsField } from '../../../../kit/form/fields/OptionsField.tsx';
import { useLoadedOptions } from '../../../../kit/choice/useLoadedOptions.ts';
import type { ApolloClient } from '@apollo/client';
import { WorkflowOptionsDocument } from './StepChoices.generated.ts';
import type { OrderValues } from '../orderSchemas.ts';
import classes from '../OrderWizard.module.css';
import { readableName } from '../../../../graphql/readableName.ts';

/** The automatic workflows of the jobs. */
export function WorkflowFields({ form: { control } }: { form: WizardForm<OrderValues> }) {
  const { options, note } = useLoadedOptions(workflowOptions);
  if (note !== undefined) return <p className={classes.note}>{note}</p>;
  return (
    <OptionsField control={control} name="workflows.ids" label="Workflows" options={options} most={null} />
  );
}

async function workflowOptions(client: ApolloClient) {
  const { data } = await client.query({ query: WorkflowOptionsDocument });
  return (data?.workflows ?? []).map(({ id, name }) => ({ value: id, label: readableName(name, id) }));
}
