import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { countryOptions, orderCategoryOptions } from '../../../../graphql/referenceOptions.ts';
import { skillOptions, tagOptions } from '../../../../graphql/shepherdOptions.ts';
import { LateFieldArray } from '../../../../kit/fieldArray/LateFieldArray.tsx';
import { MultiSelectField, SelectField } from '../../../../kit/form/late/lateFields.tsx';
import { CheckboxField, TextField } from '../../../../kit/form/fields/fields.tsx';
import { FileField } from '../../../../kit/form/fields/FileField.tsx';
import { FieldRow } from '../../../../kit/form/FormBody.tsx';
import { NumberField } from '../../../../kit/form/fields/numberFields.tsx';
import { imageExtensions } from '@shepherd/domain/fileKind.ts';
import { definePiece } from '../../../../kit/page/code/piece.ts';
import { PieceBoundary } from '../../../../kit/page/code/PieceBoundary.tsx';
import type { WizardForm } from '../../../../kit/wizard/definition.ts';
import { orderPriorities, workforceOptions } from '../../labels.ts';
import type { OrderValues } from '../orderSchemas.ts';
import { newLink } from '../orderValues.ts';
import classes from '../OrderWizard.module.css';

const HuntFields = definePiece(async () => (await import('./HuntFields.tsx')).HuntFields);

/** The order's name, country, and requirements for Shepherds. */
export function DetailsFields({ form }: { form: WizardForm<OrderValues> }) {
  const { control } = form;
  const type = useWatch({ control, name: 'type.type' });
  return (
    <>
      <TextField control={control} name="details.title" label="Name" autoComplete="off" />
      <FieldRow>
        <SelectField
          control={control}
          name="details.categoryId"
          label="Category"
          placeholder="Choose a category"
          options={orderCategoryOptions}
        />
        <SelectField
          control={control}
          name="details.countryCode"
          label="Country"
          placeholder="Choose a country"
          options={countryOptions}
        />
      </FieldRow>
      {type === 'TREASURE_HUNT' && (
        <PieceBoundary>
          <Suspense fallback={<Skeleton height={480} />}>
            <HuntFields form={form} />
          </Suspense>
        </PieceBoundary>
      )}
      <FileField
        control={control}
        name="details.image"
        label="Image"
        to="orders/images"
        accepts={imageExtensions}
      />
      <FieldRow>
        <SelectField control={control} name="details.priority" label="Priority" options={orderPriorities} />
        <SelectField control={control} name="details.workforce" label="Done by" options={workforceOptions} />
      </FieldRow>
      <TextField control={control} name="details.dashboardId" label="Dashboard id" autoComplete="off" />
      <LateFieldArray
        form={form}
        name="details.links"
        label="Links for Shepherds"
        thing="link"
        newItem={newLink}
        movable
        most={50}
      >
        {(link) => (
          <FieldRow>
            <TextField
              control={control}
              name={`details.links.${link}.title`}
              label="Title"
              autoComplete="off"
            />
            <TextField
              control={control}
              name={`details.links.${link}.url`}
              label="URL"
              type="url"
              placeholder="https://"
              autoComplete="off"
            />
          </FieldRow>
        )}
      </LateFieldArray>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>Who may do the jobs</legend>
        <CheckboxField
          control={control}
          name="details.identityCheckRequired"
          label="ID check required"
          description="Only Shepherds whose identity was checked can take its jobs."
        />
        <CheckboxField
          control={control}
          name="details.hideFromMarket"
          label="Hide from market"
          description="Its jobs are not offered; they are assigned directly."
        />
        <FieldRow>
          <NumberField
            control={control}
            name="details.perUserJobLimit"
            label="Jobs per Shepherd"
            unit="jobs"
          />
          <NumberField
            control={control}
            name="details.jobCompletionTarget"
            label="Completion target"
            unit="jobs"
          />
        </FieldRow>
        <FieldRow>
          <MultiSelectField
            control={control}
            name="details.requireAgentSkills"
            label="Required skills"
            options={skillOptions}
          />
          <MultiSelectField
            control={control}
            name="details.excludeAgentSkills"
            label="Not with skills"
            options={skillOptions}
          />
        </FieldRow>
        <FieldRow>
          <MultiSelectField
            control={control}
            name="details.requireAgentTags"
            label="Required tags"
            options={tagOptions}
          />
          <MultiSelectField
            control={control}
            name="details.excludeAgentTags"
            label="Not with tags"
            options={tagOptions}
          />
        </FieldRow>
        <CheckboxField
          control={control}
          name="details.combineGroups"
          label="Combine groups"
          description="Location groups are offered together."
        />
      </fieldset>
    </>
  );
}
