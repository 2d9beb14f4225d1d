import { TextField } from '../../../../../kit/form/fields/fields.tsx';
import { FileField } from '../../../../../kit/form/fields/FileField.tsx';
import { imageExtensions } from '@shepherd/domain/fileKind.ts';
import type { TaskFieldsProps } from './taskFields.ts';

/** Instructions for the Shepherd before the task. */
export function InstructionFields({ form: { control }, place: { path } }: TaskFieldsProps) {
  return (
    <>
      <TextField
        control={control}
        name={`${path}.link`}
        label="Link for instructions"
        type="url"
        placeholder="https://"
        autoComplete="off"
      />
      <FileField
        control={control}
        name={`${path}.media`}
        label="Photo or video for instructions"
        to="templates/documentation"
        accepts={[...imageExtensions, 'mp4']}
      />
    </>
  );
}
