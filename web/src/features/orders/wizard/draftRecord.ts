import type { CreateOrderInput } from '../../../graphql/generated/schema.ts';
import type { DraftKey } from '../../../kit/wizard/definition.ts';
import type { OrderDraftFragment } from './OrderWizard.generated.ts';

/** What the browser knows of the order that a draft of the wizard has become on the server. */
export interface ServerDraft {
  /** The draft of this browser; empty for any of the slot, which goes on with that one order. */
  readonly of: DraftKey;
  /** Sent, and not answered yet: it is sent again as it was, so that the server knows it by its key. */
  readonly attempted: CreateOrderInput | null;
  readonly orderId: string | null;
  /** What the server was sent last, and how it answered. */
  readonly sent: CreateOrderInput | null;
  readonly seen: string;
}

export type OnServer = Pick<ServerDraft, 'sent' | 'seen'> & { readonly orderId: string };

/** Somebody else has changed the draft on the server since it was last saved or read here. */
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

/** The record of this draft: one of another draft says nothing about it. */
export const recordOf = (found: ServerDraft | null, draft: DraftKey): ServerDraft =>
  found?.of === draft || found?.of === '' ? found : unsent(draft);
