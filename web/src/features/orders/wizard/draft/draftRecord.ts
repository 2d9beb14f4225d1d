import type { CreateOrderInput } from '../../../../graphql/generated/schema.ts';
import type { DraftKey } from '../../../../kit/wizard/definition.ts';
import type { OrderDraftFragment } from '../OrderWizard.generated.ts';

/** The browser's record of the order on the server that a wizard draft has created. */
export interface ServerDraft {
  /** The draft's key; empty for any draft of a slot that resumes this order. */
  readonly of: DraftKey;
  /** Sent without an answer yet: it is sent again unchanged, so that the server recognises its idempotency key. */
  readonly attempted: CreateOrderInput | null;
  readonly orderId: string | null;
  /** The last request, and the server's answer. */
  readonly sent: CreateOrderInput | null;
  readonly seen: string;
}

export type OnServer = Pick<ServerDraft, 'sent' | 'seen'> & { readonly orderId: string };

/** Another user has changed the draft on the server since it was last saved or read here. */
export class DraftChangedElsewhere extends Error {
  override readonly name = 'DraftChangedElsewhere';
  readonly order: OrderDraftFragment;
  constructor(order: OrderDraftFragment) {
    super('The draft has been changed elsewhere');
    this.order = order;
  }
}

const unsent = (draft: DraftKey): ServerDraft => ({
  of: draft,
  attempted: null,
  orderId: null,
  sent: null,
  seen: '',
});

/** The record of this draft; a record of another draft is ignored. */
export const recordOf = (found: ServerDraft | null, draft: DraftKey): ServerDraft =>
  found?.of === draft || found?.of === '' ? found : unsent(draft);
