import { insertRows } from '../../database/statements.ts';
import type { Media } from '../../tasks/schemas.ts';
import { formatInstant, hour, later, minute, oneDay } from '../../time/instants.ts';
import { collections, items } from './collections.ts';
import { storedShelf } from '../pictures/files.ts';
import { news } from './news.ts';
import { insertNumbered } from '../rows.ts';
import { scattered } from '../scatter.ts';
import type { SeedContext } from '../context.ts';
import { trainings } from './trainings.ts';

const status = (index: number): string => (index % 4 === 2 ? 'hidden' : 'active');
/** The app's content apart from jobs: shown and hidden, with media in every processing state. */
export async function seedContent({ database, now, random }: SeedContext): Promise<void> {
  await insertNumbered(
    database,
    'content_items',
    items.map((name, index) => ({ id: String(index + 1), name })),
  );
  const created = (index: number, count: number): string => {
    const written = later(now, -(count - index) * 9 * oneDay - random.integer(0, 20) * hour);
    const lately = index === count - 1 ? later(now, -minute) : written;
    return formatInstant(scattered(lately, `content ${index} of ${count}`));
  };

  const rows = collections.map(([name], index) => ({
    id: String(index + 1),
    name,
    status: status(index),
    attribute1: index % 3 === 0 ? 'home' : null,
    attribute2: index % 5 === 0 ? 'large' : null,
    display_order: (index * 7) % collections.length,
    created_at: created(index, collections.length),
  }));
  await insertNumbered(database, 'collections', rows);
  await insertRows(
    database,
    'collection_items',
    collections.flatMap(([, names], index) =>
      names.map((name, position) => ({
        collection_id: String(index + 1),
        item_id: String(items.indexOf(name) + 1),
        position,
      })),
    ),
  );

  const article = ([title, body]: readonly [string, string], index: number, count: number) => ({
    id: String(index + 1),
    title,
    body,
    status: status(index),
    created_at: created(index, count),
  });
  await insertNumbered(
    database,
    'news',
    news.map((text, index) => ({
      ...article(text, index, news.length),
      media: mediaOf(`news-${index + 1}`, index, index === news.length - 1),
    })),
  );
  await insertNumbered(
    database,
    'trainings',
    trainings.map((text, index) => ({
      ...article(text, index, trainings.length),
      display_order: index + 1,
      media: mediaOf(`training-${index + 1}`, index + 1, index === trainings.length - 1),
    })),
  );
}

/** One in five has no media. The newest is still being processed, and one could not be read. */
function mediaOf(id: string, index: number, isNewest: boolean): Media | null {
  if (index % 5 === 3) return null;
  const status = isNewest ? 'processing' : index === 4 ? 'failed' : 'ready';
  const ready = status === 'ready';
  return {
    id,
    type: 'photo',
    status,
    thumb_url: ready ? storedShelf(index) : null,
    media_url: ready ? storedShelf(index) : null,
    mime: 'png',
    caption: null,
    taken_at: null,
  };
}
