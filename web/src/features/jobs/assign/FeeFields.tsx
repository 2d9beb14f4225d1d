import { useFormState, useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { bundleStackedBelowPixels } from '../../../constants.ts';
import { assignMessages } from '../../../messages/assign.ts';
import { CheckboxField } from '../../../kit/form/fields/fields.tsx';
import { MoneyField } from '../../../kit/form/fields/MoneyField.tsx';
import { useBelow } from '../../../kit/page/useNarrow.ts';
import { sumsOf } from '../../../kit/value/money.ts';
import type { AssignedRow, RowWarnings } from './definition.ts';
import classes from './FeeFields.module.css';
import { amountsOf } from './termsSchema.ts';
import type { TermsValues } from './termsSchema.ts';

interface FeeFieldsProps {
  readonly control: Control<TermsValues, unknown, TermsValues>;
  readonly rows: readonly AssignedRow[];
  readonly warned?: readonly RowWarnings[];
}

/** A fee for each row or one for all, their sum, and the warnings of each row. */
export function FeeFields({ control, rows, warned }: FeeFieldsProps) {
  const sameFee = useWatch({ control, name: 'sameFee' });
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  const stacked = useBelow(bundleStackedBelowPixels);
  const warnings = new Map(warned?.map(({ id, warnings: own }) => [id, own]));
  const { errors } = useFormState({ control, name: 'fees' });
  // The server's error about all fees belongs to the array, not to one of its items.
  const { message } = errors.fees ?? {};
  return (
    <fieldset className={classes.fees}>
      <legend className={classes.legend}>{rows.length > 1 ? 'Fees' : 'Fee'}</legend>
      {rows.length > 1 && (
        <div className={classes.same}>
          <CheckboxField control={control} name="sameFee" label={assignMessages.sameFee} />
          {sameFee && (
            <MoneyField
              control={control}
              name="globalFee"
              label={assignMessages.globalFee}
              kind="fee"
              currency={currencies}
            />
          )}
        </div>
      )}
      <ul className={classes.rows} data-stacked={stacked || undefined}>
        {rows.map((row, place) => (
          <li key={row.id} className={classes.row}>
            <div>
              <p className={classes.title}>{row.title}</p>
              {row.note !== undefined && <p className={classes.note}>{row.note}</p>}
              {warnings.get(row.id)?.map((warning) => (
                <p key={warning} className={classes.warning}>
                  {warning}
                </p>
              ))}
            </div>
            {!sameFee && (
              <MoneyField
                control={control}
                name={`fees.${place}.agentFee`}
                label={assignMessages.feeOf(row.title)}
                labelled="aside"
                kind="fee"
                currency={row.currency}
              />
            )}
          </li>
        ))}
      </ul>
      {typeof message === 'string' && (
        <p className={classes.error} role="alert">
          {message}
        </p>
      )}
      <Total control={control} rows={rows} />
    </fieldset>
  );
}

function Total({ control, rows }: Omit<FeeFieldsProps, 'warned'>) {
  const [sameFee, globalFee, fees] = useWatch({ control, name: ['sameFee', 'globalFee', 'fees'] });
  return (
    <output className={classes.total}>
      {assignMessages.total(sumsOf(amountsOf({ sameFee, globalFee, fees }, rows)))}
    </output>
  );
}
