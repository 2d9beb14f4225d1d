import type { Permission } from '../../graphql/generated/schema.ts';
import { profile } from '../../testing/fixtures.ts';
import { pageOf } from '../../testing/listAnswers.ts';
import { MockGateway } from '../../testing/mockGateway.ts';

const media = {
  id: 'm1',
  type: 'PHOTO',
  status: 'READY',
  thumbUrl: 'https://files.example/thumb.png',
  mediaUrl: 'https://files.example/screen.png',
  caption: null as string | null,
  failureReason: null as string | null,
};

export const newsItem = (id: string, title: string) => ({
  id,
  title,
  body: 'Two new customers.',
  status: 'ACTIVE',
  createdAt: '2026-11-01T09:00:00Z',
  media: { ...media, id: `m${id}` } as typeof media | null,
});

export const trainingOf = (id: string, title: string) => ({ ...newsItem(id, title), displayOrder: 3 });

export const contentItems = ['Sharp photos', 'Safe parking', 'Getting paid'].map((name, index) => ({
  id: `i${index + 1}`,
  name,
}));

export const collectionOf = (id: string, name: string) => ({
  id,
  name,
  items: contentItems.slice(0, 2),
  status: 'ACTIVE',
  attribute1: 'home' as string | null,
  attribute2: null as string | null,
  displayOrder: 7,
  createdAt: '2026-11-01T09:00:00Z',
});

type News = ReturnType<typeof newsItem>;
type Training = ReturnType<typeof trainingOf>;
type Collection = ReturnType<typeof collectionOf>;

interface Content {
  readonly news?: News[];
  readonly trainings?: Training[];
  readonly collections?: Collection[];
}

export const editor: readonly Permission[] = ['CONTENT_VIEW', 'CONTENT_MANAGE'];

const byId =
  <Thing extends { id: string }>(things: readonly Thing[]) =>
  ({ id }: { id: string }) =>
    things.find((thing) => thing.id === id) ?? null;

/** Applies the filters of a request. */
const listOf =
  <Thing extends { readonly status: string }>(things: readonly Thing[]) =>
  ({ filter }: { filter?: { keywords?: string } }) =>
    pageOf(filter?.keywords === undefined ? things : []);

const itemsByIds = (ids: readonly string[]) =>
  ids.flatMap((wanted) => contentItems.filter(({ id }) => id === wanted));

const withItems = ({ items, ...change }: { id: string; items?: readonly string[] }) => ({
  ...change,
  ...(items && { items: itemsByIds(items) }),
});

/** A gateway with this content. */
export function withContent(
  { news = [], trainings = [], collections = [] }: Content,
  permissions: readonly Permission[] = editor,
): MockGateway {
  const changed = (things: readonly { id: string }[], { id, ...change }: { id: string }) =>
    Object.assign(byId(things)({ id }) ?? {}, change);
  return new MockGateway({
    me: () => profile(permissions),
    news: listOf(news),
    newsItem: byId(news),
    createNewsItem: ({ input }: { input: Partial<News> }) => {
      const created = { ...newsItem('9', ''), media: null, ...input };
      news.push(created);
      return created;
    },
    updateNewsItem: ({ input }: { input: { id: string } }) => changed(news, input),
    trainings: listOf(trainings),
    training: byId(trainings),
    createTraining: ({ input }: { input: Partial<Training> }) => {
      const created = { ...trainingOf('9', ''), media: null, ...input };
      trainings.push(created);
      return created;
    },
    updateTraining: ({ input }: { input: { id: string } }) => changed(trainings, input),
    collections: listOf(collections),
    collection: byId(collections),
    collectionItems: ({ keyword }: { keyword?: string | null }) =>
      contentItems.filter(({ name }) => name.toLowerCase().includes((keyword ?? '').toLowerCase())),
    createCollection: ({ input }: { input: Partial<Collection> & { items: string[] } }) => {
      const created = { ...collectionOf('9', ''), ...input, items: itemsByIds(input.items) };
      collections.push(created);
      return created;
    },
    updateCollection: ({ input }: { input: { id: string; items?: string[] } }) =>
      changed(collections, withItems(input)),
  });
}
