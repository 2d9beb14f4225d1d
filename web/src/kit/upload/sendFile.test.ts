import { afterEach, expect, test, vi } from 'vitest';
import { readUploadedFile, sendFile } from './sendFile.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A request that is answered immediately. */
function answeredWith(status: number, response: unknown) {
  class AnsweredRequest extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = status;
    readonly response = response;
    responseType = '';
    open() {
      return undefined;
    }
    setRequestHeader() {
      return undefined;
    }
    send() {
      this.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', AnsweredRequest);
  return sendFile('customers/logos', new File(['MZ'], 'logo.png'), {
    onProgress: () => undefined,
    signal: new AbortController().signal,
    read: readUploadedFile,
  });
}

test("an upload returns the server's reference of the file", async () => {
  await expect(answeredWith(201, { id: 5, name: 'logo.png', url: '/files/5' })).resolves.toEqual({
    id: '5',
    name: 'logo.png',
    url: '/files/5',
  });
});

test.each([
  [
    'the reason about the file',
    {
      errors: [
        {
          message: 'Please check the fields',
          extensions: { code: 'upload.wrong_extension', fields: { file: ['Wrong file extension!'] } },
        },
      ],
    },
    'Wrong file extension!',
  ],
  [
    'the message',
    { errors: [{ message: 'You are not signed in', extensions: { code: 'auth.unauthenticated' } }] },
    'You are not signed in',
  ],
  ['that it failed, without any reason,', null, 'The file could not be uploaded.'],
  ['that it failed, of a proxy,', { errors: 'nginx' }, 'The file could not be uploaded.'],
])('a refused upload says %s', async (_case, response, message) => {
  await expect(answeredWith(422, response)).rejects.toThrow(message);
});
