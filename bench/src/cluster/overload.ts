import { clients, judge, type Memory, type Round, times } from '../../../tests/overload/judge.ts';
import { graphqlQuestions } from '../../../tests/overload/questions.ts';
import { load } from '../../../tests/overload/seen.ts';
import { usageOfParts } from './processes.ts';
import { startMeasuredCluster } from './started.ts';

/** The throughput of two copies of each, and their behaviour when clients that do not wait send four times as much. */
export async function measureOverload({
  seconds,
  rounds,
}: {
  seconds: number;
  rounds: number;
}): Promise<string[]> {
  const { url, tokens, stop } = await startMeasuredCluster(2);
  const base = { origin: url, tokens, questions: graphqlQuestions, seconds };
  try {
    await load({ ...base, kind: 'closed', clients });
    const before = await memory();
    const measured: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const alone = await load({ ...base, kind: 'closed', clients });
      const rate = (alone.took.answered.length / seconds) * times;
      const crowd = await load({ ...base, kind: 'open', rate });
      measured.push({ alone, crowd, memory: await memory() });
    }
    return judge('The cluster', measured, before, console.log);
  } finally {
    await stop();
  }
}

const memory = async (): Promise<Memory> =>
  Object.fromEntries([...(await usageOfParts())].map(([part, usage]) => [part, usage.memory]));
