import { EmbeddedTable } from './EmbeddedTable.tsx';
import type { EmbeddedTableProps } from './EmbeddedTable.tsx';
import { useEmbeddedPage } from './useEmbeddedPage.ts';

interface EmbeddedRowsProps<Row> extends EmbeddedTableProps<Row> {
  /** Its prefix in the address; unique on the page. */
  readonly name: string;
  /** All rows. */
  readonly rows: readonly Row[];
}

/** An embedded table whose rows are all loaded. */
export function EmbeddedRows<Row extends { readonly id: string }>({
  name,
  rows,
  ...table
}: EmbeddedRowsProps<Row>) {
  const { page: asked, perPage, setPage, setPageSize } = useEmbeddedPage(name);
  const page = Math.min(asked, Math.max(1, Math.ceil(rows.length / perPage)));
  return (
    <EmbeddedTable
      {...table}
      rows={rows.slice((page - 1) * perPage, page * perPage)}
      total={rows.length}
      page={page}
      perPage={perPage}
      onPage={setPage}
      onPageSize={setPageSize}
    />
  );
}
