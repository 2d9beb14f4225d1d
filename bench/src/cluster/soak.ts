import { jobToWorkAt } from '../../../cluster/tests/support/work.ts';
import type { Question } from '../../../tests/overload/load.ts';
import { graphqlQuestions } from '../../../tests/overload/questions.ts';
import { describe, load, together } from '../../../tests/overload/seen.ts';
import { graphqlClient } from '../../../tests/support/graphql-client.ts';
import { usageOfParts } from './processes.ts';
import { startMeasuredCluster } from './started.ts';

/** So long each look at the memory is apart. */
const lookEverySeconds = 20;
/** A part may hold so much more in the last quarter than in the second one: what is collected comes and goes. */
const slackBytes = 24 * 1024 * 1024;

/** Lists, pages and comments for as long as one likes: whether any part holds more and more. */
export async function soak({ minutes, rate }: { minutes: number; rate: number }): Promise<string[]> {
  const { url, tokens, stop } = await startMeasuredCluster(2);
  try {
    const questions = await mixed(url, tokens[0] ?? '');
    const looks: ReadonlyMap<string, number>[] = [];
    const seen: Awaited<ReturnType<typeof load>>[] = [];
    const wanted = Math.ceil((minutes * 60) / lookEverySeconds);
    while (looks.length < wanted) {
      seen.push(
        await load({ kind: 'open', rate, origin: url, tokens, questions, seconds: lookEverySeconds }),
      );
      looks.push(new Map([...(await usageOfParts())].map(([part, { memory }]) => [part, memory])));
    }
    console.log(`${minutes} minutes: ${describe(together(seen))}`);
    return judgeGrowth(looks);
  } finally {
    await stop();
  }
}

/** Prints how much each part held in each quarter; those that hold more and more. */
function judgeGrowth(looks: readonly ReadonlyMap<string, number>[]): string[] {
  const parts = [...(looks.at(-1)?.keys() ?? [])];
  const quarters = parts.map((part) => {
    const held = looks.map((look) => look.get(part) ?? 0);
    return [0, 1, 2, 3].map((quarter) =>
      median(
        held.slice(
          Math.floor((quarter * held.length) / 4),
          Math.max(Math.floor(((quarter + 1) * held.length) / 4), 1),
        ),
      ),
    );
  });
  const inMegabytes = quarters.map((ofOne) => ofOne.map((bytes) => Math.round(bytes / 1024 / 1024)));
  console.table(Object.fromEntries(parts.map((part, index) => [part, inMegabytes[index] ?? []])));
  return parts.flatMap((part, index) => {
    const [, second = 0, , last = 0] = quarters[index] ?? [];
    const more = last - second;
    return more > slackBytes ? [`${part} holds ${Math.round(more / 1024 / 1024)} MB more than before`] : [];
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
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
