export type FindingKind =
  /** No answers lead to the task. */
  | 'unreachable'
  /** The jump leads to a task that is gone. */
  | 'lostTarget'
  /** The jump has no task yet. */
  | 'noTarget'
  /** The jump closes a circle that no answer leads out of. */
  | 'endless'
  /** The jump closes a circle. */
  | 'circle'
  /** The jump leads to a task before it, and closes no circle. */
  | 'backwards'
  /** Nobody can tell when the condition holds. */
  | 'unknownOperator'
  /** The task has no answer that this operator could compare. */
  | 'incomparable'
  /** There is nothing to compare with. */
  | 'noValue'
  | 'lostOption'
  | 'notNumber'
  | 'notDate'
  /** No answer satisfies the condition. */
  | 'neverHolds'
  /** Stands below a jump that is always taken. */
  | 'behindAlways'
  /** The same condition stands above. */
  | 'repeated'
  /** Whatever satisfies the condition satisfies one above it. */
  | 'shadowed';

/** Something about the logic of a task list that is wrong (an error), or odd (a warning). */
export interface Finding {
  readonly kind: FindingKind;
  readonly severity: 'error' | 'warning';
  /** The key of the task that it is found at. */
  readonly task: string;
  /** The key of the jump; null where it is about the task. */
  readonly jump: string | null;
  /** For people: names tasks by number and title. */
  readonly words: string;
}
