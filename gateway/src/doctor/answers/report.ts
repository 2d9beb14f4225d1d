import { note, ok, wrong } from '@shepherd/service/doctor/findings.ts';
import type { Finding } from '@shepherd/service/doctor/findings.ts';
import type { CallResult } from './calls.ts';
import type { Oddity } from './oddity.ts';

/** Everything about the answers of a server. */
export type AnswersReport = Readonly<{ calls: readonly CallResult[]; oddities: readonly Oddity[] }>;

/** Lines of one call; a server that writes all its ids as numbers would have hundreds. `--json` has them all. */
const mostLines = 12;

/** The report in sentences: what is wrong first, for each call one finding. */
export function answerFindings({ calls, oddities }: AnswersReport): readonly Finding[] {
  const read = calls.filter(({ outcome }) => outcome === 'read');
  const exact = read.filter(({ call }) => !oddities.some((oddity) => oddity.call === call));
  return [
    ok(`${exact.length} of ${calls.length} read calls answer as the contract says`),
    ...calls.filter(({ outcome }) => outcome === 'failed').map(failedCall),
    ...oddCalls(oddities, 'wrong'),
    ...oddAddresses(oddities),
    ...calls.filter(({ outcome }) => outcome === 'not_offered').map(missingCall),
    ...together(calls, 'refused', 'Not checked, because the user of the token may not read them'),
    ...together(calls, 'not_tried', 'Not checked, because no answer has an id to ask with'),
    ...oddCalls(oddities, 'note'),
  ];
}

const failedCall = ({ call, reason, seen }: CallResult): Finding =>
  wrong(`${call} ${reason}: staff see an error in place of ${seen}`);

const missingCall = ({ call, reason }: CallResult): Finding => note(`${call} is not offered. ${reason}`);

function together(
  calls: readonly CallResult[],
  outcome: CallResult['outcome'],
  why: string,
): readonly Finding[] {
  const names = calls.filter((call) => call.outcome === outcome).map(({ call }) => call);
  return names.length === 0 ? [] : [note(`${why}:\n${names.join('\n')}`)];
}

/** The addresses of all files are usually made in one place of a server. */
function oddAddresses(oddities: readonly Oddity[]): readonly Finding[] {
  const groups = Map.groupBy(
    oddities.filter(({ kind }) => kind === 'address'),
    ({ sample }) => sample,
  );
  return [...groups].map(([fault, group]) => {
    const lines = group.map(({ call, property, times }) => `${call} ${property} (${oftenOf(times)})`);
    return wrong([`Pictures are not shown, because each has ${fault}:`, ...shortList(lines)].join('\n'));
  });
}

function oddCalls(oddities: readonly Oddity[], state: Oddity['state']): readonly Finding[] {
  const groups = Map.groupBy(
    oddities.filter((oddity) => oddity.state === state && oddity.kind !== 'address'),
    ({ call }) => call,
  );
  return [...groups.values()].map((group) => {
    const [first] = group;
    const title = `${first?.call ?? ''}, ${first?.seen ?? ''}:`;
    return (state === 'wrong' ? wrong : note)([title, ...shortList(group.map(lineOf))].join('\n'));
  });
}

const shortList = (lines: readonly string[]): readonly string[] =>
  lines.length <= mostLines
    ? lines
    : [...lines.slice(0, mostLines), `and ${lines.length - mostLines} more, which --json lists`];

const oftenOf = (times: number): string => (times === 1 ? 'once' : `${times} times`);

function lineOf({ property, kind, sample, expected, times, effect }: Oddity): string {
  const where = property === '' ? 'the answer' : property;
  return `${where}: ${whatOf(kind, sample, expected)} (${oftenOf(times)}), ${effect}`;
}

function whatOf(kind: Oddity['kind'], sample: string, expected: string): string {
  if (kind === 'missing' || kind === 'not_offered') return 'missing';
  return kind === 'unreadable' || kind === 'unknown_word'
    ? `${sample} in place of ${shortened(expected)}`
    : sample;
}

/** Long enums are in the contract. */
const shortened = (expected: string): string =>
  expected.length <= 60 ? expected : `${expected.slice(0, expected.lastIndexOf(',', 60))} …`;
