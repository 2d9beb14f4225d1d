import { insertRows } from '../database/statements.ts';
import type { Media } from '../tasks/schemas.ts';
import { formatInstant, hour, later, minute, oneDay } from '../time/instants.ts';
import { storedShelf } from './files.ts';
import { news } from './news.ts';
import { insertNumbered } from './rows.ts';
import { scattered } from './scatter.ts';
import type { SeedContext } from './context.ts';
import { trainings } from './trainings.ts';

const items = [
  'How to take sharp photos',
  'Your first job',
  'Staying safe in car parks',
  'Reading a planogram',
  'Scanning barcodes',
  'Talking to store managers',
  'What to do when a store is closed',
  'Getting paid',
  'Withdrawing your balance',
  'Travel and parking receipts',
  'Mystery visits step by step',
  'Price checks with the scanner',
  'Counting stock',
  'Using the timer',
  'Drawing on photos',
  'Working in bundles',
  'Right to work checks',
  'Keeping customers anonymous',
  'Uploading with a slow connection',
  'Updating your skills',
  'Setting your areas',
  'Notifications',
  'Insurance',
  'Tax for the self-employed',
  'Referring a friend',
  'Bank holidays',
  'Christmas opening hours',
  'Alcohol and tobacco checks',
  'Visiting pharmacies',
  'Visiting petrol stations',
  'Night visits',
  'Festivals and events',
  'Lone working',
  'Dress code',
  'Reporting a problem',
  'Questions and answers',
] as const;

const collectionNames = [
  'Getting started',
  'Better photos',
  'Money',
  'Safety',
  'Mystery visits',
  'Price tracking',
  'For drivers',
  'Seasonal',
  'New in the app',
  'Frequently asked',
  'Your first week',
  'On foot and by bicycle',
  'Shelves and planograms',
  'Displays and installation',
  'Pharmacies',
  'Petrol stations',
  'Banks and telecoms',
  'Cafés and restaurants',
  'Events and sampling',
  'Working at home',
  'Taxes and contracts',
  'Equipment',
  'Talking to people',
  'Bundles',
  'Reviews and second tries',
  'Night visits',
  'Ireland',
  'Christmas',
  'Accessibility',
  'For team leads',
] as const;

const collectionCount = collectionNames.length;

const status = (index: number): string => (index % 4 === 2 ? 'hidden' : 'active');
/** Only what is hidden may still be empty. */
const itemsIn = (index: number): number => (index % 6 === 0 && status(index) === 'active' ? 4 : index % 6);

/** What the app shows beside jobs: shown and hidden, with media at every step of processing. */
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

  const collections = Array.from({ length: collectionCount }, (_, index) => ({
    id: String(index + 1),
    name: collectionNames[index] ?? '',
    status: status(index),
    attribute1: index % 3 === 0 ? 'home' : null,
    attribute2: index % 5 === 0 ? 'large' : null,
    display_order: (index * 7) % collectionCount,
    created_at: created(index, collectionCount),
  }));
  await insertNumbered(database, 'collections', collections);
  await insertRows(
    database,
    'collection_items',
    collections.flatMap(({ id }, index) =>
      Array.from({ length: itemsIn(index) }, (_, position) => ({
        collection_id: id,
        item_id: String(((index * 5 + position * 7) % items.length) + 1),
        position,
      })),
    ),
  );

  await insertNumbered(
    database,
    'news',
    news.map(([title, body], index) => ({
      id: String(index + 1),
      title,
      body,
      status: status(index),
      media: mediaOf(`news-${index + 1}`, index, index === news.length - 1),
      created_at: created(index, news.length),
    })),
  );
  await insertNumbered(
    database,
    'trainings',
    trainings.map(([title, body], index) => ({
      id: String(index + 1),
      title,
      body,
      status: status(index),
      display_order: index + 1,
      media: mediaOf(`training-${index + 1}`, index + 1, index === trainings.length - 1),
      created_at: created(index, trainings.length),
    })),
  );
}

/** One in five has none; that of the newest is still being looked at, and one could not be read. */
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
