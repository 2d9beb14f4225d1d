import type { ActionableJob, OrderState } from '../actions/allowed.ts';

/** The fields that decide who reviews a job. */
export interface ReviewedJob extends ActionableJob {
  readonly order: OrderState | null;
  readonly reviewer: { readonly id: string; readonly firstName: string; readonly lastName: string } | null;
  readonly assignment: { readonly agent: { readonly id: string } | null } | null;
}
