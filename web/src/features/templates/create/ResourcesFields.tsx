import { FieldArray } from '../../../kit/fieldArray/FieldArray.tsx';
import { TextField } from '../../../kit/form/fields/fields.tsx';
import { FileField } from '../../../kit/form/fields/FileField.tsx';
import { FieldRow } from '../../../kit/form/FormBody.tsx';
import { imageExtensions } from '@shepherd/domain/fileKind.ts';
import type { WizardForm } from '../../../kit/wizard/definition.ts';
import { newLink } from '../values/templateValues.ts';
import type { TemplateValues } from '../values/templateSchemas.ts';

/** Documentation for Shepherds besides the tasks. */
export function ResourcesFields({ form }: { form: WizardForm<TemplateValues> }) {
  const { control } = form;
  return (
    <>
      <FieldArray form={form} name="resources.links" label="Links" thing="link" newItem={newLink} most={50}>
        {(link) => (
          <FieldRow>
            <TextField
              control={control}
              name={`resources.links.${link}.title`}
              label="Title"
              autoComplete="off"
            />
            <TextField
              control={control}
              name={`resources.links.${link}.url`}
              label="URL"
              type="url"
              placeholder="https://"
              autoComplete="off"
            />
          </FieldRow>
        )}
      </FieldArray>
      <FileField
        control={control}
        name="resources.media"
        label="Media"
        to="templates/documentation"
        accepts={[...imageExtensions, 'mp4']}
        most={50}
      />
    </>
  );
}
