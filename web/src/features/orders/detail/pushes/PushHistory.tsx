import { EmbeddedList } from '../../../../kit/embedded/EmbeddedList.tsx';
import { Section } from '../../../../kit/detail/Section.tsx';
import * as column from '../../../../kit/list/columns.tsx';
import { durationText } from '../../../../kit/value/duration.ts';
import { noValue } from '../../../../kit/value/time.ts';
import { pushKindLabels } from '../../labels.ts';
import { OrderPushesDocument } from './PushHistory.generated.ts';
import type { OrderPushesQuery } from './PushHistory.generated.ts';

type Push = NonNullable<NonNullable<OrderPushesQuery['order']>['pushes']>['items'][number];

const columns = [
  column.dateColumn('createdAt', { show: 'date-time', width: 156, narrow: true }),
  column.labelColumn('kind', pushKindLabels, { width: 160, grow: true }),
  column.statusColumn('push', { width: 156 }),
  {
    id: 'lockoutDuration',
    header: 'Lockout after it',
    width: 132,
    narrow: true,
    numeric: true,
    cell: ({ lockoutDuration }: Push) => (lockoutDuration === null ? noValue : durationText(lockoutDuration)),
  },
];

/** Messages sent to Shepherds about the order, newest first. */
export function PushHistory({ orderId }: { orderId: string }) {
  return (
    <Section title="Push history">
      <EmbeddedList
        name="pushes"
        label="Push history"
        query={OrderPushesDocument}
        variables={{ id: orderId }}
        rows={({ order }) => order?.pushes}
        columns={columns}
      />
    </Section>
  );
}
