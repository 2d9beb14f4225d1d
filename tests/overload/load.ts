import { setImmediate as immediately, setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';

/** One request of the load. */
export type Question = { method: 'GET' | 'POST'; path: string; body?: string };

export type Plan = {
  origin: string;
  /** Sessions and questions rotate, so that hardly any two concurrent requests are equal. */
  tokens: string[];
  questions: Question[];
  seconds: number;
} & (
  | { kind: 'closed'; clients: number }
  /** Open loop: this many requests start per second, whatever becomes of earlier ones. */
  | { kind: 'open'; rate: number }
);

/** Result of one request: refused with a Retry-After, or failed in any other way. */
export type Outcome = 'answered' | 'refused' | 'failed';

export type Seen = {
  seconds: number;
  /** CPU milliseconds of the load generator. */
  cpu: number;
  /** Milliseconds of each request, from its scheduled start. */
  took: Record<Outcome, number[]>;
  /** Failed requests: status, code or error, and their number. */
  failures: Record<string, number>;
};

/** Client timeout in milliseconds. */
const patience = 10_000;

/**
 * The load generator runs as a program of its own, so that the measured processes do not delay the measurement. It
 * receives its plan as a message and answers with its results.
 */
process.once('message', (plan: Plan) => {
  void run(plan).then((seen) => {
    // A long message is lost when the process exits before it is sent.
    process.send?.(seen, () => process.disconnect());
  });
});

async function run(plan: Plan): Promise<Seen> {
  const seen: Seen = {
    seconds: plan.seconds,
    cpu: 0,
    took: { answered: [], refused: [], failed: [] },
    failures: {},
  };
  // One connection for each user.
  const agent = new Agent({ connections: null, pipelining: 1, headersTimeout: 0, bodyTimeout: 0 });
  const cpuBefore = process.cpuUsage();
  const until = performance.now() + plan.seconds * 1_000;
  let sent = 0;
  const ask = async (began: number): Promise<void> => {
    const number = sent++;
    const { outcome, failure } = await askOnce(plan, number, agent);
    seen.took[outcome].push(performance.now() - began);
    if (failure !== null) seen.failures[failure] = (seen.failures[failure] ?? 0) + 1;
  };
  if (plan.kind === 'closed') {
    const client = async (): Promise<void> => {
      while (performance.now() < until) await ask(performance.now());
    };
    await Promise.all(Array.from({ length: plan.clients }, client));
  } else {
    const asking: Promise<void>[] = [];
    const between = 1_000 / plan.rate;
    for (let due = performance.now(); due < until; due += between) {
      const early = due - performance.now();
      // A late scheduler also handles answers that arrived meanwhile: otherwise every answer would seem to be as late
      // as itself.
      await (early > 1 ? wait(early) : immediately());
      asking.push(ask(due));
    }
    await Promise.all(asking);
  }
  await agent.destroy();
  const { user, system } = process.cpuUsage(cpuBefore);
  return { ...seen, cpu: (user + system) / 1_000 };
}

async function askOnce(
  { origin, tokens, questions }: Plan,
  number: number,
  dispatcher: Agent,
): Promise<{ outcome: Outcome; failure: string | null }> {
  const question = questions[number % questions.length];
  if (question === undefined) throw new Error('There is nothing to ask');
  try {
    const answer = await request(`${origin}${question.path}`, {
      method: question.method,
      headers: {
        authorization: `Bearer ${tokens[number % tokens.length]}`,
        ...(question.body !== undefined && { 'content-type': 'application/json' }),
      },
      body: question.body ?? null,
      signal: AbortSignal.timeout(patience),
      dispatcher,
    });
    const text = await answer.body.text();
    // The answer of GraphQL names the failure; its data may be partial.
    const code = text.startsWith('{"errors"') ? (/"code":"([^"]+)"/.exec(text)?.[1] ?? 'errors') : null;
    if (answer.statusCode === 200 && code === null) return { outcome: 'answered', failure: null };
    const refused =
      (answer.statusCode === 503 && answer.headers['retry-after'] !== undefined) ||
      (code === 'unavailable' && text.includes('"retryAfterSeconds"'));
    return { outcome: refused ? 'refused' : 'failed', failure: `${answer.statusCode} ${code ?? ''}`.trim() };
  } catch (error) {
    return { outcome: 'failed', failure: error instanceof Error ? error.name : String(error) };
  }
}
