import { Agent, request } from 'node:http';
import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises';
import { graphqlClient } from '../support/graphql-client.ts';

/** The outcome of a mutation: the text of its data, or the code of the refusal. */
export type Told = { readonly outcome: string; readonly text: string; readonly data: unknown };

export type Mutation = { readonly query: string; readonly variables: object };

/** A signed-in session: one user may have several. */
export type Session = {
  readonly email: string;
  readonly userId: string;
  /** Sends until there is an answer, with the same key each time. */
  readonly send: (mutation: Mutation, key: string) => Promise<Told>;
  /** Sends and cuts the connection this many turns of the event loop after the last byte. */
  readonly cut: (mutation: Mutation, key: string, turns: number) => Promise<void>;
};

/** Temporary refusals without any effect: the request is sent again. */
const forNow: ReadonlySet<string> = new Set([
  'idempotency.in_progress',
  'conflict',
  'unavailable',
  'NETWORK_ERROR',
]);
const mostTries = 200;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export async function openSession(graphqlUrl: string, email: string): Promise<Session> {
  const { data } = await graphqlClient(graphqlUrl)(
    'mutation ($input: LoginInput!) { login(input: $input) { accessToken profile { id } } }',
    { input: { email, password: 'Shepherd1' } },
  );
  const { accessToken, profile } = Object(data?.['login']);
  const headers = (key: string) => ({
    'content-type': 'application/json',
    authorization: `Bearer ${String(accessToken)}`,
    'idempotency-key': key,
  });

  const once = async (mutation: Mutation, key: string): Promise<Told> => {
    const { data: answered, errors } = await graphqlClient(graphqlUrl, headers(key))(mutation.query, {
      ...mutation.variables,
    });
    const [refusal] = errors;
    if (refusal === undefined) return { outcome: 'done', text: JSON.stringify(answered), data: answered };
    return { outcome: String(refusal.extensions['code']), text: refusal.message, data: null };
  };

  return {
    email,
    userId: String(profile?.id),
    async send(mutation, key) {
      for (let tries = 1; ; tries += 1) {
        const told = await once(mutation, key);
        if (!forNow.has(told.outcome) || tries === mostTries) return told;
        await delay(20);
      }
    },
    cut: (mutation, key, turns) =>
      new Promise((resolve) => {
        const sent = request(graphqlUrl, { method: 'POST', headers: headers(key), agent });
        sent.on('error', () => resolve());
        sent.on('close', () => resolve());
        sent.on('response', (answer) => answer.resume());
        sent.on('finish', async () => {
          for (let passed = 0; passed < turns; passed += 1) await turn();
          sent.destroy();
        });
        sent.end(JSON.stringify(mutation));
      }),
  };
}
