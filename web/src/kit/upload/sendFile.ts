import { errorMessages } from '../../messages/errors.ts';

/** The answer to an upload of a single file. */
export interface UploadedFile {
  readonly id: string;
  readonly name: string;
  readonly url: string;
}

/** Why an upload failed, as text for the user. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
}

interface Sending<Answer> {
  /** Called with the progress, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
  /** Parses the server's answer; null if it is invalid. */
  readonly read: (answer: unknown) => Answer | null;
}

/**
 * Sends one file as `multipart/form-data` below `/files/`. Rejects with an `UploadError`, or with an `AbortError` after
 * `signal` was aborted.
 */
export function sendFile<Answer>(path: string, file: File, sending: Sending<Answer>): Promise<Answer> {
  const body = new FormData();
  body.append('file', file, file.name);
  return send('POST', `/files/${path}`, body, sending);
}

/** The same for the bytes of a file at an address that the server has provided. */
export const putFile = (address: string, bytes: Blob, sending: Omit<Sending<true>, 'read'>): Promise<true> =>
  send('PUT', address, bytes, { ...sending, read: () => true });

/** The same for text that is a file, such as CSV. Repeated with the same idempotency key, it is executed once. */
export const sendText = <Answer>(
  path: string,
  text: Blob,
  { key, ...sending }: Sending<Answer> & { readonly key: string },
): Promise<Answer> => send('POST', `/files/${path}`, text, sending, { 'idempotency-key': key });

/** `fetch` reports no upload progress, hence XMLHttpRequest. */
function send<Answer>(
  method: 'POST' | 'PUT',
  address: string,
  body: FormData | Blob,
  { onProgress, signal, read }: Sending<Answer>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const uploaded = request.status < 300 ? read(request.response) : null;
      if (uploaded) resolve(uploaded);
      else reject(new UploadError(refusalText(request.response)));
    });
    request.addEventListener('error', () => reject(new UploadError(errorMessages.network)));
    request.addEventListener('abort', () =>
      reject(new DOMException('The upload was cancelled', 'AbortError')),
    );
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

/** The server's reference of a file. */
export function readUploadedFile(answer: unknown): UploadedFile | null {
  if (!isRecord(answer)) return null;
  const { id, name, url } = answer;
  if (typeof id !== 'string' && typeof id !== 'number') return null;
  return {
    id: String(id),
    name: typeof name === 'string' ? name : '',
    url: typeof url === 'string' ? url : '',
  };
}

/** The gateway's file errors have the shape of GraphQL; a proxy in front of it may answer anything. */
function refusalText(answer: unknown): string {
  const error: unknown = isRecord(answer) && Array.isArray(answer['errors']) ? answer['errors'][0] : null;
  if (!isRecord(error)) return errorMessages.uploadFailed;
  const extensions = isRecord(error['extensions']) ? error['extensions'] : {};
  const fields = isRecord(extensions['fields']) ? extensions['fields'] : {};
  const [first]: unknown[] = Array.isArray(fields['file']) ? fields['file'] : [];
  return [first, error['message']].find((text) => typeof text === 'string') ?? errorMessages.uploadFailed;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
