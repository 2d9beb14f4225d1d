import type { TaskList } from '../../tasks/schemas.ts';
import { tasksOf } from '../../tasks/task-lists.ts';
import { localDay } from '../british-time.ts';
import type { Obstacle } from './obstacles.ts';
import type { Random } from '../random.ts';

/** The facts of a visit. All answers derive from them, so that no answer contradicts another. */
export type Scene = {
  readonly random: Random;
  /** The store; its price for a product is the same all day. */
  readonly store: string;
  /** The subject product; the same in all stores of an order. */
  readonly about: string;
  readonly industry: string;
  readonly currency: string;
  readonly started: Date;
  /** Minutes of the visit so far. */
  readonly minutes: number;
  readonly obstacle: Obstacle | null;
  readonly place: 'inside' | 'outside' | 'home';
  /** Whether the visit includes a purchase. */
  readonly sells: boolean;
  /** The visitor's impression; it colours every judgement. */
  readonly mood: Mood;
  /** Previous answers by question title: the option values, or what was entered. */
  readonly said: Map<string, readonly string[]>;
  /** Products that were not on the shelf. */
  readonly missing: Set<string>;
};

export type Mood = 'good' | 'fair' | 'poor';

const drawMood = (random: Random): Mood =>
  random.chance(0.7) ? 'good' : random.chance(0.7) ? 'fair' : 'poor';

/** Whether the visit was on this day of the week; Sunday is 0. */
export const isOn = ({ started }: Scene, weekday: number): boolean =>
  new Date(`${localDay(started)}T12:00:00Z`).getUTCDay() === weekday;

export const saidOf = ({ said }: Scene, title: string): readonly string[] => said.get(title) ?? [];

export type Texts = readonly [string, ...string[]];

/** A sentence of parts, one from each list. */
export const join = (random: Random, ...parts: readonly Texts[]): string =>
  parts.map((part) => random.pick(part)).join('');

/** The facts that are known before anything is answered. */
export type Circumstances = Pick<
  Scene,
  'random' | 'store' | 'about' | 'industry' | 'currency' | 'started' | 'minutes' | 'obstacle'
>;

/** The scene for a task list; the list's questions tell whether the visit is inside, outside or at home. */
export const sceneFor = (list: TaskList, circumstances: Circumstances): Scene => {
  const titles = new Set(tasksOf(list).map(({ title }) => title));
  const isOf = (...those: string[]): boolean => those.some((title) => titles.has(title));
  return {
    ...circumstances,
    place: isOf('Photograph it with its packaging', 'Photograph the last letter or message')
      ? 'home'
      : isOf('Photograph the opening hours', 'Photograph the left window')
        ? 'outside'
        : 'inside',
    sells: isOf('What did you pay?'),
    mood: drawMood(circumstances.random),
    said: new Map(),
    missing: new Set(),
  };
};
