import { createContext } from 'react';
import type { AssignmentStatus, OrderType } from '../../../../graphql/generated/schema.ts';
import type { SelectionAction } from '../../../../kit/list/selection/definition.ts';
import type { ActionableJob, OrderState } from '../allowed.ts';

/** What decides how the work on a job can end. */
export interface DecidedJob extends ActionableJob {
  readonly reviewer: { readonly id: string; readonly firstName: string; readonly lastName: string } | null;
  readonly order: (OrderState & { readonly type: OrderType | null }) | null;
  readonly location: { readonly timeZone: string | null } | null;
  readonly assignment: {
    readonly status: AssignmentStatus;
    readonly stoppedAt: string | null;
    readonly stopComment: string | null;
  } | null;
}

/** The same as somebody sees it. */
export interface SeenJob extends DecidedJob {
  /** They are its reviewer. */
  readonly own: boolean;
}

/** One way in which the work on a job ends. */
export interface JobDecision extends SelectionAction<SeenJob> {
  /** Whether it is shown at all; `refusal` says why it is shown and not possible. */
  readonly offered: (job: SeenJob) => boolean;
  /** What comes next, as a rule. */
  readonly next?: boolean;
}

/** Where somebody is when they decide, and so where they go on. */
export interface Desk {
  /** Goes on after a decision; without it they stay with the job. */
  readonly onDecided?: () => void;
  /** Opens the job that they are to review next. */
  readonly onNext: (id: string) => void;
}

export const DeskContext = createContext<Desk | null>(null);
