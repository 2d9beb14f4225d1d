import { jobToWorkAt } from '../../../cluster/tests/support/work.ts';
import type { Question } from '../../../tests/overload/load.ts';
import { graphqlQuestions } from '../../../tests/overload/questions.ts';
import { describe, load, together } from '../../../tests/overload/seen.ts';
import { graphqlClient } from '../../../tests/support/graphql-client.ts';
import { openProcessWindows, type ProcessWindows } from '../../../tests/support/processes/process-windows.ts';
import { kindOfPart, processOfPart, usageOfParts } from './processes.ts';
import { startMeasuredCluster } from './started.ts';

/** Seconds between two readings of the memory. */
const lookEverySeconds = 20;
/** Megabytes that a part may hold more at the end than in the middle. */
const slack = 8;

/** Megabytes of each part, by its name. */
type Look = ReadonlyMap<string, number>;

/** The copies run a garbage collection on demand: all are Node programs. */
const copies: ReadonlySet<string> = new Set(['gateway', 'REST v1']);

/**
 * Runs lists, pages and comments for a given time, and checks whether the memory of any part keeps growing. Node may
 * delay a garbage collection for longer than the run: for the copies, the memory after one counts.
 */
export async function soak(howLong: { minutes: number; rate: number }): Promise<string[]> {
  const windows = await openProcessWindows();
  try {
    return await soakThrough(windows, howLong);
  } finally {
    await windows.close();
  }
}

async function soakThrough(
  windows: ProcessWindows,
  { minutes, rate }: { minutes: number; rate: number },
): Promise<string[]> {
  const { url, tokens, stop } = await startMeasuredCluster(2, {
    NODE_OPTIONS: windows.options.join(' '),
    ...windows.environment,
  });
  const lookAtLiving = async (): Promise<Look> => {
    const held = new Map(await lookAtAll());
    for (const part of held.keys())
      if (copies.has(kindOfPart(part))) {
        const { heapUsed, external } = await windows.look(processOfPart(part), true);
        held.set(part, megabytes(heapUsed + external));
      }
    return held;
  };
  try {
    const questions = await mixed(url, tokens[0] ?? '');
    const looks: Look[] = [];
    const living: Look[] = [];
    const seen: Awaited<ReturnType<typeof load>>[] = [];
    const half = Math.ceil((minutes * 60) / lookEverySeconds / 2);
    while (looks.length < 2 * half) {
      seen.push(
        await load({ kind: 'open', rate, origin: url, tokens, questions, seconds: lookEverySeconds }),
      );
      looks.push(await lookAtAll());
      if (looks.length % half === 0) living.push(await lookAtLiving());
    }
    console.log(`${minutes} minutes: ${describe(together(seen))}`);
    return judgeGrowth(looks, living);
  } finally {
    await stop();
  }
}

const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);

const lookAtAll = async (): Promise<Look> =>
  new Map([...(await usageOfParts())].map(([part, { memory }]) => [part, megabytes(memory)]));

/**
 * Prints the maximum of each part, and its memory in the middle and at the end; returns the parts that keep growing.
 */
function judgeGrowth(looks: readonly Look[], [middle, end]: readonly Look[]): string[] {
  const parts = [...(end?.keys() ?? [])].map((part) => ({
    part,
    'took at most': Math.max(...looks.map((look) => look.get(part) ?? 0)),
    'held in the middle': middle?.get(part) ?? 0,
    'held at the end': end?.get(part) ?? 0,
  }));
  console.log('Megabytes; what the copies hold is without garbage');
  console.table(Object.fromEntries(parts.map(({ part, ...figures }) => [part, figures])));
  return parts.flatMap(({ part, 'held in the middle': before, 'held at the end': after }) =>
    after - before > slack ? [`${part} holds ${after - before} MB more than in the middle`] : [],
  );
}

/** Of ten requests one writes, and one opens the console. */
async function mixed(url: string, token: string): Promise<Question[]> {
  const jobId = await jobToWorkAt(graphqlClient(`${url}/graphql`, { authorization: `Bearer ${token}` }));
  const query = 'mutation ($input: AddJobCommentInput!) { addJobComment(input: $input) { id } }';
  const comment = { query, variables: { input: { jobId, text: 'One of many' } } };
  return graphqlQuestions.flatMap((question, index): Question[] => [
    question,
    ...(index % 8 === 0
      ? [
          { method: 'POST', path: '/graphql', body: JSON.stringify(comment) } as const,
          { method: 'GET', path: '/' } as const,
        ]
      : []),
  ]);
}
