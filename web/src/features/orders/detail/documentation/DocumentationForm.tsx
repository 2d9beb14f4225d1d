import { useWatch } from 'react-hook-form';
import { array, mixed, object, string } from 'yup';
import type { InferType } from 'yup';
import type { DocumentationItemInput, DocumentationType } from '../../../../graphql/generated/schema.ts';
import { SelectField } from '../../../../kit/form/choiceFields.tsx';
import { TextField } from '../../../../kit/form/fields.tsx';
import { FileField } from '../../../../kit/form/FileField.tsx';
import { FormBody } from '../../../../kit/form/FormBody.tsx';
import { optionalText, requiredText } from '../../../../kit/form/schemas.ts';
import { useConsoleForm } from '../../../../kit/form/useConsoleForm.ts';
import { isWebAddress } from '../../../../kit/form/webAddress.ts';
import { showError } from '../../../../kit/toast/toast.ts';
import { imageExtensions } from '../../../../kit/upload/fileRules.ts';
import type { UploadedFile } from '../../../../kit/upload/sendFile.ts';
import { successMessages } from '../../../../messages/successes.ts';
import { validationMessages } from '../../../../messages/validation.ts';
import { documentationOptions } from '../../labels.ts';
import { orderMessages } from '../../messages.ts';
import { documentationMutation } from './documentationItems.ts';
import type { DocumentationItem } from './documentationItems.ts';
import { useDocumentationChange } from './useDocumentationChange.ts';

const addItem = documentationMutation(orderMessages.itemAdded);
const editItem = documentationMutation(successMessages.saved);

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
  readonly orderId: string;
  /** The one to edit; a new one without it. */
  readonly item?: DocumentationItem;
  readonly onDone: () => void;
}

/** A link with its title, or a picture or film that is uploaded. */
export function DocumentationForm({ orderId, item, onDone }: DocumentationFormProps) {
  const change = useDocumentationChange(item ? editItem : addItem);
  const form = useConsoleForm({
    schema,
    defaultValues: {
      type: item?.type ?? 'LINK',
      title: item?.title ?? '',
      url: item?.type === 'LINK' ? item.url : '',
      // The file of an item that is there already stays: it is removed and added to be another one.
      files: item && item.type !== 'LINK' ? [{ id: item.id, name: item.title, url: item.url }] : [],
    },
    focus: 'title',
    onSubmit: (values) => {
      const changed = itemForRequest(values, item);
      return change(orderId, (present) => {
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
          to="orders/images"
          accepts={imageExtensions}
        />
      )}
      {!item && type === 'VIDEO' && (
        <FileField
          key="video"
          control={form.control}
          name="files"
          label="Video"
          to="orders/images"
          accepts={['mp4']}
        />
      )}
    </FormBody>
  );
}

/** Somebody else has removed what is being edited. */
function gone(): Error {
  showError(orderMessages.itemGone);
  return new Error(orderMessages.itemGone);
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
