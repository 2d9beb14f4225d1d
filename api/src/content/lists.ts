import { expressionBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { holds, listQuery, readingOrder } from '../http/lists/lists.ts';
import type { List } from '../http/lists/lists.ts';
import { Id, many } from '../http/schemas/schemas.ts';
import { ContentStatus } from './schemas.ts';

const filters = { id: many(Id), status: many(ContentStatus) };

export const ItemsQuery = listQuery(['name', 'id'], { id: many(Id) });
export const CollectionsQuery = listQuery(['id', 'name', 'status', 'display_order', 'created_at'], filters);
export const NewsQuery = listQuery(['id', 'title', 'status', 'created_at'], filters);
export const TrainingsQuery = listQuery(['id', 'title', 'status', 'display_order', 'created_at'], filters);

const rows = expressionBuilder<Database, 'content_items' | 'collections' | 'news' | 'trainings'>();

export const itemList: List<Static<typeof ItemsQuery>> = {
  rows: sql`content_items`,
  id: sql`content_items.id`,
  search: (pattern) => holds(sql.ref('content_items.name'), pattern),
  filters: { id: (ids) => rows('content_items.id', 'in', ids) },
  sort: { id: sql`content_items.id`, name: readingOrder(sql`content_items.name`) },
  defaultSort: 'name',
};

export const collectionList: List<Static<typeof CollectionsQuery>> = {
  rows: sql`collections`,
  id: sql`collections.id`,
  search: (pattern) => holds(sql.ref('collections.name'), pattern),
  filters: {
    id: (ids) => rows('collections.id', 'in', ids),
    status: (statuses) => rows('collections.status', 'in', statuses),
  },
  sort: {
    id: sql`collections.id`,
    name: readingOrder(sql`collections.name`),
    status: sql`collections.status`,
    display_order: sql`collections.display_order`,
    created_at: sql`collections.created_at`,
  },
  defaultSort: '-created_at',
};

export const newsList: List<Static<typeof NewsQuery>> = {
  rows: sql`news`,
  id: sql`news.id`,
  search: (pattern) => rows.or([holds(sql.ref('news.title'), pattern), holds(sql.ref('news.body'), pattern)]),
  filters: {
    id: (ids) => rows('news.id', 'in', ids),
    status: (statuses) => rows('news.status', 'in', statuses),
  },
  sort: {
    id: sql`news.id`,
    title: readingOrder(sql`news.title`),
    status: sql`news.status`,
    created_at: sql`news.created_at`,
  },
  defaultSort: 'id',
};

export const trainingList: List<Static<typeof TrainingsQuery>> = {
  rows: sql`trainings`,
  id: sql`trainings.id`,
  search: (pattern) =>
    rows.or([holds(sql.ref('trainings.title'), pattern), holds(sql.ref('trainings.body'), pattern)]),
  filters: {
    id: (ids) => rows('trainings.id', 'in', ids),
    status: (statuses) => rows('trainings.status', 'in', statuses),
  },
  sort: {
    id: sql`trainings.id`,
    title: readingOrder(sql`trainings.title`),
    status: sql`trainings.status`,
    display_order: sql`trainings.display_order`,
    created_at: sql`trainings.created_at`,
  },
  defaultSort: 'id',
};
