import { useWatch } from 'react-hook-form';
import { array, mixed, object, string } from 'yup';
import type { InferType } from 'yup';
import type { DocumentationItemInput, DocumentationType } from '../../graphql/generated/schema.ts';
import { SelectField } from '../form/fields/choiceFields.tsx';
import { TextField } from '../form/fields/fields.tsx';
import { FileField } from '../form/fields/FileField.tsx';
import { FormBody } from '../form/FormBody.tsx';
import { optionalText, requiredText } from '../form/values/schemas.ts';
import { useConsoleForm } from '../form/useConsoleForm.ts';
import { isWebAddress } from '../form/values/webAddress.ts';
import { showError } from '../toast/toast.ts';
import { imageExtensions } from '@shepherd/domain/fileKind.ts';
import type { UploadedFile } from '../upload/sendFile.ts';
import { successMessages } from '../../messages/successes.ts';
import { validationMessages } from '../../messages/validation.ts';
import { documentationMessages, documentationOptions } from './items.ts';
import type { ChangeItems, DocumentationItem } from './items.ts';

const schema = object({
  type: string<DocumentationType>().required(validationMessages.valueRequired),
  title: requiredText(validationMessages.bothFieldsRequired),
  url: optionalText().when('type', ([type]: unknown[], url) =>
    type === 'LINK'
      ? url
          .required(validationMessages.bothFieldsRequired)
          .test('address', validationMessages.properUrl, isWebAddress)
      : url,
  ),
  files: array(mixed<UploadedFile>().required())
    .defined()
    .when('type', ([type]: unknown[], files) =>
      type === 'LINK' ? files : files.min(1, validationMessages.bothFieldsRequired),
    ),
});

interface DocumentationFormProps {
  /** The upload path of files. */
  readonly to: string;
  readonly change: ChangeItems;
  /** The item to edit; without it, a new one is created. */
  readonly item?: DocumentationItem;
  readonly onDone: () => void;
}

/** A link with its title, or a picture or video to upload. */
export function DocumentationForm({ to, change, item, onDone }: DocumentationFormProps) {
  const form = useConsoleForm({
    schema,
    defaultValues: {
      type: item?.type ?? 'LINK',
      title: item?.title ?? '',
      url: item?.type === 'LINK' ? item.url : '',
      // The file of an existing item cannot be replaced: the user removes the item and adds another one.
      files: item && item.type !== 'LINK' ? [{ id: item.id, name: item.title, url: item.url }] : [],
    },
    focus: 'title',
    onSubmit: (values) => {
      const changed = itemForRequest(values, item);
      return change(item ? successMessages.saved : documentationMessages.added, (present) => {
        if (!item) return [...present, changed];
        if (!present.some(({ id }) => id === item.id)) throw gone();
        return present.map((one) => (one.id === item.id ? changed : one));
      });
    },
    onSaved: onDone,
  });
  const type = useWatch({ control: form.control, name: 'type' });
  return (
    <FormBody form={form} act={item ? 'Save' : 'Add'} onCancel={onDone}>
      {!item && (
        <SelectField control={form.control} name="type" label="Type" options={documentationOptions} />
      )}
      <TextField control={form.control} name="title" label="Title" autoComplete="off" />
      {type === 'LINK' && (
        <TextField
          control={form.control}
          name="url"
          label="URL"
          type="url"
          placeholder="https://"
          autoComplete="off"
        />
      )}
      {!item && type === 'IMAGE' && (
        <FileField
          key="image"
          control={form.control}
          name="files"
          label="Image"
          to={to}
          accepts={imageExtensions}
        />
      )}
      {!item && type === 'VIDEO' && (
        <FileField key="video" control={form.control} name="files" label="Video" to={to} accepts={['mp4']} />
      )}
    </FormBody>
  );
}

/** Another user has removed the edited item. */
function gone(): Error {
  showError(documentationMessages.gone);
  return new Error(documentationMessages.gone);
}

function itemForRequest(
  { type, title, url, files }: InferType<typeof schema>,
  item: DocumentationItem | undefined,
): DocumentationItemInput {
  const known = item?.id ?? (type === 'LINK' ? undefined : files[0]?.id);
  return {
    ...(known === undefined ? {} : { id: known }),
    title,
    type,
    ...(type === 'LINK' ? { url } : {}),
  };
}
