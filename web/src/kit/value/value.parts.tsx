import { definePart } from '../../parts/definition.ts';
import { CopyableId } from './CopyableId.tsx';
import { DateRangeText, DateText } from './DateText.tsx';
import { formatMoney } from './money.ts';
import { PictureOrPlaceholder } from './PictureOrPlaceholder.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { everyStatus, statuses } from './status.ts';
import type { StatusKind } from './status.ts';
import { StatusBadge, StatusCell } from './StatusBadge.tsx';

const kinds = Object.keys(statuses) as StatusKind[];

function Badges({ of }: { of: StatusKind }) {
  return (
    <ul>
      {everyStatus(of).map((status) => (
        <li key={status}>
          <StatusBadge of={of} status={status} />
        </li>
      ))}
    </ul>
  );
}

export const parts = [
  definePart('Status badge', {
    ...Object.fromEntries(kinds.map((kind) => [kind, () => <Badges of={kind} />])),
    'with a flag': () => <StatusBadge of="order" status="STARTED" flag="Paused" />,
    'with a flag, in a cell': () => <StatusCell of="order" status="STARTED" flag="paused" />,
  }),
  definePart('Dates and amounts', {
    date: () => <DateText value="2026-11-02T09:30:00Z" />,
    'date and time': () => <DateText value="2026-11-02T09:30:00Z" show="date-time" />,
    'without a value': () => <DateText value={null} />,
    range: () => <DateRangeText from="2026-11-02T09:30:00Z" to="2026-12-24T09:30:00Z" />,
    amount: () => <span className="tabular">{formatMoney('-1234.5', 'EUR')}</span>,
  }),
  definePart('Copyable id', { id: () => <CopyableId id="4711" /> }),
  definePart('Picture or placeholder', {
    picture: () => <PictureOrPlaceholder src="/favicon.svg" alt="Logo" className="" />,
    missing: () => <PictureOrPlaceholder src={null} alt="No logo" className="" />,
  }),
  definePart('Progress bar', {
    'a third': () => <ProgressBar label="Uploading photo.jpg" share={1 / 3} />,
    'without a known end': () => <ProgressBar label="Upload 7 is being processed" share={null} />,
  }),
];
