import type { TaskListValues } from '../schema.ts';
import { conditionFindings } from './conditionFindings.ts';
import type { Finding, FindingKind } from './finding.ts';
import { flowOf } from './flow.ts';
import type { FlowJump, FlowTask } from './flow.ts';
import { findingWords } from './messages.ts';
import { taskName } from './words.ts';

/** The errors and warnings of a task list's logic, in the order of its tasks. */
export const findingsOf = (list: TaskListValues): readonly Finding[] => findingsIn(flowOf(list));

/** The same for a known flow. */
export function findingsIn(flow: readonly FlowTask[]): readonly Finding[] {
  const byKey = new Map(flow.map((step) => [step.placed.task.key, step]));
  return flow.flatMap((step) => [
    ...(step.reached ? [] : [unreached(step)]),
    ...step.jumps.flatMap((jump) => wayFindings(step, jump, byKey)),
    ...conditionFindings(step),
  ]);
}

const unreached = ({ placed }: FlowTask): Finding => ({
  kind: 'unreachable',
  severity: 'error',
  task: placed.task.key,
  jump: null,
  words: findingWords.unreachable(taskName(placed)),
});

/** The findings about the target of a jump: missing, or earlier. */
function wayFindings(
  { placed, reached, circle, ends }: FlowTask,
  { jump, target, possible }: FlowJump,
  byKey: ReadonlyMap<string, FlowTask>,
): readonly Finding[] {
  const finding = (kind: FindingKind, severity: Finding['severity'], words: string): Finding[] => [
    { kind, severity, task: placed.task.key, jump: jump.key, words },
  ];
  const from = taskName(placed);
  if (target === null) {
    return jump.reference === ''
      ? finding('noTarget', 'error', findingWords.noTarget(from))
      : finding('lostTarget', 'error', findingWords.lostTarget(from, jump.reference));
  }
  if (!possible || !reached || target.number > placed.number) return [];
  const to = taskName(target);
  const inCircle = circle !== null && byKey.get(target.task.key)?.circle === circle;
  if (!inCircle) return finding('backwards', 'warning', findingWords.backwards(from, to));
  return ends
    ? finding('circle', 'warning', findingWords.circle(from, to))
    : finding('endless', 'error', findingWords.endless(from, to));
}
