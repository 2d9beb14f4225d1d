import { type RestAnswer, type RestCall, type RestClient, textAt } from '../support/client.ts';

/** Tokens of acknowledged sign-ins, and those whose sign-out was acknowledged too. */
export type Sessions = { open: string[]; closed: string[] };

/** Signs in and, every second time, out again. */
export async function signInAndOut(
  insist: (call: RestCall) => Promise<RestAnswer>,
  sessions: Sessions,
): Promise<void> {
  const answer = await insist({
    method: 'POST',
    path: '/auth/login',
    body: { email: 'admin@shepherd.test', password: 'Shepherd1' },
  });
  if (answer.status !== 200) throw new Error(`The sign-in answered ${answer.status}: ${answer.text}`);
  const token = textAt(answer.json, 'access_token');
  if ((sessions.open.length + sessions.closed.length) % 2 === 0) sessions.open.push(token);
  else {
    // A repeated sign-out that took effect before meets a session that has ended: 401.
    const out = await insist({ method: 'POST', path: '/auth/logout', token });
    if (out.status !== 204 && out.status !== 401)
      throw new Error(`The sign-out answered ${out.status}: ${out.text}`);
    sessions.closed.push(token);
  }
}

/** Every acknowledged session works, every ended one stays ended. */
export async function sessionProblems(client: RestClient, { open, closed }: Sessions): Promise<string[]> {
  const problems: string[] = [];
  const check = async (tokens: string[], wanted: number, complaint: string): Promise<void> => {
    for (const token of tokens) {
      const { status } = await client.send({ method: 'GET', path: '/account/profile', token });
      if (status !== wanted) problems.push(`${complaint} (${status})`);
    }
  };
  await check(open, 200, 'A session was acknowledged and is lost');
  await check(closed, 401, 'A session was ended and lives again');
  return problems;
}

export function duplicatesOf(values: readonly string[]): Set<string> {
  const seen = new Set<string>();
  return new Set(values.filter((value) => seen.size === seen.add(value).size));
}
