import { Suspense, use, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Redirect } from '../../../kit/page/PageLink.tsx';
import { definePiece } from '../../../kit/page/code/piece.ts';
import { PieceBoundary } from '../../../kit/page/code/PieceBoundary.tsx';
import { Person } from '../../../kit/person/PersonProvider.tsx';
import { openDrafts } from '../../../kit/wizard/openDrafts.ts';
import { newOrderPage } from '../pages.ts';
import { OrderWizard } from './OrderWizard.tsx';
import { draftWithOrder } from './draft/serverDraft.ts';
import { searchOfSlot, slotOf } from './draft/slots.ts';
import type { SlotOfOrder } from './draft/slots.ts';

const WizardFromServer = definePiece(async () => (await import('./WizardFromServer.tsx')).WizardFromServer);

/** A new order: an empty one, a resumed draft, or a copy of an order. */
export default function NewOrderPage() {
  const slot = slotOf(new URLSearchParams(useLocation().search));
  return slot.kind === 'new' ? (
    <OrderWizard key="" slot={slot} />
  ) : (
    <WizardOfOrder key={slot.name} slot={slot} />
  );
}

function WizardOfOrder({ slot }: { readonly slot: SlotOfOrder }) {
  const person = use(Person);
  const [opened] = useState(() => {
    const drafts = openDrafts(person, 'order');
    return {
      here: drafts.some(({ slot: name }) => name === slot.name),
      // The draft may have been started in this browser, with values that the server does not have yet.
      elsewhere:
        slot.kind === 'order'
          ? drafts.find((draft) => draft.slot !== slot.name && draftWithOrder(person, draft) === slot.id)
          : undefined,
    };
  });
  if (opened.elsewhere) return <Redirect to={newOrderPage.to(searchOfSlot(opened.elsewhere.slot))} />;
  if (opened.here) return <OrderWizard slot={slot} />;
  return (
    <PieceBoundary>
      <Suspense>
        <WizardFromServer slot={slot} />
      </Suspense>
    </PieceBoundary>
  );
}
