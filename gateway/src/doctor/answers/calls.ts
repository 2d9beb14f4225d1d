import type { Reply } from './ask.ts';
import { nameOf } from './oddity.ts';
import type { Question } from './question.ts';

/** How one call of the contract went. */
export type CallResult = Readonly<{
  /** `GET /orders/{id}` */
  call: string;
  seen: string;
  /**
   * - `read`: answered, by the contract or not;
   * - `not_offered`: the server does not have this call, which the original contract did not have either;
   * - `refused`: the user of the token may not read it;
   * - `not_tried`: no answer has an id to ask with;
   * - `failed`: a call of the original contract is missing, or no answer can be read.
   */
  outcome: 'read' | 'not_offered' | 'refused' | 'not_tried' | 'failed';
  /** What went wrong, or what the console lacks; empty for `read`. */
  reason: string;
  requests: number;
  /** Of the slowest request. */
  milliseconds: number;
}>;

/** The results of all calls of the questions, in their order. */
export function callResults(
  questions: readonly Question[],
  replies: readonly Reply[],
): readonly CallResult[] {
  const repliesOf = Map.groupBy(replies, ({ asked }) => nameOf(asked.question.call));
  const questionsOf = Map.groupBy(everyQuestion(questions), ({ call }) => nameOf(call));
  return [...questionsOf].flatMap(([call, [question]]) => {
    if (!question) return [];
    const found = repliesOf.get(call) ?? [];
    return {
      call,
      seen: question.seen,
      ...judge(question, found),
      requests: found.length,
      milliseconds: Math.max(0, ...found.map(({ milliseconds }) => milliseconds)),
    };
  });
}

export const everyQuestion = (questions: readonly Question[]): readonly Question[] =>
  questions.flatMap((question) => [question, ...everyQuestion(question.below)]);

function judge(question: Question, replies: readonly Reply[]): Pick<CallResult, 'outcome' | 'reason'> {
  if (replies.length === 0) return { outcome: 'not_tried', reason: 'no answer has an id for it' };
  const outcomes = replies.map(({ outcome }) => outcome);
  const failed = outcomes.find(({ kind }) => kind === 'failed');
  if (failed?.kind === 'failed') return { outcome: 'failed', reason: failed.reason };
  const lacking = outcomes.find(({ kind }) => kind === 'lacking');
  const isRead = outcomes.some(({ kind }) => kind === 'read');
  if (lacking?.kind === 'lacking' && !(isRead && question.mayBeMissing))
    return lackingResult(question, lacking.status);
  if (isRead) return { outcome: 'read', reason: '' };
  return { outcome: 'refused', reason: 'the user of the token may not read it' };
}

function lackingResult(
  { lacking, mayBeMissing, from }: Question,
  status: number,
): Pick<CallResult, 'outcome' | 'reason'> {
  if (lacking !== null) return { outcome: 'not_offered', reason: lacking };
  if (mayBeMissing && status === 404) return { outcome: 'not_tried', reason: 'the first rows have none' };
  const whose = from === null ? '' : ' for a row of the list';
  return { outcome: 'failed', reason: `answers ${status}${whose}` };
}
