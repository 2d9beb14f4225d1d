import { Link } from 'react-router-dom';
import type { DataTableColumn } from '../../ui/table/columns.ts';
import { rowLinkAttribute } from '../../ui/table/rowNavigation.ts';
import type { ListColumn } from './definition.ts';
import { CellOf } from '../unreadable/CellOf.tsx';
import type { UnreadableCells } from '../unreadable/cells.ts';

const none: UnreadableCells = new Map();

/**
 * The columns for the table; the content of the linking one becomes the row's link. The tooltip of a cut text is on the
 * text itself: a title of the link would appear all over the row, which the link covers.
 */
export function tableColumns<Row extends { readonly id: string }>(
  columns: readonly ListColumn<Row>[],
  rowLink: ((row: Row) => string | undefined) | undefined,
  unreadable: UnreadableCells = none,
): DataTableColumn<Row>[] {
  return columns.map(({ id, header, width, grow, numeric, sort, link, reads, cell }) => ({
    id,
    header,
    width,
    grow,
    numeric,
    sortable: sort !== undefined,
    link,
    cell: (row) => {
      const to = link === true ? rowLink?.(row) : undefined;
      const odd = unreadable.get(row.id);
      const content = odd ? (
        <CellOf odd={odd} reads={reads ?? [id]} cell={() => cell(row)} inside={to !== undefined} />
      ) : (
        cell(row)
      );
      if (to === undefined) return content;
      return (
        <Link to={to} {...rowLinkAttribute}>
          {typeof content === 'string' ? <span title={content}>{content}</span> : content}
        </Link>
      );
    },
  }));
}
