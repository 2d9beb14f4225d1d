import { useWatch } from 'react-hook-form';
import type { Currency } from '../../../../../graphql/generated/schema.ts';
import { FieldArray } from '../../../../../kit/fieldArray/FieldArray.tsx';
import { SelectField } from '../../../../../kit/form/fields/choiceFields.tsx';
import { TextField } from '../../../../../kit/form/fields/fields.tsx';
import { FieldRow } from '../../../../../kit/form/FormBody.tsx';
import { MoneyField } from '../../../../../kit/form/fields/MoneyField.tsx';
import { DateField } from '../../../../../kit/form/fields/timeFields.tsx';
import { comparisonInWords } from '../../../../../kit/tasks/reading.ts';
import { paymentTypes } from '../../../labels.ts';
import { comparisonOf } from '@shepherd/domain/conditions.ts';
import { operatorsFor } from '../../logic/conditions.ts';
import { newPayment } from '../../values.ts';
import type { TaskFieldsProps } from './taskFields.ts';

/** The payments of a task beside the fee, unconditional or with a condition on the answer. */
export function PaymentFields({ form, place, currency }: TaskFieldsProps & { readonly currency: Currency }) {
  return (
    <FieldArray
      form={form}
      name={`${place.path}.payments`}
      label="Payments"
      thing="payment"
      newItem={newPayment}
      most={20}
    >
      {(position) => <Payment form={form} place={place} position={position} currency={currency} />}
    </FieldArray>
  );
}

interface PaymentProps extends TaskFieldsProps {
  readonly position: number;
  readonly currency: Currency;
}

function Payment({ form: { control }, place: { path }, position, currency }: PaymentProps) {
  const name = `${path}.payments.${position}` as const;
  return (
    <>
      <FieldRow>
        <SelectField control={control} name={`${name}.type`} label="Kind of payment" options={paymentTypes} />
        <MoneyField
          control={control}
          name={`${name}.amount`}
          label="Amount"
          kind="task"
          sentUnseen
          currency={currency}
          slips="cleaned"
        />
      </FieldRow>
      <PaymentCondition control={control} path={path} position={position} />
    </>
  );
}

interface ConditionProps {
  readonly control: TaskFieldsProps['form']['control'];
  readonly path: TaskFieldsProps['place']['path'];
  readonly position: number;
}

function PaymentCondition({ control, path, position }: ConditionProps) {
  const name = `${path}.payments.${position}` as const;
  const [type, inputType, multiSelect, operator] = useWatch({
    control,
    name: [`${path}.type`, `${path}.inputType`, `${path}.multiSelect`, `${name}.operator`],
  });
  const offered = operatorsFor({ type, inputType, multiSelect }).filter((one) => one !== 'always');
  // An existing operator stays, also where it is no longer offered.
  const all = operator === '' || offered.includes(operator) ? offered : [operator, ...offered];
  const options = all.map((one) => ({ value: one, label: comparisonInWords(one) }));
  if (options.length === 0) return null;
  return (
    <FieldRow>
      <SelectField
        control={control}
        name={`${name}.operator`}
        label="Where the answer"
        placeholder="Any answer earns it"
        options={options}
        clearable
      />
      {operator !== '' && (
        <PaymentValue
          control={control}
          path={path}
          position={position}
          operand={comparisonOf(operator, { type, inputType })?.operand ?? 'text'}
        />
      )}
    </FieldRow>
  );
}

function PaymentValue({ control, path, position, operand }: ConditionProps & { readonly operand: string }) {
  const name = `${path}.payments.${position}.value` as const;
  const options = useWatch({ control, name: `${path}.options` });
  const value = useWatch({ control, name });
  if (operand === 'option') {
    const named = options.map((option) => ({
      value: option.id,
      label: option.value.trim() || `Option ${option.id}`,
    }));
    // A removed option keeps its id as its name.
    const held =
      value === '' || named.some((one) => one.value === value) ? undefined : { value, label: value };
    return <SelectField control={control} name={name} label="Answer" options={named} held={held} />;
  }
  if (operand === 'date') return <DateField control={control} name={name} label="Answer" />;
  return <TextField control={control} name={name} label="Answer" autoComplete="off" />;
}
