import type { MatrixTask } from '../../tasks/schemas.ts';
import { saidOf } from './scene.ts';
import type { Mood, Scene } from './scene.ts';

type Option = NonNullable<MatrixTask['component']['options']>[number];

/** Options that exclude all others. */
const isExclusive = ({ value }: { readonly value: string }): boolean =>
  /^(none|nobody|nothing|no one)\b/i.test(value);

/** Questions whose "yes" is neither good nor bad for the place. */
const neutral: ReadonlySet<string> = new Set([
  'Is there a promotion?',
  'Were you given a leaflet?',
  'How often do you buy there?',
  'How often do you need them?',
  'Are you in the loyalty programme?',
]);

const chanceOfYes: Readonly<Record<Mood, number>> = { good: 0.93, fair: 0.75, poor: 0.45 };
const place: Readonly<Record<Mood, number>> = { good: 0, fair: 1, poor: 2 };

/** The answer that an obstacle forces. */
function forced(title: string, { obstacle }: Scene): string | null {
  const kind = obstacle?.kind;
  if (title === 'Is the store open?') return kind === 'closed' || kind === 'no such place' ? 'No' : 'Yes';
  // Agents who reach this question have photographed it.
  if (title === 'Does the display stand?') return kind === 'not there' ? 'No' : 'Yes';
  if (kind !== 'not there') return null;
  return title === 'Which products are there?' ? 'None of them' : null;
}

/** The chosen options of a question, within its maximum, and never beside an exclusive option. */
export function choose({ title, component }: MatrixTask, scene: Scene): Option[] {
  const [first, ...others] = component.options ?? [];
  if (!first) return [];
  const options = [first, ...others];
  const wanted = forced(title, scene);
  const given = wanted === null ? undefined : options.find(({ value }) => value === wanted);
  if (given) return [given];
  const most = component.multi_select === true ? (component.max_options ?? 2) : 1;
  if (most === 1) return [chooseOne(title, [first, ...others], scene)];
  return chooseSeveral([first, ...others], most, scene);
}

function chooseOne(title: string, options: readonly [Option, ...Option[]], scene: Scene): Option {
  const { random, mood } = scene;
  if (neutral.has(title)) return random.pick(options);
  const [, , neither] = options;
  if (title === 'How friendly was the staff?' && neither && isAlone(scene)) return neither;
  if (options.length === 2) return (random.chance(chanceOfYes[mood]) ? options[0] : options[1]) ?? options[0];
  // Scales run from best to worst: the fitting option or its neighbour is chosen.
  const near = place[mood] + (random.chance(0.25) ? 1 : 0);
  return options[Math.min(near, options.length - 1)] ?? options[0];
}

/** No staff member was present who could have been friendly. */
const isAlone = (scene: Scene): boolean => {
  const served = saidOf(scene, 'Who served you?');
  return served.length > 0 && !served.some((one) => /staff|floor/.test(one));
};

function chooseSeveral(options: readonly [Option, ...Option[]], most: number, scene: Scene): Option[] {
  const { random, mood } = scene;
  const [main] = options;
  const musts = options.filter(({ mandatory }) => mandatory === true);
  const alone = options.find(isExclusive);
  // Paying requires a member of staff.
  const isPossible = !(alone?.value === 'Nobody' && scene.sells);
  if (alone && isPossible && musts.length === 0 && random.chance(mood === 'poor' ? 0.3 : 0.04))
    return [alone];
  const usual = options.filter((option) => !isExclusive(option));
  const begun = musts.length > 0 ? musts : [main];
  const more = usual.filter((option) => !begun.includes(option) && random.chance(0.3));
  // Sometimes another option than the expected one.
  const instead = musts.length === 0 && more.length > 0 && random.chance(0.3) && !needsMain(options);
  return (instead ? more : [...begun, ...more]).slice(0, most);
}

/** The next question depends on the first option. */
const needsMain = (options: readonly Option[]): boolean => options[0]?.value === 'Bars';
