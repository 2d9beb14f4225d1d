export type FindingKind =
  /** No answers lead to the task. */
  | 'unreachable'
  /** The target of the jump was removed. */
  | 'lostTarget'
  /** The jump has no target yet. */
  | 'noTarget'
  /** The jump closes an endless loop. */
  | 'endless'
  /** The jump closes a loop. */
  | 'circle'
  /** The jump leads to an earlier task, and closes no loop. */
  | 'backwards'
  /** The operator is unknown, so the condition cannot be evaluated. */
  | 'unknownOperator'
  /** The operator cannot compare the task's kind of answer. */
  | 'incomparable'
  /** The comparison has no value. */
  | 'noValue'
  | 'lostOption'
  | 'notNumber'
  | 'notDate'
  /** No answer satisfies the condition. */
  | 'neverHolds'
  /** It comes after a jump that is always taken. */
  | 'behindAlways'
  /** An earlier jump has the same condition. */
  | 'repeated'
  /** Every answer that satisfies the condition satisfies an earlier one. */
  | 'shadowed';

/** An error or a warning about the logic of a task list. */
export interface Finding {
  readonly kind: FindingKind;
  readonly severity: 'error' | 'warning';
  /** The key of its task. */
  readonly task: string;
  /** The key of its jump; null if it is about the task. */
  readonly jump: string | null;
  /** The text for users: names tasks by number and title. */
  readonly words: string;
}
