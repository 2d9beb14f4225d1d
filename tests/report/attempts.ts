import { Agent, request } from 'undici';

/** One attempt to open a shared report. */
export type Attempt = { token: string; password?: string };

export type Counts = {
  sent: number;
  /** By the type that the gateway answered. */
  outcomes: Record<string, number>;
  /** Rate-limited requests, and how many of those had a Retry-After. */
  refused: number;
  refusedWithWait: number;
};

type Way = {
  url: string;
  /** Attempts in one document. */
  aliases: number;
  /** Concurrent documents. */
  parallel: number;
  /** The client address of the next document. */
  from: () => string;
  tell?: (line: string) => void;
};

/** Generated lazily, so that a hundred thousand need no memory. */
export function* attempts(count: number, make: () => Attempt): Generator<Attempt> {
  for (let number = 0; number < count; number += 1) yield make();
}

/** Sends all attempts, some in each document, and counts the answers. Throws for any unexpected answer. */
export async function tally(tries: Generator<Attempt>, way: Way): Promise<Counts> {
  const { parallel, tell = () => undefined } = way;
  const connections = new Agent({ connections: parallel });
  const counts: Counts = { sent: 0, outcomes: {}, refused: 0, refusedWithWait: 0 };
  const hand = async (): Promise<void> => {
    for (;;) {
      const some = take(tries, way.aliases);
      if (some.length === 0) return;
      await send(some, way, connections, counts);
      const before = counts.sent;
      counts.sent += some.length;
      if (Math.floor(before / 10_000) < Math.floor(counts.sent / 10_000)) tell(`${counts.sent} tries`);
    }
  };
  try {
    await Promise.all(Array.from({ length: parallel }, hand));
  } finally {
    await connections.close();
  }
  return counts;
}

function take(tries: Generator<Attempt>, most: number): Attempt[] {
  const some: Attempt[] = [];
  while (some.length < most) {
    const { value, done } = tries.next();
    if (done === true) break;
    some.push(value);
  }
  return some;
}

async function send(
  some: readonly Attempt[],
  { url, from }: Way,
  dispatcher: Agent,
  counts: Counts,
): Promise<void> {
  const names = some.map((_try, index) => index);
  const query = `query (${names.map((name) => `$t${name}: String!, $p${name}: String`).join(', ')}) {
    ${names.map((name) => `a${name}: publicJobReport(token: $t${name}, password: $p${name}) { __typename }`).join('\n')}
  }`;
  const variables = Object.fromEntries(
    some.flatMap(({ token, password = null }, index) => [
      [`t${index}`, token],
      [`p${index}`, password],
    ]),
  );
  const { statusCode, headers, body } = await request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from() },
    body: JSON.stringify({ query, variables }),
    dispatcher,
  });
  const text = await body.text();
  if (statusCode === 429) {
    counts.refused += 1;
    if (Number(headers['retry-after']) > 0) counts.refusedWithWait += 1;
    return;
  }
  const { data }: { data?: Record<string, { __typename: string }> | null } = JSON.parse(text);
  if (statusCode !== 200 || !data) throw new Error(`${statusCode}: ${text.slice(0, 500)}`);
  for (const { __typename } of Object.values(data))
    counts.outcomes[__typename] = (counts.outcomes[__typename] ?? 0) + 1;
}
