import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { outsideAt } from '../outside/circuit.ts';
import { endOfProcess } from '../outside/stopping.ts';
import { OutsideRefusalError, OutsideUnavailableError } from '../outside/unavailable.ts';
import { FileMissingError } from './storage.ts';
import type { FileStorage } from './storage.ts';

export type S3Settings = {
  /** For example https://s3.eu-west-2.amazonaws.com or http://localhost:9000; the bucket is part of the path. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** Milliseconds until the last byte of an answer, even for a slow reader. */
const longestAnswer = 60_000;

/** Stores files in a bucket of any S3-compatible server (AWS, MinIO, R2, Ceph). */
export function s3Storage(settings: S3Settings): FileStorage {
  const client = new AwsClient({
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    region: settings.region,
    service: 's3',
    retries: 2,
  });
  const place = (key: string): string =>
    `${settings.endpoint.replace(/\/+$/, '')}/${settings.bucket}/${key.slice(0, 2)}/${key}`;
  const outside = outsideAt('files', `${settings.endpoint}/${settings.bucket}`);
  /** The answer to a request: success or 404; other statuses throw. */
  const send = async (key: string, init: RequestInit, verb: string): Promise<Response> => {
    try {
      return await outside.call(async (signal) => {
        const end = AbortSignal.any([signal, endOfProcess, AbortSignal.timeout(longestAnswer)]);
        const answer = await client.fetch(place(key), { ...init, signal: end });
        if (!answer.ok && answer.status !== 404) throw await refusalOf(answer, verb);
        return answer;
      });
    } catch (error) {
      if (error instanceof OutsideUnavailableError) throw error;
      const reason = error instanceof OutsideRefusalError ? 'refused' : 'lost';
      // A failed fetch has its reason in the cause.
      throw new OutsideUnavailableError('files', reason, error instanceof TypeError ? error.cause : error);
    }
  };

  return {
    async keep(key, localPath, contentType) {
      // A blob on a file has a known length, which S3 requires, and is read only while it is sent.
      const body = await openAsBlob(localPath, { type: contentType });
      const answer = await send(
        key,
        { method: 'PUT', body, headers: { 'content-type': contentType } },
        'store',
      );
      // Here 404 means a missing bucket.
      if (!answer.ok) throw new OutsideUnavailableError('files', 'refused', await refusalOf(answer, 'store'));
      await answer.body?.cancel();
      await rm(localPath, { force: true });
    },
    async read(key, range) {
      const part = range && { headers: { range: `bytes=${range.start}-${range.end}` } };
      const answer = await send(key, part ?? {}, 'read');
      if (answer.status === 404) {
        await answer.body?.cancel();
        throw new FileMissingError(`No file ${key}`);
      }
      return Readable.from(answer.body ?? [], { objectMode: false });
    },
    async remove(key) {
      const answer = await send(key, { method: 'DELETE' }, 'remove');
      await answer.body?.cancel();
    },
  };
}

/** Only server failures open the circuit; a refusal, for example of a wrong key, fails fast anyway. */
async function refusalOf(answer: Response, verb: string): Promise<Error> {
  const text = await answer.text();
  // The rest of the answer repeats what was signed, and with which key.
  const [, code = 'no code'] = /<Code>(\w{1,100})<\/Code>/.exec(text) ?? [];
  const words = `The file storage refused to ${verb} a file: ${answer.status} ${code}`;
  return answer.status >= 500 ? new Error(words) : new OutsideRefusalError(words);
}
