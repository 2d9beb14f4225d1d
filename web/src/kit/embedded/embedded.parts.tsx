import { definePart } from '../../parts/definition.ts';
import { dateColumn, idColumn, statusColumn, textColumn } from '../list/columns.tsx';
import { EmbeddedRows } from './EmbeddedRows.tsx';
import { EmbeddedTable } from './EmbeddedTable.tsx';

const columns = [
  idColumn(),
  textColumn('name', { grow: true }),
  statusColumn('order', { width: 160 }),
  dateColumn('createdAt'),
];
const rows = Array.from({ length: 12 }, (_, index) => ({
  id: String(index + 1),
  name: `Shelf audit ${index + 1}`,
  status: 'STARTED' as const,
  createdAt: '2026-11-02T09:30:00Z',
}));

const nothing = () => undefined;

export const parts = [
  definePart('Embedded table', {
    'more than a page': () => <EmbeddedRows name="many" label="Orders" rows={rows} columns={columns} />,
    'a few rows': () => <EmbeddedRows name="few" label="Orders" rows={rows.slice(0, 2)} columns={columns} />,
    'rows that are about to be replaced': () => (
      <EmbeddedTable
        label="Orders"
        columns={columns}
        rows={rows.slice(0, 2)}
        total={2}
        page={1}
        perPage={10}
        onPage={nothing}
        onPageSize={nothing}
        loading
      />
    ),
    empty: () => <EmbeddedRows name="none" label="Orders" rows={[]} columns={columns} />,
  }),
];
