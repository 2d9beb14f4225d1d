import { dayAfter, later, oneDay } from '../../time/instants.ts';
import {
  strikesMeantFor,
  withMaximumStrikes,
  withOldStrikes,
  agentId,
  wasStruckOff,
} from '../people/agents.ts';

/** Days within which an agent commits a fault that earns a strike. */
export type Slip = { readonly from: string; readonly to: string; done: boolean };
type Ago = readonly [most: number, least: number];

/** Days ago. Strikes count for three months. */
const shownOnPurpose: ReadonlyMap<string, readonly Ago[]> = new Map([
  [
    withOldStrikes,
    [
      [340, 220],
      [170, 125],
      [80, 45],
      [28, 3],
    ],
  ],
  [
    withMaximumStrikes,
    [
      [86, 60],
      [49, 18],
      [14, 3],
    ],
  ],
]);

/** Three that count at the same time: the agent is removed within days. */
const three: readonly Ago[] = [
  [80, 50],
  [49, 20],
  [16, 0],
];

/** Other agents never have three that count at the same time. */
const apart: readonly (readonly Ago[])[] = [
  [],
  [[300, 5]],
  [
    [350, 150],
    [145, 5],
  ],
  [
    [360, 250],
    [240, 130],
    [120, 5],
  ],
  [
    [370, 290],
    [280, 200],
    [190, 110],
    [100, 5],
  ],
];

/** The planned faults of an agent, before the agent's last working day. */
export function slipsOf(index: number, now: Date, lastDay: string | null): Slip[] {
  const last = lastDay ?? dayOfInstant(now);
  const id = agentId(index);
  const windows =
    shownOnPurpose.get(id) ?? (wasStruckOff(index) ? three : (apart[strikesMeantFor(index)] ?? []));
  return windows.map(([most, least]) => ({
    from: dayAfter(last, -most),
    to: dayAfter(last, -least),
    done: false,
  }));
}
const dayOfInstant = (now: Date): string => later(now, -oneDay).toISOString().slice(0, 10);
