import type { OperationDefinitionNode } from 'graphql';
import { bytesOfDocument } from '../memory.ts';
import type { QueryPlan } from './plan.ts';

/** The plans of one operation, by the values that decide about its fields. */
type Kept = { readonly plans: Map<string, QueryPlan>; size: number; bytes: number };

/**
 * Bytes of all plans together, and of the documents that they hold: those may be gone from everywhere else. The
 * console's take less than a twentieth of it.
 */
const mostBytes = 32 * 1024 * 1024;

/** The plans that were used last. */
export class RecentPlans {
  readonly #most: number;
  /** The one that has been quiet for longest comes first. */
  readonly #operations = new Map<OperationDefinitionNode, Kept>();
  /** Those that cannot be compiled, by the same values. To remember that must not hold a document. */
  readonly #impossible = new WeakMap<OperationDefinitionNode, Set<string>>();
  #size = 0;
  #bytes = 0;

  constructor(most = mostBytes) {
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
    const kept = this.#operations.get(operation);
    const known = kept?.plans.get(variant);
    if (kept && known) {
      // Taken out and put in again, so that it comes last.
      this.#operations.delete(operation);
      this.#operations.set(operation, kept);
      return known;
    }
    if (this.#impossible.get(operation)?.has(variant)) return null;
    const plan = compile();
    if (plan === null) this.#rememberImpossible(operation, variant);
    else this.#keep(operation, variant, plan);
    return plan;
  }

  #rememberImpossible(operation: OperationDefinitionNode, variant: string): void {
    const variants = this.#impossible.get(operation) ?? new Set<string>();
    this.#impossible.set(operation, variants.add(variant));
  }

  #keep(operation: OperationDefinitionNode, variant: string, plan: QueryPlan): void {
    const kept = this.#operations.get(operation) ?? {
      plans: new Map<string, QueryPlan>(),
      size: 0,
      bytes: 0,
    };
    this.#operations.delete(operation);
    this.#operations.set(operation, kept);
    const bytes = plan.bytes + (kept.plans.size === 0 ? bytesOfDocument(operation.loc) : 0);
    kept.plans.set(variant, plan);
    kept.size += plan.size;
    kept.bytes += bytes;
    this.#size += plan.size;
    this.#bytes += bytes;
    this.#forgetTheQuietest();
  }

  #forgetTheQuietest(): void {
    for (const [operation, { size, bytes }] of this.#operations) {
      if (this.#bytes <= this.#most) return;
      this.#operations.delete(operation);
      this.#size -= size;
      this.#bytes -= bytes;
    }
  }
}
