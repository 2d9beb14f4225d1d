import { useWatch } from 'react-hook-form';
import { FieldArray } from '../../kit/fieldArray/FieldArray.tsx';
import { MultiSelectField, SelectField } from '../../kit/form/choiceFields.tsx';
import { TextAreaField } from '../../kit/form/TextAreaField.tsx';
import { CheckboxField, TextField } from '../../kit/form/fields.tsx';
import { FieldRow } from '../../kit/form/FormBody.tsx';
import { NumberField } from '../../kit/form/numberFields.tsx';
import type { WizardForm } from '../../kit/wizard/definition.ts';
import { inputTypes, optionRequirements, orientations, taskRequirements, taskTypes } from './labels.ts';
import { newOption } from './templateValues.ts';
import type { TemplateValues } from './templateSchemas.ts';

interface TaskFieldsProps {
  readonly form: WizardForm<TemplateValues>;
  /** Positions, counted from 0. */
  readonly section: number;
  readonly task: number;
}

/** One task: what is asked, and what its type needs. */
export function TaskFields({ form, section, task }: TaskFieldsProps) {
  const { control } = form;
  const path = `tasks.sections.${section}.tasks.${task}` as const;
  return (
    <>
      <FieldRow>
        <TextField control={control} name={`${path}.title`} label="Title" autoComplete="off" />
        <SelectField control={control} name={`${path}.type`} label="Type" options={taskTypes} />
      </FieldRow>
      <TextAreaField control={control} name={`${path}.description`} label="Description" rows={2} />
      <TypeFields form={form} section={section} task={task} />
      <FieldRow>
        <TextField
          control={control}
          name={`${path}.reference`}
          label="Reference"
          description="Logic and reports call the task so."
          autoComplete="off"
        />
        <TextField
          control={control}
          name={`${path}.link`}
          label="Link for instructions (optional)"
          type="url"
          placeholder="https://"
          autoComplete="off"
        />
      </FieldRow>
      <MultiSelectField
        control={control}
        name={`${path}.required`}
        label="Required (optional)"
        placeholder="What must be given"
        options={taskRequirements}
      />
      <TextAreaField
        control={control}
        name={`${path}.qaNotes`}
        label="QA notes (optional)"
        description="For the reviewer alone."
        rows={2}
      />
      <CheckboxField
        control={control}
        name={`${path}.internal`}
        label="Internal"
        description="Hidden from customers."
      />
    </>
  );
}

/** The fields that only this type of task has. */
function TypeFields({ form, section, task }: TaskFieldsProps) {
  const { control } = form;
  const path = `tasks.sections.${section}.tasks.${task}` as const;
  const type = useWatch({ control, name: `${path}.type` });
  const inputType = useWatch({ control, name: `${path}.inputType` });
  switch (type) {
    case 'SELECT':
      return <Options form={form} section={section} task={task} />;
    case 'INPUT':
      return (
        <FieldRow>
          <SelectField control={control} name={`${path}.inputType`} label="Kind" options={inputTypes} />
          {inputType === 'ALPHANUMERIC' && (
            <NumberField
              control={control}
              name={`${path}.inputLimit`}
              label="Max characters (optional)"
              unit="characters"
            />
          )}
        </FieldRow>
      );
    case 'DRAW':
      return (
        <FieldRow>
          <SelectField
            control={control}
            name={`${path}.drawOrientation`}
            label="Orientation"
            options={orientations}
          />
          <TextField
            control={control}
            name={`${path}.drawCta`}
            label="Text of the drawing button (optional)"
            autoComplete="off"
          />
        </FieldRow>
      );
    case 'ACTION':
      return (
        <TextField
          control={control}
          name={`${path}.buttonCta`}
          label="Text of the button (optional)"
          autoComplete="off"
        />
      );
    case 'PHOTO':
    case 'VIDEO':
      return (
        <>
          {type === 'PHOTO' && (
            <CheckboxField
              control={control}
              name={`${path}.primaryPhoto`}
              label="Primary photo"
              description="Stands for the whole report."
            />
          )}
          <CheckboxField
            control={control}
            name={`${path}.allowGallery`}
            label="From the gallery too"
            description="Not only taken on the spot."
          />
        </>
      );
    default:
      return null;
  }
}

function Options({ form, section, task }: TaskFieldsProps) {
  const { control } = form;
  const path = `tasks.sections.${section}.tasks.${task}` as const;
  const multiSelect = useWatch({ control, name: `${path}.multiSelect` });
  return (
    <>
      <FieldRow>
        <CheckboxField control={control} name={`${path}.multiSelect`} label="Several can be chosen" />
        {multiSelect && (
          <NumberField
            control={control}
            name={`${path}.maxOptions`}
            label="At most (optional)"
            unit="options"
          />
        )}
      </FieldRow>
      <FieldArray
        form={form}
        name={`${path}.options`}
        label="Options"
        thing="option"
        newItem={newOption}
        copyOf={sameOption}
        most={500}
      >
        {(option) => (
          <>
            <FieldRow>
              <TextField
                control={control}
                name={`${path}.options.${option}.value`}
                label="Option text"
                autoComplete="off"
              />
              <MultiSelectField
                control={control}
                name={`${path}.options.${option}.dataMandatory`}
                label="Must be given with it (optional)"
                options={optionRequirements}
              />
            </FieldRow>
            <TextField
              control={control}
              name={`${path}.options.${option}.qaNote`}
              label="QA note (optional)"
              autoComplete="off"
            />
            <CheckboxField
              control={control}
              name={`${path}.options.${option}.mandatory`}
              label="Mandatory"
              description="Has to be chosen."
            />
          </>
        )}
      </FieldArray>
    </>
  );
}

const sameOption = <Option,>(option: Option): Option => option;
