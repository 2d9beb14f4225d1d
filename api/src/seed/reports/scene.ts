import type { TaskList } from '../../tasks/schemas.ts';
import { tasksOf } from '../../tasks/task-lists.ts';
import { localDay } from '../british-time.ts';
import type { Obstacle } from './obstacles.ts';
import type { Random } from '../random.ts';

/** What a visit is like: all that is answered there comes from it, so that no answer belies another. */
export type Scene = {
  readonly random: Random;
  /** Which store it is: it asks the same price for the same product all day. */
  readonly store: string;
  /** Which product is looked for: the same in all stores of an order. */
  readonly about: string;
  readonly industry: string;
  readonly currency: string;
  readonly started: Date;
  /** Minutes that it took, or has taken so far. */
  readonly minutes: number;
  readonly obstacle: Obstacle | null;
  readonly place: 'inside' | 'outside' | 'home';
  /** Whether something is bought on the visit. */
  readonly sells: boolean;
  /** How the visitor found the place: it colours each judgement. */
  readonly mood: Mood;
  /** What was said before, by the title of the question: the values of the options, or what was entered. */
  readonly said: Map<string, readonly string[]>;
  /** Products that were not on the shelf. */
  readonly missing: Set<string>;
};

export type Mood = 'good' | 'fair' | 'poor';

const drawMood = (random: Random): Mood =>
  random.chance(0.7) ? 'good' : random.chance(0.7) ? 'fair' : 'poor';

/** Whether the visit fell on this day of the week; Sunday is 0. */
export const isOn = ({ started }: Scene, weekday: number): boolean =>
  new Date(`${localDay(started)}T12:00:00Z`).getUTCDay() === weekday;

export const saidOf = ({ said }: Scene, title: string): readonly string[] => said.get(title) ?? [];

export type Texts = readonly [string, ...string[]];

/** A sentence of parts, one out of each list. */
export const join = (random: Random, ...parts: readonly Texts[]): string =>
  parts.map((part) => random.pick(part)).join('');

/** What is known of a visit before anything was answered. */
export type Circumstances = Pick<
  Scene,
  'random' | 'store' | 'about' | 'industry' | 'currency' | 'started' | 'minutes' | 'obstacle'
>;

/** A visit for a task list: what it asks tells whether it is made inside, outside or at home. */
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
