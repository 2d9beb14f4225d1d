import { Skeleton } from '@mantine/core';
import { skipToken } from '@apollo/client/react';
import { useWatch } from 'react-hook-form';
import { activeTemplateLookup } from '../../../../graphql/lookups/templates.ts';
import { LookupField } from '../../../../kit/form/late/lateFields.tsx';
import { TextAreaField } from '../../../../kit/form/fields/TextAreaField.tsx';
import type { WizardForm } from '../../../../kit/wizard/definition.ts';
import { TaskGroups } from '../../detail/tasks/TaskGroups.tsx';
import { newOrderMessages } from '../messages.ts';
import { useTemplateOfOrderQuery } from './StepChoices.generated.ts';
import type { OrderValues } from '../orderSchemas.ts';
import classes from '../OrderWizard.module.css';

/** The category and the template of the jobs. */
export function JobFields({ form: { control } }: { form: WizardForm<OrderValues> }) {
  const templateId = useWatch({ control, name: 'job.templateId' });
  return (
    <>
      <TextAreaField
        control={control}
        name="job.description"
        label="Job description"
        description="Shepherds read it before they take a job."
        rows={4}
      />
      <LookupField
        control={control}
        name="job.templateId"
        label="Template"
        placeholder="Choose an active template"
        lookup={activeTemplateLookup}
      />
      {templateId !== null && <TemplatePreview key={templateId} id={templateId} />}
    </>
  );
}

function TemplatePreview({ id }: { readonly id: string }) {
  const { data, error } = useTemplateOfOrderQuery(
    id === '' ? skipToken : { variables: { id }, fetchPolicy: 'cache-first' },
  );
  const template = data?.template;
  if (!template) return error ? null : <Skeleton height={72} />;
  const groups = template.taskGroups ?? [];
  const tasks = groups.reduce((sum, group) => sum + group.tasks.length, 0);
  return (
    <section className={classes.preview} aria-label={`Tasks of ${template.name}`}>
      <p className={classes.previewHead}>
        {newOrderMessages.tasks(tasks, groups.length)}
        {template.duration !== null && ` · ${template.duration} min`}
        {template.basePrice && ` · ${template.basePrice.formatted} a job`}
      </p>
      {groups.length > 0 && <TaskGroups groups={groups} />}
    </section>
  );
}
