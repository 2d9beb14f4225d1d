import { readFile } from 'node:fs/promises';
import { startApi } from '../rest/support/api-process.ts';
import { restClient, signIn } from '../rest/support/client.ts';
import type { Store } from '../rest/support/store.ts';
import { startGateway } from '../support/processes/gateway-process.ts';
import { clients, judge, times } from './judge.ts';
import type { Memory, Round } from './judge.ts';
import type { Plan, Question } from './load.ts';
import { graphqlQuestions, restQuestions } from './questions.ts';
import { load } from './seen.ts';

const sessions = 16;

export type OverloadOptions = {
  /** Of each measurement. */
  seconds: number;
  /** Rounds of alternating measurements alone and in a crowd: the speed of a machine varies. */
  rounds: number;
  tell: (line: string) => void;
};

type Target = { name: string; origin: string; questions: Question[] };
/**
 * Measures the product's capacity, then sends four times as much in an open loop: the same number must be answered in
 * time, and the rest refused immediately.
 */
export async function runOverload(
  store: Store,
  { seconds, rounds, tell }: OverloadOptions,
): Promise<string[]> {
  const api = await startApi({ LOG_LEVEL: 'fatal', MAX_WAIT_MS: '750', ...store.environment });
  // As it is delivered, except for the rate of a single session: few sessions stand for many users here.
  const gateway = await startGateway(`${api.origin}/v1`, { MAX_EVENT_LOOP_DELAY_MS: '1000' });
  const memory = async (): Promise<Memory> => ({
    'REST v1': await residentOf(api.pid),
    'the gateway': (await gateway.look(true)).resident,
  });
  const measure = async (base: Pick<Plan, 'origin' | 'tokens' | 'questions' | 'seconds'>): Promise<Round> => {
    const alone = await load({ ...base, kind: 'closed', clients });
    const crowd = await load({ ...base, kind: 'open', rate: (alone.took.answered.length / seconds) * times });
    return { alone, crowd, memory: await memory() };
  };
  try {
    const client = restClient(`${api.origin}/v1`, 2);
    const tokens: string[] = [];
    for (let session = 0; session < sessions; session += 1)
      tokens.push(await signIn(client, session % 2 === 0 ? 'owner@shepherd.test' : 'reviewer@shepherd.test'));
    await client.close();
    const targets: Target[] = [
      { name: 'REST v1', origin: api.origin, questions: restQuestions },
      { name: 'Through the gateway', origin: gateway.url, questions: graphqlQuestions },
    ];
    const failures: string[] = [];
    for (const { name, origin, questions } of targets) {
      const base = { origin, tokens, questions, seconds };
      await load({ ...base, kind: 'closed', clients });
      const before = await memory();
      const measured: Round[] = [];
      for (let round = 0; round < rounds; round += 1) measured.push(await measure(base));
      failures.push(...judge(name, measured, before, tell));
    }
    return failures;
  } finally {
    await gateway.stop();
    await api.stop();
  }
}

async function residentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
}
