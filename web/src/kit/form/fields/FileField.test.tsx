import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { mixed, object } from 'yup';
import { fileOf } from '../../../testing/files.ts';
import type { UploadedFile } from '../../upload/sendFile.ts';
import { FileField } from './FileField.tsx';
import { FormBody } from '../FormBody.tsx';
import { useConsoleForm } from '../useConsoleForm.ts';

afterEach(() => void vi.unstubAllGlobals());

function Photos() {
  const form = useConsoleForm<{ files: readonly UploadedFile[] }>({
    schema: object({ files: mixed<readonly UploadedFile[]>().required() }),
    defaultValues: { files: [] },
    onSubmit: async () => undefined,
  });
  return (
    <FormBody form={form} act="Save">
      <FileField control={form.control} name="files" label="Photos" to="orders/images" most={5} />
    </FormBody>
  );
}

test('two files that finish uploading at the same time are both kept', async () => {
  const requests: HeldRequest[] = [];
  class HeldRequest extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = 200;
    response: unknown = null;
    responseType = '';
    readonly open = () => undefined;
    readonly setRequestHeader = () => undefined;
    readonly send = () => void requests.push(this);
  }
  vi.stubGlobal('XMLHttpRequest', HeldRequest);
  render(
    <MantineProvider env="test">
      <Photos />
    </MantineProvider>,
  );
  await userEvent.upload(screen.getByLabelText('Photos'), [fileOf('png', 'a.png'), fileOf('png', 'b.png')]);
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  await act(async () =>
    requests.forEach((request, index) => {
      request.response = { id: index, name: `${index}.png` };
      request.dispatchEvent(new Event('load'));
    }),
  );
  expect(screen.getByRole('list', { name: 'Files of photos' }).textContent).toBe('0.png1.png');
});
