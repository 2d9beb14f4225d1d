import type { TestApi } from '../api.ts';
import { jobInReview } from './jobs.ts';

export type MadeLink = { readonly id: string; readonly token: string; readonly url: string };

/** A completed job, without any answers. */
export async function completedJob(api: TestApi): Promise<string> {
  const { id } = await jobInReview(api, { reviewer: 'reviewer' });
  const answer = await api.send('reviewer', 'POST', `jobs/${id}/complete`, { body: {} });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return id;
}

/** A link to the report of a completed job, as staff make one. */
export async function makeLink(api: TestApi, jobId: string, body: object = {}): Promise<MadeLink> {
  const answer = await api.send('operations', 'POST', `jobs/${jobId}/report/links`, { body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const { url, id }: { url: string; id: string } = answer.json();
  return { id, url, token: url.split('/').at(-1) ?? '' };
}

/** The answer to a reader with the link; `from` is the client address from the gateway. */
export async function openLink(api: TestApi, token: string, body: object = {}, from = '198.51.100.1') {
  const answer = await api.send(null, 'POST', `public/reports/${token}`, {
    body,
    headers: { 'x-forwarded-for': from },
  });
  const json = answer.json();
  const code: unknown = json.error?.code;
  return { status: answer.statusCode, code, json };
}
