import { useWatch } from 'react-hook-form';
import { LateFieldArray } from '../../../../kit/fieldArray/LateFieldArray.tsx';
import { CheckboxField, TextField } from '../../../../kit/form/fields/fields.tsx';
import { FieldRow } from '../../../../kit/form/FormBody.tsx';
import { DateField, SelectField, TimeField } from '../../../../kit/form/late/lateFields.tsx';
import type { WizardForm } from '../../../../kit/wizard/definition.ts';
import { weekDays } from '../../labels.ts';
import type { OrderValues } from '../orderSchemas.ts';
import { newDay, newTimes } from '../orderValues.ts';

const kinds = [
  { value: 'week', label: 'Every week' },
  { value: 'date', label: 'On a date' },
];
const days = weekDays.map((label, position) => ({ value: String(position + 1), label }));

type TimesName = `dates.schedules.${number}.times` | `dates.schedules.${number}.days.${number}.times`;

interface ScheduleItemProps {
  readonly form: WizardForm<OrderValues>;
  /** Its index. */
  readonly schedule: number;
}

/** One schedule. */
export function ScheduleItem({ form, schedule }: ScheduleItemProps) {
  const { control } = form;
  return (
    <>
      <TextField
        control={control}
        name={`dates.schedules.${schedule}.name`}
        label="Schedule name"
        autoComplete="off"
      />
      <CheckboxField
        control={control}
        name={`dates.schedules.${schedule}.default`}
        label="Default schedule"
      />
      <TimesFields form={form} name={`dates.schedules.${schedule}.times`} label="Times of every day" />
      <LateFieldArray
        form={form}
        name={`dates.schedules.${schedule}.days`}
        label="Days of their own"
        thing="day"
        newItem={newDay}
        most={100}
      >
        {(day) => <Day form={form} name={`dates.schedules.${schedule}.days.${day}`} />}
      </LateFieldArray>
    </>
  );
}

function Day({
  form,
  name,
}: {
  readonly form: WizardForm<OrderValues>;
  readonly name: `dates.schedules.${number}.days.${number}`;
}) {
  const { control } = form;
  const on = useWatch({ control, name: `${name}.on` });
  return (
    <>
      <FieldRow>
        <SelectField control={control} name={`${name}.on`} label="Repeats" options={kinds} />
        {on === 'date' ? (
          <DateField control={control} name={`${name}.date`} label="Date" />
        ) : (
          <SelectField control={control} name={`${name}.dayOfWeek`} label="Week day" options={days} />
        )}
      </FieldRow>
      <TimesFields form={form} name={`${name}.times`} label="Times of this day" />
    </>
  );
}

function TimesFields({
  form,
  name,
  label,
}: {
  readonly form: WizardForm<OrderValues>;
  readonly name: TimesName;
  readonly label: string;
}) {
  const { control } = form;
  return (
    <LateFieldArray form={form} name={name} label={label} thing="time" newItem={newTimes} most={20} oneLine>
      {(position) => (
        <FieldRow>
          <TimeField control={control} name={`${name}.${position}.start`} label="From" />
          <TimeField control={control} name={`${name}.${position}.end`} label="To" />
        </FieldRow>
      )}
    </LateFieldArray>
  );
}
