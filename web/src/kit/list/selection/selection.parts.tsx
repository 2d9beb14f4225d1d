import { useRef, useState } from 'react';
import { definePart } from '../../../parts/definition.ts';
import { ConfirmModal } from '../../modal/ConfirmModal.tsx';
import type { ListSelection, SelectionDialogProps } from './definition.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { SelectionStore } from './selectionStore.ts';
import type { SelectableRow } from './selectionStore.ts';
import { defineModal } from '../../modal/defineModal.ts';

const rows: readonly SelectableRow[] = [{ id: '1' }, { id: '2' }, { id: '3' }];
const nothing = async () => undefined;

function Close({ name, rows: closed, onDone }: SelectionDialogProps<SelectableRow>) {
  return (
    <ConfirmModal
      name={name}
      title={`Close ${closed.length} jobs?`}
      act="Close jobs"
      affects={{ count: closed.length, thing: 'job' }}
      onConfirm={async () => onDone()}
    >
      Nobody can do them any more.
    </ConfirmModal>
  );
}

const offers: ListSelection<SelectableRow> = {
  thing: 'job',
  most: 400,
  summary: () => 'Fees: £24.00',
  actions: [
    { label: 'Close', modal: defineModal('part-close'), dialog: Close },
    {
      label: 'Refused',
      modal: defineModal('part-refused'),
      dialog: Close,
      refusal: () => '1 of 2 selected jobs is Completed.',
    },
  ],
};

function Bar({ left = false }: { readonly left?: boolean }) {
  const [store] = useState(() => {
    const made = new SelectionStore();
    made.showPage(rows);
    made.set(['1', '2'], true);
    if (left) made.list('others');
    return made;
  });
  const section = useRef<HTMLElement>(null);
  return (
    <section ref={section}>
      <SelectionBar
        offers={offers}
        selection={store}
        section={section}
        rows={rows}
        total={132}
        onSelectAll={nothing}
      />
    </section>
  );
}

export const parts = [
  definePart('Selection bar', {
    'with rows selected': () => <Bar />,
    'after others are listed': () => <Bar left />,
  }),
];
