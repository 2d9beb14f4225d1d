import type { OperationDefinitionNode } from 'graphql';
import type { QueryPlan } from './plan.ts';

/** A plan, or that there is none, by the values that decide about its fields. */
type Variants = Map<string, QueryPlan | null>;

/** The plans that were used last; the fields that all of them hold together have a bound, and so has their memory. */
export class RecentPlans {
  readonly #most: number;
  /** The one that has been quiet for longest comes first. */
  readonly #operations = new Map<OperationDefinitionNode, Variants>();
  #size = 0;

  constructor(most = 100_000) {
    this.#most = most;
  }

  /** Fields in all plans that are kept. */
  get size(): number {
    return this.#size;
  }

  /** The plan of an operation, compiled when it is not there. */
  find(
    operation: OperationDefinitionNode,
    variant: string,
    compile: () => QueryPlan | null,
  ): QueryPlan | null {
    const variants: Variants = this.#operations.get(operation) ?? new Map<string, QueryPlan | null>();
    this.#operations.delete(operation);
    this.#operations.set(operation, variants);
    const known = variants.get(variant);
    if (known !== undefined) return known;
    const plan = compile();
    variants.set(variant, plan);
    this.#size += sizeOf(plan);
    this.#forgetTheQuietest();
    return plan;
  }

  #forgetTheQuietest(): void {
    for (const [operation, variants] of this.#operations) {
      if (this.#size <= this.#most) return;
      this.#operations.delete(operation);
      for (const plan of variants.values()) this.#size -= sizeOf(plan);
    }
  }
}

/** An operation that is remembered as not to be compiled takes memory as well. */
const sizeOf = (plan: QueryPlan | null): number => 10 + (plan?.size ?? 0);
