import { definePart } from '../../../parts/definition.ts';
import { Timeline } from './Timeline.tsx';

const entries = [
  { id: '1', date: '2026-11-02T09:30:00Z', event: 'Job started', actor: 'Mia Walsh' },
  { id: '2', date: '2026-11-02T10:05:00Z', event: 'Handed in for review', actor: 'Mia Walsh' },
  { id: '3', date: '2026-11-03T08:00:00Z', event: 'Approved', actor: 'Olivia Hart' },
];

export const parts = [
  definePart('Timeline', {
    entries: () => <Timeline entries={entries} empty="Nothing has happened yet." />,
    empty: () => <Timeline entries={[]} empty="Nothing has happened yet." />,
  }),
];
