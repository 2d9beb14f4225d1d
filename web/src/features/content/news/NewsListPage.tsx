import * as column from '../../../kit/list/columns.tsx';
import { defineList } from '../../../kit/list/defineList.tsx';
import { exportPages } from '../../../kit/list/export/exportPages.ts';
import { formatForFile } from '../../../kit/value/time.ts';
import { ContentMenu } from '../ContentMenu.tsx';
import { mediaColumn, mediaInFile } from '../mediaColumn.tsx';
import { newNewsPage, newsListPage, newsPage } from '../pages.ts';
import { NewsExportDocument, NewsListDocument } from './NewsListPage.generated.ts';

export default defineList({
  page: newsListPage,
  query: NewsListDocument,
  menu: ContentMenu,
  legacy: true,
  defaultSort: { field: 'ID', direction: 'ASC' },
  searchPlaceholder: 'Search title or text',
  statuses: { of: 'visibility', tabs: ['ACTIVE', 'HIDDEN'] },
  columns: [
    column.idColumn({ sort: 'ID' }),
    column.textColumn('title', { sort: 'TITLE', width: 260, grow: true, link: true }),
    column.statusColumn('visibility', { sort: 'STATUS', width: 104 }),
    mediaColumn,
    column.dateColumn('createdAt', { sort: 'CREATED_AT' }),
  ],
  rowLink: ({ id }) => newsPage.to({ id }),
  actions: [{ label: 'New piece of news', opens: { to: newNewsPage.to() }, permission: 'CONTENT_MANAGE' }],
  export: exportPages(NewsExportDocument, {
    name: 'news',
    columns: [
      ['Id', ({ id }) => id],
      ['Title', ({ title }) => title],
      ['Text', ({ body }) => body],
      ['Status', ({ status }) => status.toLowerCase()],
      ['Media', mediaInFile],
      ['Created', ({ createdAt }) => formatForFile(createdAt)],
    ],
  }),
});
