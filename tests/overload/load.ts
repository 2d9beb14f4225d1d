import { setImmediate as immediately, setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';

/** One thing to ask for. */
export type Question = { method: 'GET' | 'POST'; path: string; body?: string };

export type Plan = {
  origin: string;
  /** Sessions and questions are taken in turn, so that hardly any two requests at once are the same. */
  tokens: string[];
  questions: Question[];
  seconds: number;
} & (
  | { kind: 'closed'; clients: number }
  /** So many requests a second begin, whatever becomes of those before them. */
  | { kind: 'open'; rate: number }
);

/** What became of one request: refused with the word to come again, or failed in any other way. */
export type Outcome = 'answered' | 'refused' | 'failed';

export type Seen = {
  seconds: number;
  /** Milliseconds of a processor that asking has taken. */
  cpu: number;
  /** Milliseconds of each request, from the moment at which it should have begun. */
  took: Record<Outcome, number[]>;
  /** Of those that failed: status, code or error, and how often. */
  failures: Record<string, number>;
};

/** Milliseconds after which people give up. */
const patience = 10_000;

/**
 * A program of its own, so that what it measures is not held up by what it measures with. It is given its plan as a
 * message and answers with what it has seen.
 */
process.once('message', (plan: Plan) => {
  void run(plan).then((seen) => {
    // Whoever leaves before it has gone takes a long message with him.
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
  // As many connections as there are people.
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
      // Also who is late hears what was answered meanwhile: else every answer would seem to be as late as himself.
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
    // GraphQL says in its answer what failed, of which a part may be there.
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
