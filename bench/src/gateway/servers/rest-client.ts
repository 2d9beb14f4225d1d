import { fetch, Pool } from 'undici';
import type { PostRow, UserRow } from '../posts.ts';
import { given } from './measured.ts';

/** The client of the peers for the REST server, as their own documentation shows it: by fetch, one user at a time. */
const base = given('REST_API_URL');
const origin = new Pool(new URL(base).origin, { connections: Number(given('REST_CONNECTIONS')) });
const path = new URL(base).pathname;

const headersFor = (authorization: string | undefined): Record<string, string> =>
  authorization === undefined ? {} : { authorization };

/** By the server's contract: the benchmark compares the answers of all servers. */
type Answers = { '/posts': { data: PostRow[] } } & Record<`/users/${string}`, UserRow> &
  Record<`/users?${string}`, { data: UserRow[] }>;

export async function fetchRest<Path extends keyof Answers>(
  address: Path,
  authorization: string | undefined,
): Promise<Answers[Path]> {
  const answer = await fetch(base + address, { headers: headersFor(authorization) });
  if (!answer.ok) throw new Error(`GET ${address} answered ${answer.status}`);
  return (await answer.json()) as Answers[Path];
}

/** The same by undici's own `request`, which takes less than fetch. */
export async function requestRest<Path extends keyof Answers>(
  address: Path,
  authorization: string | undefined,
): Promise<Answers[Path]> {
  const { statusCode, body } = await origin.request({
    method: 'GET',
    path: path + address,
    headers: headersFor(authorization),
  });
  if (statusCode !== 200) throw new Error(`GET ${address} answered ${statusCode}`);
  return (await body.json()) as Answers[Path];
}
