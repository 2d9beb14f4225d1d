import { useLayoutEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { FileUpload } from '../../upload/FileUpload.tsx';
import type { FileUploadProps } from '../../upload/FileUpload.tsx';
import { holdForm } from '../../upload/formUploads.ts';
import type { UploadedFile } from '../../upload/sendFile.ts';
import { useFieldLabel } from './fieldLabel.ts';
import type { FieldProps } from './fields.tsx';
import { useFieldError } from '../../conflict/conflictsOfForm.tsx';

type FileFieldProps<Values extends FieldValues> = FieldProps<Values, readonly UploadedFile[]> &
  Pick<FileUploadProps, 'to' | 'accepts' | 'most' | 'description'>;

/** Uploaded files of a form. Uploads start when files are chosen; the form keeps their results. */
export function FileField<Values extends FieldValues>({ control, name, ...upload }: FileFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const error = useFieldError(control, name, fieldState.error?.message);
  const label = useFieldLabel(control, name, upload.label);
  const files: readonly UploadedFile[] = field.value;
  // Two uploads may finish before the first one is rendered.
  const latest = useRef(files);
  useLayoutEffect(() => {
    latest.current = files;
  });
  const onChange = (change: (before: readonly UploadedFile[]) => readonly UploadedFile[]) => {
    latest.current = change(latest.current);
    field.onChange(latest.current);
  };
  return (
    <FileUpload
      {...upload}
      label={label}
      onSending={(sending) => holdForm(control, sending)}
      value={files}
      onChange={onChange}
      error={error}
    />
  );
}
