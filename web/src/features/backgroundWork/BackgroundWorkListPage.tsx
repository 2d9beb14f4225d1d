import * as column from '../../kit/list/columns.tsx';
import { defineList } from '../../kit/list/defineList.tsx';
import { exportPages } from '../../kit/list/export/exportPages.ts';
import * as filter from '../../kit/list/filter/filters.ts';
import { BackgroundWorkListDocument } from './BackgroundWork.generated.ts';
import { backgroundWorkExport, failureColumn, retryColumn, subjectColumn, whenColumn } from './columns.tsx';
import { FailedWork } from './FailedWork.tsx';
import { kindOptions } from './labels.ts';
import { backgroundWorkListPage, backgroundWorkPage } from './pages.ts';
import { useFreshWork } from './useFreshWork.ts';

const BackgroundWorkList = defineList({
  page: backgroundWorkListPage,
  query: BackgroundWorkListDocument,
  defaultSort: { field: 'URGENCY', direction: 'ASC' },
  searchPlaceholder: 'Search what, address or failure',
  statuses: { of: 'work', tabs: ['FAILED', 'RUNNING', 'RETRYING', 'WAITING', 'DONE'] },
  narrowing: FailedWork,
  filters: [filter.optionFilter('kind', 'Kind', 'All kinds', kindOptions)],
  columns: [
    column.idColumn({ sort: 'ID', hidden: true }),
    column.textColumn('title', {
      header: 'What',
      sort: 'TITLE',
      width: 180,
      grow: true,
      narrow: true,
      link: true,
    }),
    subjectColumn,
    column.statusColumn('work', { sort: 'URGENCY', width: 112 }),
    column.countColumn('attempts', { header: 'Tries', sort: 'ATTEMPTS', width: 64 }),
    column.dateColumn('createdAt', { header: 'Since', sort: 'CREATED_AT', show: 'date-time' }),
    whenColumn,
    failureColumn,
    retryColumn,
  ],
  rowLink: ({ id }) => backgroundWorkPage.to({ id }),
  export: exportPages(BackgroundWorkListDocument, backgroundWorkExport),
});

export default function BackgroundWorkListPage() {
  useFreshWork();
  return <BackgroundWorkList />;
}
