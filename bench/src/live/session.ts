import { request } from 'node:http';

const query =
  'subscription Changes($ids: [ID!]) { changes(types: [JOB], ids: $ids) { position type id kind by { id name } } }';

/** Follows the rows of one screen as a session of its own. Settles when the subscription has begun. */
export async function follow(
  gateway: string,
  token: string,
  ids: readonly string[],
  told: (position: string) => void,
): Promise<() => void> {
  const body = JSON.stringify({ query, variables: { ids } });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const asked = request(
    `${gateway}/graphql/stream`,
    {
      method: 'POST',
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
      },
    },
    (response) => {
      if (response.statusCode !== 200) reject(new Error(`The gateway answered ${response.statusCode}`));
      response.setEncoding('utf8').on('data', (text: string) => {
        for (const [, position = ''] of text.matchAll(/"position":"(\d+)"/g)) told(position);
      });
      response.on('error', () => undefined);
      resolve();
    },
  );
  asked.on('error', reject);
  asked.end(body);
  await promise;
  return () => asked.destroy();
}
