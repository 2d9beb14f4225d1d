import { staffLookup } from '../../graphql/lookups/users.ts';
import * as column from '../../kit/list/columns.tsx';
import { defineList } from '../../kit/list/defineList.tsx';
import { firstPage } from '../../kit/list/address/firstPage.ts';
import { exportPages } from '../../kit/list/export/exportPages.ts';
import * as filter from '../../kit/list/filter/filters.ts';
import { AddressModal } from '../../kit/modal/AddressModal.tsx';
import { definePiece } from '../../kit/page/code/piece.ts';
import { usePolledQuery } from '../../kit/polling/usePolledQuery.ts';
import { BulkActionListDocument } from './BulkActionListPage.generated.ts';
import type { BulkActionListQuery } from './BulkActionListPage.generated.ts';
import { bulkActionExport, personColumn, progressColumn } from './actionColumns.tsx';
import { typeLabels, typeOptions } from './labels.ts';
import { bulkActionListPage, bulkActionPage } from './pages.ts';
import { isOpen } from './progress.ts';
import { defineModal } from '../../kit/modal/defineModal.ts';

const uploadModal = defineModal('upload');

const BulkUpload = definePiece(async () => (await import('./upload/BulkUpload.tsx')).BulkUpload);

const bulkListSort = { field: 'CREATED_AT', direction: 'DESC' } as const;
/** Running actions are among the newest. */
const newestBulkActions = firstPage(bulkListSort);

const BulkActionList = defineList({
  page: bulkActionListPage,
  query: BulkActionListDocument,
  defaultSort: bulkListSort,
  legacy: true,
  searchPlaceholder: 'Search type or person',
  statuses: { of: 'upload', tabs: [], more: ['PENDING', 'IN_PROGRESS', 'COMPLETED', 'FAILED'] },
  filters: [
    filter.optionFilter('type', 'Type', 'All types', typeOptions),
    filter.lookupFilter('createdByIds', 'Started by', 'All users', staffLookup),
  ],
  columns: [
    column.idColumn({ sort: 'ID', width: 72 }),
    column.labelColumn('type', typeLabels, {
      sort: 'TYPE',
      width: 200,
      grow: true,
      narrow: true,
      link: true,
    }),
    column.statusColumn('upload', { sort: 'STATUS', width: 128 }),
    progressColumn,
    column.countColumn('rows', { width: 72 }),
    column.countColumn('failures', { header: 'Failed', sort: 'FAILURES', width: 84, narrow: true }),
    personColumn,
    column.dateColumn('createdAt', { header: 'Started', sort: 'CREATED_AT', show: 'date-time' }),
    column.dateColumn('finishedAt', { header: 'Finished', show: 'date-time', hidden: true }),
  ],
  actions: [{ label: 'New bulk action', opens: { modal: uploadModal } }],
  rowLink: ({ id }) => bulkActionPage.to({ id }),
  export: exportPages(BulkActionListDocument, bulkActionExport),
});

export default function BulkActionListPage() {
  usePolledQuery({ query: BulkActionListDocument, variables: newestBulkActions, inProgress: anyOpen });
  return (
    <>
      <BulkActionList />
      <AddressModal name={uploadModal} title="New bulk action" size={960} shows={BulkUpload} height={320}>
        {({ close }) => <BulkUpload onClose={close} />}
      </AddressModal>
    </>
  );
}

const anyOpen = ({ bulkActions }: BulkActionListQuery): boolean => bulkActions.items.some(isOpen);
