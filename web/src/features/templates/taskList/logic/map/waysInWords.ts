import type { FlowJump, FlowTask } from '../flow.ts';
import { elseInWords, jumpInWords } from '../words.ts';

/** The jumps of a task as text, or some of them, and the default when none is taken. */
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
