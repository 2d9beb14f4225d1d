import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import type { Option } from '../../kit/choice/options.ts';
import { AddressFields } from '../../kit/form/fields/AddressFields.tsx';
import { SelectField } from '../../kit/form/late/lateFields.tsx';
import { defineForm } from '../../kit/form/defineForm.tsx';
import { CheckboxField, TextField } from '../../kit/form/fields/fields.tsx';
import { FileField } from '../../kit/form/fields/FileField.tsx';
import { FieldRow } from '../../kit/form/FormBody.tsx';
import { NumberField } from '../../kit/form/fields/numberFields.tsx';
import { imageExtensions } from '@shepherd/domain/fileKind.ts';
import { PictureOrPlaceholder } from '../../kit/value/PictureOrPlaceholder.tsx';
import { customerSchema } from './customerValues.ts';
import type { CustomerValues } from './customerValues.ts';
import classes from './CustomerFields.module.css';
import { industryOptions } from './industries.ts';
import { tiers } from './labels.ts';

interface CustomerFieldsProps {
  readonly control: Control<CustomerValues, unknown, CustomerValues>;
  /** The selectable statuses; undefined for a new customer. */
  readonly statuses?: readonly Option[];
  readonly statusNote?: string | undefined;
  /** The existing logo. */
  readonly logoUrl?: string | null;
}

/** All editable fields of a customer. */
function CustomerFields({ control, statuses, statusNote, logoUrl = null }: CustomerFieldsProps) {
  return (
    <>
      <TextField control={control} name="name" label="Name" autoComplete="off" />
      <FieldRow>
        <SelectField
          control={control}
          name="industryId"
          label="Industry"
          placeholder="Choose an industry"
          options={industryOptions}
          clearable
        />
        <SelectField control={control} name="priority" label="Tier" options={tiers} />
        {statuses && (
          <SelectField
            control={control}
            name="status"
            label="Status"
            options={statuses}
            description={statusNote}
          />
        )}
      </FieldRow>
      <FieldRow>
        <TextField control={control} name="email" label="Email" type="email" autoComplete="off" />
        <TextField control={control} name="phone" label="Phone" type="tel" autoComplete="off" />
      </FieldRow>
      <Group title="Postal address">
        <AddressFields control={control} name="address" />
      </Group>
      <Group title="Logo and badge">
        <Logo control={control} logoUrl={logoUrl} />
        <CheckboxField
          control={control}
          name="showBadge"
          label="Show the badge"
          description="Shepherds see it beside the customer’s jobs."
        />
      </Group>
      <Group title="Limits">
        <FieldRow>
          <NumberField control={control} name="jobsPerAgentLimit" label="Jobs per Shepherd" unit="jobs" />
          <NumberField control={control} name="limitPeriod" label="Limit period" unit="days" />
        </FieldRow>
      </Group>
    </>
  );
}

export const CustomerForm = defineForm({ schema: customerSchema, focus: 'name', fields: CustomerFields });

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.title}>{title}</legend>
      {children}
    </fieldset>
  );
}

function Logo({ control, logoUrl }: Pick<CustomerFieldsProps, 'control'> & { logoUrl: string | null }) {
  const [uploaded] = useWatch({ control, name: 'logo' });
  return (
    <div className={classes.logo}>
      <PictureOrPlaceholder
        src={uploaded?.url ?? logoUrl}
        alt={uploaded || logoUrl ? 'Logo' : 'No logo'}
        className={classes.picture ?? ''}
      />
      <div className={classes.upload}>
        <FileField
          control={control}
          name="logo"
          label={logoUrl ? 'Another logo' : 'Logo'}
          to="customers/logos"
          accepts={imageExtensions}
        />
      </div>
    </div>
  );
}
