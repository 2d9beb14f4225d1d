import type { RecordType } from './record-types.ts';

export type ChangeKind = 'created' | 'updated' | 'deleted';

/** One record that a transaction has changed. */
export type ChangeEvent = {
  readonly position: bigint;
  readonly type: RecordType;
  readonly id: string;
  readonly kind: ChangeKind;
  /** Null if no user made the change. */
  readonly by: { readonly id: string; readonly name: string } | null;
  readonly at: string;
};
