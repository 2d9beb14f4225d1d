import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { currencyOptions } from '../../graphql/referenceOptions.ts';
import { customerLookup } from '../../graphql/lookups/customers.ts';
import { LookupField, SelectField } from '../../kit/form/late/lateFields.tsx';
import { TextAreaField } from '../../kit/form/fields/TextAreaField.tsx';
import { CheckboxField, TextField } from '../../kit/form/fields/fields.tsx';
import { FieldRow } from '../../kit/form/FormBody.tsx';
import { MoneyField } from '../../kit/form/fields/MoneyField.tsx';
import { NumberField } from '../../kit/form/fields/numberFields.tsx';
import { partOf } from '../../kit/form/values/partOf.ts';
import type { GeneralPart } from './detail/generalValues.ts';

/** Name, customer and prices of a template; in the wizard, and when editing. */
export function GeneralFields<Values extends GeneralPart>({
  form,
}: {
  form: { readonly control: Control<Values, unknown, Values> };
}) {
  const control = partOf<GeneralPart, Values>(form.control);
  const currency = useWatch({ control, name: 'general.currency' });
  const price = { currency, slips: 'cleaned' } as const;
  return (
    <>
      <TextField control={control} name="general.name" label="Name" autoComplete="off" />
      <TextField
        control={control}
        name="general.displayName"
        label="Name for Shepherds"
        description="Shown in place of the name."
        autoComplete="off"
      />
      <TextAreaField control={control} name="general.description" label="Description" />
      <LookupField control={control} name="general.customerId" label="Customer" lookup={customerLookup} />
      <FieldRow>
        <NumberField control={control} name="general.duration" label="Duration" unit="min" />
        <SelectField control={control} name="general.currency" label="Currency" options={currencyOptions} />
      </FieldRow>
      <FieldRow>
        <MoneyField control={control} name="general.basePrice" label="Base price" kind="price" {...price} />
        <MoneyField
          control={control}
          name="general.sameDayCharge"
          label="Same-day surcharge"
          kind="price"
          {...price}
        />
      </FieldRow>
      <FieldRow>
        <MoneyField control={control} name="general.agentFee" label="Shepherd fee" kind="fee" {...price} />
        <MoneyField
          control={control}
          name="general.agentFeeUpTo"
          label="Shepherd fee up to"
          kind="fee"
          {...price}
        />
      </FieldRow>
      <CheckboxField
        control={control}
        name="general.pixellateFaces"
        label="Pixellate faces"
        description="Faces in photos are made unrecognisable."
      />
      <CheckboxField
        control={control}
        name="general.hideJobTimes"
        label="Hide job times"
        description="Customers do not see when a job was done."
      />
    </>
  );
}
