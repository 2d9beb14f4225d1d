import type { TaskListValues } from '../schema.ts';
import { conditionFindings } from './conditionFindings.ts';
import type { Finding, FindingKind } from './finding.ts';
import { flowOf } from './flow.ts';
import type { FlowJump, FlowTask } from './flow.ts';
import { findingWords } from './messages.ts';
import { taskName } from './words.ts';

/** What is wrong or odd with the logic of a task list, in the order of its tasks. */
export const findingsOf = (list: TaskListValues): readonly Finding[] => findingsIn(flowOf(list));

/** The same where the flow is known already. */
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

/** Where a jump leads: to nothing, or back. */
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
