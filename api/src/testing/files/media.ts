import type { LightMyRequestResponse } from 'fastify';
import type { Media, PublicMedia } from '../../tasks/schemas.ts';
import type { TestApi } from '../api.ts';

export type Uploaded = { readonly status: number; readonly json: Media & { error: Failure } };
type Failure = { readonly code: string; readonly fields: Record<string, string[]> };

/** Sends one file like a form. */
export async function sendFile(
  api: TestApi,
  account: string,
  path: string,
  name: string,
  bytes: Buffer,
): Promise<Uploaded> {
  const boundary = 'xxxx';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const answer = await api.server.inject({
    method: 'POST',
    url: `/v1/${path}`,
    headers: {
      authorization: `Bearer ${await api.token(account)}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return { status: answer.statusCode, json: answer.json() };
}

/** Uploads a photo or video for the front of the store, task 2, and returns the processed medium as staff see it. */
export async function addMedia(api: TestApi, jobId: string, name: string, bytes: Buffer): Promise<Media> {
  const sent = await sendFile(api, 'owner', `jobs/${jobId}/report/tasks/2/upload`, name, bytes);
  if (sent.status !== 201) throw new Error(JSON.stringify(sent.json));
  await api.work();
  const found = (await mediaOf(api, jobId)).find(({ id }) => id === sent.json.id);
  if (!found) throw new Error('The upload is not in the report');
  return found;
}

type Answers = { readonly media: Media[] }[];

/** All photos and videos of a job's report, as staff see them. */
export async function mediaOf(api: TestApi, jobId: string): Promise<Media[]> {
  const report: { tasks: Answers } = (await api.get('owner', `jobs/${jobId}/report`)).json();
  return report.tasks.flatMap(({ media }) => media);
}

/** Opens the address of a file without a session. */
export function openFile(
  api: TestApi,
  address: Media['media_url'] | undefined,
): Promise<LightMyRequestResponse> {
  const { pathname, search } = new URL(address ?? '');
  return api.server.inject({ method: 'GET', url: `${pathname}${search}` });
}

/** The shared report of a job, which its reviewer, the demo account `reviewer`, completes. */
export async function sharedReport(
  api: TestApi,
  jobId: string,
): Promise<{ answer: LightMyRequestResponse; media: PublicMedia[] }> {
  await api.send('reviewer', 'POST', `jobs/${jobId}/complete`, { body: {} });
  const link: { url: string } = (
    await api.send('owner', 'POST', `jobs/${jobId}/report/links`, { body: {} })
  ).json();
  const token = link.url.slice(link.url.lastIndexOf('/') + 1);
  const answer = await api.send(null, 'POST', `public/reports/${token}`, { body: {} });
  const { report }: { report: { tasks: { media: PublicMedia[] }[] } } = answer.json();
  return { answer, media: report.tasks.flatMap(({ media }) => media) };
}
