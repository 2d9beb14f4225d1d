import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { FileMissingError } from './storage.ts';
import type { FileStorage } from './storage.ts';

export type S3Settings = {
  /** For example https://s3.eu-west-2.amazonaws.com or http://localhost:9000; buckets are part of the path. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

const deadline = 60_000;

/** Keeps files in a bucket of anything that speaks the S3 protocol (AWS, MinIO, R2, Ceph). */
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
  const send = (key: string, init: RequestInit): Promise<Response> =>
    client.fetch(place(key), { ...init, signal: AbortSignal.timeout(deadline) });

  return {
    async keep(key, localPath, contentType) {
      // A blob on a file has a known length, which S3 insists on, and is read only while it is sent.
      const body = await openAsBlob(localPath, { type: contentType });
      const answer = await send(key, { method: 'PUT', body, headers: { 'content-type': contentType } });
      await mustSucceed(answer, 'store');
      await rm(localPath, { force: true });
    },
    async read(key, range) {
      const part = range && { headers: { range: `bytes=${range.start}-${range.end}` } };
      const answer = await send(key, part ?? {});
      if (answer.status === 404) {
        await answer.body?.cancel();
        throw new FileMissingError(`No file ${key}`);
      }
      if (!answer.ok) await mustSucceed(answer, 'read');
      return Readable.from(answer.body ?? [], { objectMode: false });
    },
    async remove(key) {
      const answer = await send(key, { method: 'DELETE' });
      if (answer.status !== 404) await mustSucceed(answer, 'remove');
    },
  };
}

async function mustSucceed(answer: Response, verb: string): Promise<void> {
  const text = answer.ok ? '' : await answer.text();
  // Its other words repeat what was signed, and with which key.
  const [, code = 'no code'] = /<Code>(\w{1,100})<\/Code>/.exec(text) ?? [];
  if (!answer.ok) throw new Error(`The file storage refused to ${verb} a file: ${answer.status} ${code}`);
  await answer.body?.cancel();
}
