import * as column from '../../../kit/list/columns.tsx';
import { defineList } from '../../../kit/list/defineList.tsx';
import { exportPages } from '../../../kit/list/export/exportPages.ts';
import { formatForFile } from '../../../kit/value/time.ts';
import { ContentMenu } from '../ContentMenu.tsx';
import { mediaColumn, mediaInFile } from '../mediaColumn.tsx';
import { newTrainingPage, trainingListPage, trainingPage } from '../pages.ts';
import { TrainingExportDocument, TrainingListDocument } from './TrainingListPage.generated.ts';

export default defineList({
  page: trainingListPage,
  query: TrainingListDocument,
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
    column.countColumn('displayOrder', { sort: 'DISPLAY_ORDER', header: 'Display order', width: 116 }),
    column.dateColumn('createdAt', { sort: 'CREATED_AT' }),
  ],
  rowLink: ({ id }) => trainingPage.to({ id }),
  actions: [{ label: 'New training', opens: { to: newTrainingPage.to() }, permission: 'CONTENT_MANAGE' }],
  export: exportPages(TrainingExportDocument, {
    name: 'training',
    columns: [
      ['Id', ({ id }) => id],
      ['Title', ({ title }) => title],
      ['Text', ({ body }) => body],
      ['Status', ({ status }) => status.toLowerCase()],
      ['Media', mediaInFile],
      ['Display order', ({ displayOrder }) => displayOrder],
      ['Created', ({ createdAt }) => formatForFile(createdAt)],
    ],
  }),
});
