import { useQuery } from '@apollo/client/react';
import { IconInfoCircle } from '@tabler/icons-react';
import { errorCode } from '../../graphql/errorNotice.ts';
import * as column from '../../kit/list/columns.tsx';
import { defineList } from '../../kit/list/defineList.tsx';
import { exportPages } from '../../kit/list/export/exportPages.ts';
import * as filter from '../../kit/list/filter/filters.ts';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { PageMessage } from '../../kit/page/PageMessage.tsx';
import { BackgroundWorkListDocument, FailedWorkDocument } from './BackgroundWork.generated.ts';
import { backgroundWorkExport, failureColumn, retryColumn, subjectColumn, whenColumn } from './columns.tsx';
import { FailedWork } from './FailedWork.tsx';
import { kindOptions } from './labels.ts';
import { backgroundWorkMessages } from './messages.ts';
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
  const { error } = useQuery(FailedWorkDocument, {
    variables: { kind: null },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  useFreshWork();
  return errorCode(error) === 'NOT_OFFERED' ? <NotOffered /> : <BackgroundWorkList />;
}

/** A foreign REST v1 server lacks these calls. */
function NotOffered() {
  return (
    <section aria-label={backgroundWorkListPage.title}>
      <PageHeading title={backgroundWorkListPage.title} />
      <PageMessage
        announce="status"
        icon={<IconInfoCircle size={20} />}
        title={backgroundWorkMessages.notOffered}
      >
        {backgroundWorkMessages.notOfferedText}
      </PageMessage>
    </section>
  );
}
