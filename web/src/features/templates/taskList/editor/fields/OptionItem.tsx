import { Select, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useController, useFormState, useWatch } from 'react-hook-form';
import { CheckboxField, TextField } from '../../../../../kit/form/fields/fields.tsx';
import { MultiSelectField } from '../../../../../kit/form/fields/choiceFields.tsx';
import { optionRequirements } from '../../../labels.ts';
import type { OptionValues } from '../../schema.ts';
import classes from './Fields.module.css';
import type { TaskFieldsProps } from './taskFields.ts';

interface OptionItemProps {
  readonly control: TaskFieldsProps['form']['control'];
  readonly path: TaskFieldsProps['place']['path'];
  readonly position: number;
}

/** An option: its text, and its rarer settings behind a button that summarises them. */
export function OptionItem({ control, path, position }: OptionItemProps) {
  const name = `${path}.options.${position}` as const;
  const details = useId();
  const summary = useWatch({ control, name, compute: summaryOf });
  const { errors } = useFormState({ control, name: `${name}.qaNote` });
  const [chosen, setOpen] = useState(false);
  const open = chosen || (Object.keys(errors).length > 0 && summary.includes('QA note'));
  const Chevron = open ? IconChevronDown : IconChevronRight;
  return (
    <>
      <TextField
        control={control}
        name={`${name}.value`}
        label={`Option text ${position + 1}`}
        labelled="aside"
        placeholder="Option text"
        autoComplete="off"
      />
      <UnstyledButton
        className={classes.more ?? ''}
        aria-expanded={open}
        aria-controls={open ? details : undefined}
        onClick={() => setOpen(!open)}
      >
        <Chevron size={14} aria-hidden /> {summary === '' ? 'More' : summary}
      </UnstyledButton>
      {open && (
        <div id={details} className={classes.group}>
          <CheckboxField
            control={control}
            name={`${name}.mandatory`}
            label="Mandatory"
            description="Has to be chosen."
          />
          <MultiSelectField
            control={control}
            name={`${name}.dataMandatory`}
            label="Must be given with it"
            options={optionRequirements}
          />
          <TextField control={control} name={`${name}.qaNote`} label="QA note" autoComplete="off" />
          <ExpectedField control={control} path={path} position={position} />
        </div>
      )}
    </>
  );
}

function summaryOf(option: OptionValues | undefined): string {
  if (!option) return '';
  const { mandatory, dataMandatory, qaNote, expected } = option;
  return [
    ...(mandatory ? ['Mandatory'] : []),
    ...(dataMandatory.length > 0
      ? [`With ${dataMandatory.map((kind) => kind.toLowerCase()).join(', ')}`]
      : []),
    ...(qaNote.trim() === '' ? [] : ['QA note']),
    ...(expected === null ? [] : [expected ? 'Expected' : 'Deviation']),
  ].join(' · ');
}

const judgements = [
  { value: 'nothing', label: 'Nothing said' },
  { value: 'expected', label: 'Expected' },
  { value: 'deviation', label: 'Deviation' },
];

/** Whether reports highlight it. */
function ExpectedField({ control, path, position }: OptionItemProps) {
  const { field } = useController({ control, name: `${path}.options.${position}.expected` });
  const { value, onChange, onBlur, ref } = field;
  return (
    <Select
      ref={ref}
      label="In reports"
      data={judgements}
      allowDeselect={false}
      value={value === null ? 'nothing' : value ? 'expected' : 'deviation'}
      onChange={(next) => onChange(next === 'nothing' ? null : next === 'expected')}
      onBlur={onBlur}
    />
  );
}
