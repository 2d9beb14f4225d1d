import type { FlowJump, FlowTask } from '../flow.ts';
import { elseInWords, jumpInWords } from '../words.ts';

/** Where a task goes on: its jumps, or some of them, and what follows when none is taken. */
export function waysInWords(
  step: FlowTask,
  flow: readonly FlowTask[],
  some: readonly FlowJump[] = step.jumps,
): readonly string[] {
  const { task, number } = step.placed;
  const jumps = some.map((way) => jumpInWords(way.jump, task, way.target, way === step.jumps[0]));
  const all = some === step.jumps && step.passes ? [...jumps, elseInWords(flow[number]?.placed)] : jumps;
  return [...new Set(all)];
}
