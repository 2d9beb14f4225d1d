import type { TypedDocumentNode } from '@apollo/client';
import { parse } from 'graphql';
import { Answering } from '../../parts/Answering.tsx';
import type { ServerAnswer } from '../../parts/Answering.tsx';
import { definePart } from '../../parts/definition.ts';
import { definePage } from '../page/definition.ts';
import { dateColumn, idColumn, statusColumn, textColumn } from './columns.tsx';
import { defineList } from './defineList.tsx';
import type { ListAnswer } from './definition.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly status: 'ACTIVE' | 'CLOSED';
  readonly createdAt: string;
}
interface Variables {
  readonly page: number;
  readonly perPage: number;
  readonly sort?: { readonly field: 'NAME'; readonly direction: 'ASC' | 'DESC' };
  readonly filter?: { readonly keywords?: string };
}

// Instead of the document that a feature's `.graphql` file generates.
const document: TypedDocumentNode<{ readonly campaigns: Omit<ListAnswer<Row>, 'summary'> }, Variables> =
  parse(`
  query Parts($page: Int!, $perPage: Int!, $sort: CampaignSort!, $filter: CampaignFilter) {
    campaigns(page: $page, perPage: $perPage, sort: $sort, filter: $filter) {
      items { id name status createdAt }
      pageInfo { page perPage lastPage total from to }
    }
  }
`);

const List = defineList({
  page: definePage({ path: '/parts', title: 'Campaigns' }),
  query: document,
  defaultSort: { field: 'NAME', direction: 'ASC' },
  columns: [
    idColumn(),
    textColumn('name', { sort: 'NAME', grow: true }),
    statusColumn('campaign'),
    dateColumn('createdAt'),
  ],
});

const answer = (count: number): ServerAnswer => ({
  campaigns: {
    __typename: 'CampaignPage',
    items: Array.from({ length: count }, (_, index) => ({
      __typename: 'Campaign',
      id: String(index + 1),
      name: `Campaign ${index + 1}`,
      status: index % 3 === 2 ? 'CLOSED' : 'ACTIVE',
      createdAt: '2026-11-02T09:30:00Z',
    })),
    pageInfo: {
      __typename: 'PageInfo',
      page: 1,
      perPage: 50,
      lastPage: 1,
      total: count,
      from: count > 0 ? 1 : null,
      to: count || null,
    },
  },
});

/** An embedded list. */
const list = (says: ServerAnswer) => () => (
  <Answering answer={says}>
    <List embedded />
  </Answering>
);

export const parts = [
  definePart('List', {
    rows: list(answer(4)),
    loading: list('waiting'),
    empty: list(answer(0)),
    'nothing found with this filter': { at: '/parts?keywords=zebra', shows: list(answer(0)) },
    failed: list('failed'),
  }),
];
