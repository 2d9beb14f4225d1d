import type { OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { bytesOfDocument } from '../memory.ts';
import type { QueryPlan } from './plan.ts';

/** The plans of one operation, by the values that decide about its fields. */
type Kept = Readonly<{ plans: ReadonlyMap<string, QueryPlan>; size: number; bytes: number }>;

/**
 * Bytes of all plans and of the documents that they hold: these may be gone from everywhere else. The console's plans
 * take less than a twentieth of it.
 */
const mostBytes = 32 * 1024 * 1024;

/** LRU cache of plans. */
export class RecentPlans {
  readonly #operations: LRUCache<OperationDefinitionNode, Kept>;
  /** Operations that cannot be compiled, by the same values. Weak keys, so that an entry holds no document. */
  readonly #impossible = new WeakMap<OperationDefinitionNode, Set<string>>();
  #size = 0;

  /** @param most bytes, a whole number */
  constructor(most = mostBytes) {
    this.#operations = new LRUCache({
      maxSize: most,
      sizeCalculation: ({ bytes }) => bytes,
      onInsert: ({ size }) => (this.#size += size),
      dispose: ({ size }) => (this.#size -= size),
    });
  }

  /** Fields of all cached plans. */
  get size(): number {
    return this.#size;
  }

  /** The plan of an operation, compiled on a miss. */
  find(
    operation: OperationDefinitionNode,
    variant: string,
    compile: () => QueryPlan | null,
  ): QueryPlan | null {
    const kept = this.#operations.get(operation);
    const known = kept?.plans.get(variant);
    if (known) return known;
    if (this.#impossible.get(operation)?.has(variant)) return null;
    const plan = compile();
    if (plan === null) this.#rememberImpossible(operation, variant);
    else this.#keep(operation, variant, plan, kept);
    return plan;
  }

  #rememberImpossible(operation: OperationDefinitionNode, variant: string): void {
    const variants = this.#impossible.get(operation) ?? new Set<string>();
    this.#impossible.set(operation, variants.add(variant));
  }

  /** Plans that exceed the cache are compiled again each time. */
  #keep(
    operation: OperationDefinitionNode,
    variant: string,
    plan: QueryPlan,
    before: Kept | undefined,
  ): void {
    const held = before?.bytes ?? bytesOfDocument(operation.loc);
    this.#operations.set(operation, {
      plans: new Map(before?.plans).set(variant, plan),
      size: plan.size + (before?.size ?? 0),
      bytes: plan.bytes + held,
    });
  }
}
