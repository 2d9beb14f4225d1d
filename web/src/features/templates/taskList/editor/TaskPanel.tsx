import type { ReactNode } from 'react';
import type { Currency } from '../../../../graphql/generated/schema.ts';
import { CheckboxField, TextField } from '../../../../kit/form/fields/fields.tsx';
import { FieldRow } from '../../../../kit/form/FormBody.tsx';
import { MultiSelectField } from '../../../../kit/form/fields/choiceFields.tsx';
import { TextAreaField } from '../../../../kit/form/fields/TextAreaField.tsx';
import type { WizardForm } from '../../../../kit/wizard/definition.ts';
import { taskRequirements } from '../../labels.ts';
import type { TemplateValues } from '../../values/templateSchemas.ts';
import { InstructionFields } from './fields/InstructionFields.tsx';
import { MatrixFields } from './fields/MatrixFields.tsx';
import { PaymentFields } from './fields/PaymentFields.tsx';
import type { TaskPlaceInForm } from './place.ts';
import { ReferenceField } from './fields/ReferenceField.tsx';
import { TitleField } from './fields/TitleField.tsx';
import { TypeField } from './fields/TypeField.tsx';
import { TypeFields } from './fields/TypeFields.tsx';

export interface TaskPanelProps {
  readonly form: WizardForm<TemplateValues>;
  readonly place: TaskPlaceInForm;
  readonly currency: Currency;
  readonly onSelect: (key: string) => void;
  readonly onAddMatrixTask: () => void;
  readonly renderLogic?:
    ((place: { readonly section: number; readonly position: number }) => ReactNode) | undefined;
}

/** A task: its question, the fields of its type, its requirements, payments and jumps. */
export function TaskPanel({ form, place, currency, onSelect, onAddMatrixTask, renderLogic }: TaskPanelProps) {
  const { control } = form;
  const { path } = place;
  return (
    <>
      <FieldRow>
        <TitleField form={form} place={place} />
        <TypeField form={form} place={place} />
      </FieldRow>
      <TextAreaField control={control} name={`${path}.description`} label="Description" rows={2} />
      <TypeFields form={form} place={place} />
      {place.kind === 'task' && (
        <MatrixFields form={form} place={place} onSelect={onSelect} onAddTask={onAddMatrixTask} />
      )}
      <InstructionFields form={form} place={place} />
      <FieldRow>
        <MultiSelectField
          control={control}
          name={`${path}.required`}
          label="Required"
          placeholder="What must be given"
          options={taskRequirements}
        />
        <ReferenceField form={form} place={place} />
      </FieldRow>
      <TextAreaField
        control={control}
        name={`${path}.qaNotes`}
        label="QA notes"
        description="For the reviewer alone."
        rows={2}
      />
      <CheckboxField
        control={control}
        name={`${path}.internal`}
        label="Internal"
        description="Hidden from customers."
      />
      <PaymentFields form={form} place={place} currency={currency} />
      {place.kind === 'task' && renderLogic?.({ section: place.section, position: place.position })}
    </>
  );
}

/** A section: its name. */
export function SectionPanel({
  form,
  section,
}: {
  readonly form: WizardForm<TemplateValues>;
  readonly section: number;
}) {
  const { control } = form;
  return (
    <>
      <TextField
        control={control}
        name={`tasks.sections.${section}.name`}
        label="Section name"
        autoComplete="off"
      />
      <TextField
        control={control}
        name={`tasks.sections.${section}.reference`}
        label="Section reference"
        description="Scripts and reports know the section by it."
        autoComplete="off"
      />
    </>
  );
}
