import { insertRows } from '../database/statements.ts';
import type { Media } from '../tasks/schemas.ts';
import { formatInstant, hour, later, oneDay } from '../time/instants.ts';
import { storedShelf } from './files.ts';
import { insertNumbered } from './rows.ts';
import type { SeedContext } from './context.ts';

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
] as const;

const headlines = [
  'New bundles in your city',
  'Payouts are faster now',
  'Christmas opening hours',
  'The scanner learned new labels',
  'Meet the team: Freya from finance',
  'How we check your photos',
  'Bank holiday surcharges',
  'Thank you for 10,000 jobs',
  'Changes to the contract',
  'Two new customers in Scotland',
] as const;
const trainingTitles = [
  'Your first job',
  'Photos that pass review',
  'Mystery visits',
  'Price checks',
  'Staying safe',
  'Working with store staff',
] as const;

export const collectionCount = 30;
export const newsCount = 30;
export const trainingCount = 12;

const status = (index: number): string => (index % 4 === 2 ? 'hidden' : 'active');

/** The second time a title comes it is another part. */
function edition(index: number, of: readonly string[]): string {
  const round = Math.floor(index / of.length);
  return round === 0 ? '' : ` (part ${round + 1})`;
}

/** What the app shows beside jobs: shown and hidden, with media at every step of processing. */
export async function seedContent({ database, now, random }: SeedContext): Promise<void> {
  await insertNumbered(
    database,
    'content_items',
    items.map((name, index) => ({ id: String(index + 1), name })),
  );
  const created = (index: number, count: number): string =>
    formatInstant(later(now, -(count - index) * 6 * oneDay - random.integer(0, 20) * hour));

  const collections = Array.from({ length: collectionCount }, (_, index) => ({
    id: String(index + 1),
    name: `${collectionNames[index % collectionNames.length]}${edition(index, collectionNames)}`,
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
      Array.from({ length: index % 6 }, (_, position) => ({
        collection_id: id,
        item_id: String(((index * 5 + position * 7) % items.length) + 1),
        position,
      })),
    ),
  );

  await insertNumbered(
    database,
    'news',
    Array.from({ length: newsCount }, (_, index) => ({
      id: String(index + 1),
      title: `${headlines[index % headlines.length]}${edition(index, headlines)}`,
      body: 'We have good news for everybody in the field. Open the app to see what is new near you, and tell us what you think: your ideas make it better.',
      status: status(index),
      media: mediaOf(`news-${index + 1}`, index),
      created_at: created(index, newsCount),
    })),
  );
  await insertNumbered(
    database,
    'trainings',
    Array.from({ length: trainingCount }, (_, index) => ({
      id: String(index + 1),
      title: `${trainingTitles[index % trainingTitles.length]}${edition(index, trainingTitles)}`,
      body: 'Watch the film first, then answer the questions in the app. It takes about five minutes, and you can repeat it as often as you like.',
      status: status(index),
      display_order: index + 1,
      media: mediaOf(`training-${index + 1}`, index + 1),
      created_at: created(index, trainingCount),
    })),
  );
}

/** One in five has none; the others go through the states of processing, most are ready. */
function mediaOf(id: string, index: number): Media | null {
  if (index % 5 === 3) return null;
  const status = index % 7 === 1 ? 'processing' : index % 7 === 4 ? 'failed' : 'ready';
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
