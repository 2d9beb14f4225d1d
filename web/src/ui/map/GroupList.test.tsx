import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { GroupList } from './GroupList.tsx';
import type { MapMarker } from './map.ts';

const members: readonly MapMarker[] = ['10023-1', '10023-2'].map((id) => ({
  id,
  label: `Job ${id}`,
  latitude: 57.15,
  longitude: -7.4,
}));

function MapWithGroup({ onSelect }: { readonly onSelect?: (id: string) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <section aria-label="Map of jobs" tabIndex={-1}>
      <button type="button" onClick={() => setOpen(true)}>
        2 jobs; opens the group
      </button>
      {open && (
        <GroupList
          title="2 jobs at this place"
          members={members}
          onSelect={onSelect}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}

it('each member is reachable by keyboard, and closing restores the focus', async () => {
  const onSelect = vi.fn<(id: string) => void>();
  render(<MapWithGroup onSelect={onSelect} />);
  const person = userEvent.setup();
  await person.tab();
  await person.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: '2 jobs at this place' })).toBeDefined();
  expect(document.activeElement?.textContent).toBe('Job 10023-1');
  await person.tab();
  await person.keyboard('{Enter}');
  expect(onSelect.mock.calls).toEqual([['10023-2']]);
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBe(null);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '2 jobs; opens the group' }));
});

it('members that cannot be selected are read out, and the button closes the list', async () => {
  render(<MapWithGroup />);
  const person = userEvent.setup();
  await person.click(screen.getByRole('button'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Job 10023-1',
    'Job 10023-2',
  ]);
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBe(null);
});
