import { createContext } from 'react';
import type { AssignmentStatus, OrderType } from '../../../../graphql/generated/schema.ts';
import type { SelectionAction } from '../../../../kit/list/selection/definition.ts';
import type { ActionableJob, OrderState } from '../allowed.ts';

/** The fields that decide how the work on a job can end. */
export interface DecidedJob extends ActionableJob {
  readonly reviewer: { readonly id: string; readonly firstName: string; readonly lastName: string } | null;
  readonly order: (OrderState & { readonly type: OrderType | null }) | null;
  readonly location: { readonly timeZone: string | null } | null;
  readonly assignment: {
    readonly status: AssignmentStatus;
    readonly stoppedAt: string | null;
    readonly stopComment: string | null;
    readonly agent: { readonly id: string } | null;
  } | null;
}

/** The same for the current user. */
export interface SeenJob extends DecidedJob {
  /** The user is its reviewer. */
  readonly own: boolean;
}

/** A decision that ends the work on a job. */
export interface JobDecision extends SelectionAction<SeenJob> {
  /** Whether it is shown at all; `refusal` explains why it is shown but not possible. */
  readonly offered: (job: SeenJob) => boolean;
  /** The usual next step. */
  readonly next?: boolean;
}

/** The page of the decision, which determines where the user goes next. */
export interface Desk {
  /** Called after a decision; without it the user stays on the job. */
  readonly onDecided?: () => void;
  /** Opens the next job to review. */
  readonly onNext: (id: string) => void;
}

export const DeskContext = createContext<Desk | null>(null);
