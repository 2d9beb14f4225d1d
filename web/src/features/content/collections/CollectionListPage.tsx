import { inDigits } from '../../../messages/inDigits.ts';
import * as column from '../../../kit/list/columns.tsx';
import { defineList } from '../../../kit/list/defineList.tsx';
import { exportPages } from '../../../kit/list/export/exportPages.ts';
import { formatForFile } from '../../../kit/value/time.ts';
import { ContentMenu } from '../ContentMenu.tsx';
import { collectionListPage, collectionPage, newCollectionPage } from '../pages.ts';
import { CollectionListDocument } from './CollectionListPage.generated.ts';

export default defineList({
  page: collectionListPage,
  query: CollectionListDocument,
  menu: ContentMenu,
  legacy: true,
  defaultSort: { field: 'CREATED_AT', direction: 'DESC' },
  searchPlaceholder: 'Search name',
  statuses: { of: 'visibility', tabs: ['ACTIVE', 'HIDDEN'] },
  columns: [
    column.idColumn({ sort: 'ID' }),
    column.textColumn('name', { sort: 'NAME', width: 220, grow: true, link: true }),
    column.statusColumn('visibility', { sort: 'STATUS', width: 104 }),
    {
      id: 'items',
      header: 'Items',
      width: 72,
      numeric: true,
      cell: ({ items }) => inDigits(items?.length ?? 0),
    },
    column.countColumn('displayOrder', { sort: 'DISPLAY_ORDER', header: 'Display order', width: 116 }),
    column.textColumn('attribute1', { header: 'Attribute 1', width: 120 }),
    column.textColumn('attribute2', { header: 'Attribute 2', width: 120 }),
    column.dateColumn('createdAt', { sort: 'CREATED_AT' }),
  ],
  rowLink: ({ id }) => collectionPage.to({ id }),
  actions: [{ label: 'New collection', opens: { to: newCollectionPage.to() }, permission: 'CONTENT_MANAGE' }],
  export: exportPages(CollectionListDocument, {
    name: 'collections',
    columns: [
      ['Id', ({ id }) => id],
      ['Name', ({ name }) => name],
      ['Status', ({ status }) => status.toLowerCase()],
      ['Items', ({ items }) => items?.map(({ name }) => name).join('; ') ?? null],
      ['Display order', ({ displayOrder }) => displayOrder],
      ['Attribute 1', ({ attribute1 }) => attribute1],
      ['Attribute 2', ({ attribute2 }) => attribute2],
      ['Created', ({ createdAt }) => formatForFile(createdAt)],
    ],
  }),
});
