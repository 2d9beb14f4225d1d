import { Radio, Select } from '@mantine/core';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { Control, UseFormReturn } from 'react-hook-form';
import { offerMessages } from '../../../messages/assign.ts';
import { FieldArray } from '../../../kit/fieldArray/FieldArray.tsx';
import { MultiSelectField, SelectField } from '../../../kit/form/fields/choiceFields.tsx';
import { useFieldLabel } from '../../../kit/form/fields/fieldLabel.ts';
import { FieldRow } from '../../../kit/form/FormBody.tsx';
import { NumberField } from '../../../kit/form/fields/numberFields.tsx';
import type { RuleType } from './definition.ts';
import classes from './FeeFields.module.css';
import { newRule } from './offerSchema.ts';
import type { OfferValues } from './offerSchema.ts';

interface RuleFieldsProps {
  readonly form: UseFormReturn<OfferValues, unknown, OfferValues>;
  /** Undefined while they are loading: existing rules are sent unchanged. */
  readonly types: readonly RuleType[] | undefined;
  /** Shown instead of the rules meanwhile. */
  readonly missing: ReactNode;
}

/** More rules than this add nothing. */
const mostRules = 20;

/** Who sees the offer: rules that must all match, or any of which. */
export function RuleFields({ form, types, missing }: RuleFieldsProps) {
  const { control } = form;
  const marked = useFieldLabel(control, 'rules', offerMessages.rules);
  useMeasuredRules(form, types);
  const count = useWatch({ control, name: 'rules', compute: ({ length }) => length });
  if (!types) {
    return (
      <section aria-label={marked}>
        {missing}
        {count > 0 && <p className={classes.note}>{offerMessages.rulesKept(count)}</p>}
      </section>
    );
  }
  return (
    <>
      <FieldArray
        form={form}
        name="rules"
        label={offerMessages.rules}
        thing="rule"
        newItem={newRule}
        most={mostRules}
        empty={<p className={classes.note}>{offerMessages.noRules}</p>}
      >
        {(position) => <RuleField form={form} types={types} position={position} />}
      </FieldArray>
      {count > 1 && <Combination control={control} />}
    </>
  );
}

/** A rule that existed before its type was loaded has its number among the chosen values. */
function useMeasuredRules(
  { getValues, setValue }: RuleFieldsProps['form'],
  types: readonly RuleType[] | undefined,
): void {
  useEffect(() => {
    if (!types) return;
    getValues('rules').forEach(({ ruleId, number, chosen }, place) => {
      const measured = types.find(({ id }) => id === ruleId)?.unit != null;
      if (!measured || number !== null || chosen.length === 0) return;
      setValue(`rules.${place}.number`, Number(chosen[0]));
      setValue(`rules.${place}.chosen`, []);
    });
  }, [getValues, setValue, types]);
}

interface RuleFieldProps {
  readonly form: RuleFieldsProps['form'];
  readonly types: readonly RuleType[];
  readonly position: number;
}

function RuleField({ form, types, position }: RuleFieldProps) {
  const { control, setValue } = form;
  const name = `rules.${position}` as const;
  const { field, fieldState } = useController({ control, name: `${name}.ruleId` });
  const type = types.find(({ id }) => id === field.value);
  return (
    <>
      <FieldRow>
        <Select
          {...field}
          label="Rule"
          placeholder="Choose a rule"
          data={types.map(({ id, name: label }) => ({ value: id, label }))}
          allowDeselect={false}
          error={fieldState.error?.message}
          onChange={(id) => {
            // The previous value means nothing for another rule.
            const [only, ...others] = types.find((other) => other.id === id)?.operators ?? [];
            setValue(`${name}.operator`, only && others.length === 0 ? only.value : null);
            setValue(`${name}.number`, null);
            setValue(`${name}.chosen`, []);
            field.onChange(id);
          }}
        />
        {type && (
          <SelectField
            control={control}
            name={`${name}.operator`}
            label="Compared"
            placeholder="Choose how"
            options={type.operators}
          />
        )}
        {type && type.unit !== null && (
          <NumberField
            control={control}
            name={`${name}.number`}
            label="Value"
            unit={type.unit === 'percentage' ? '%' : type.unit}
          />
        )}
      </FieldRow>
      {type && type.unit === null && (
        <MultiSelectField
          control={control}
          name={`${name}.chosen`}
          label="Values"
          placeholder="Choose values"
          options={type.values}
        />
      )}
    </>
  );
}

function Combination({ control }: { readonly control: Control<OfferValues, unknown, OfferValues> }) {
  const { field, fieldState } = useController({ control, name: 'rulesOperator' });
  return (
    <Radio.Group
      {...field}
      value={field.value ?? ''}
      label={offerMessages.combination}
      error={fieldState.error?.message}
    >
      <div className={classes.choices}>
        <Radio value="AND" label={offerMessages.all} />
        <Radio value="OR" label={offerMessages.any} />
      </div>
    </Radio.Group>
  );
}
