import { absences } from './absences.ts';
import type { Asked, Outcome, Reply } from './ask.ts';
import { addressOddities } from './addresses.ts';
import { effectOf } from './effect.ts';
import { numberOddities } from './numbers.ts';
import { nameOf } from './oddity.ts';
import type { Oddity } from './oddity.ts';
import { rowOddities } from './rows.ts';
import { sampleOf } from './sample.ts';

type Read = Extract<Outcome, { kind: 'read' }>;
type Found = Omit<Oddity, 'call' | 'seen'>;

/** The oddities of all answers, each property of a call once. */
export function odditiesOf(replies: readonly Reply[], restApiUrl: string): readonly Oddity[] {
  const merged = new Map<string, Oddity>();
  for (const { asked, outcome } of replies) {
    if (outcome.kind !== 'read') continue;
    const { question } = asked;
    const about = { call: nameOf(question.call), seen: question.seen };
    for (const found of oddIn(asked, outcome, restApiUrl)) {
      const key = [about.call, found.property, found.kind, found.state].join(' ');
      const known = merged.get(key);
      merged.set(key, known ? { ...known, times: known.times + found.times } : { ...about, ...found });
    }
  }
  return [...merged.values()];
}

const oddIn = (asked: Asked, read: Read, restApiUrl: string): readonly Found[] => [
  ...deviationsOf(asked, read),
  ...rowOddities(asked, read.body),
  ...absences(asked.question, read.answered),
  ...numberOddities(asked.question.call.path, read.body),
  ...addressOddities(read.body, restApiUrl),
];

const deviationsOf = ({ question }: Asked, { deviations, body }: Read): readonly Found[] =>
  deviations.map((deviation) => {
    const { property, kind, expected, found, count } = deviation;
    const { state, words } = effectOf(question, deviation, body);
    const name = property.slice(property.lastIndexOf('.') + 1);
    return {
      state,
      property,
      kind,
      expected,
      sample: sampleOf(found, expected, name),
      times: count,
      effect: words,
    };
  });
