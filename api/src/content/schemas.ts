import { Type } from 'typebox';
import type { Static } from 'typebox';
import {
  choice,
  component,
  FilledText,
  Id,
  Instant,
  nullable,
  optional,
  page,
  partial,
} from '../http/schemas/schemas.ts';
import { Media } from '../tasks/schemas.ts';
import { contentStatuses } from './statuses.ts';

export const ContentStatus = choice('ContentStatus', contentStatuses);

/** Integers within the database's range. */
const DisplayOrder = Type.Integer({ minimum: 0, maximum: 1_000_000 });

export const ContentItem = component('ContentItem', Type.Object({ id: Id, name: Type.String() }));
export const ContentItemPage = page('ContentItemPage', ContentItem);

export const Collection = component(
  'Collection',
  Type.Object({
    id: Id,
    name: Type.String(),
    items: Type.Array(ContentItem, { description: 'In the order shown' }),
    status: ContentStatus,
    attribute1: nullable(Type.String()),
    attribute2: nullable(Type.String()),
    display_order: DisplayOrder,
    created_at: Instant,
  }),
);
export type Collection = Static<typeof Collection>;
export const CollectionPage = page('CollectionPage', Collection);

const collectionFields = {
  name: FilledText,
  items: optional(Type.Array(Id, { maxItems: 1_000, description: 'Ids, in the order shown' })),
  status: optional(ContentStatus),
  attribute1: optional(nullable(Type.String({ maxLength: 255 }))),
  attribute2: optional(nullable(Type.String({ maxLength: 255 }))),
  display_order: optional(DisplayOrder),
};
export const NewCollection = Type.Object(collectionFields);
export const CollectionEdit = partial(NewCollection);
export type CollectionEdit = Static<typeof CollectionEdit>;

const article = {
  id: Id,
  title: Type.String(),
  body: Type.String(),
  status: ContentStatus,
  media: nullable(Media),
  created_at: Instant,
};
const articleFields = { title: FilledText, body: FilledText, status: optional(ContentStatus) };

export const NewsItem = component('NewsItem', Type.Object(article));
export type NewsItem = Static<typeof NewsItem>;
export const NewsPage = page('NewsPage', NewsItem);
export const NewNewsItem = Type.Object(articleFields);
export const NewsItemEdit = partial(NewNewsItem);

export const Training = component('Training', Type.Object({ ...article, display_order: DisplayOrder }));
export type Training = Static<typeof Training>;
export const TrainingPage = page('TrainingPage', Training);
export const NewTraining = Type.Object({ ...articleFields, display_order: optional(DisplayOrder) });
export const TrainingEdit = partial(NewTraining);
