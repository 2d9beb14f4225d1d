import { dayOf, later, oneDay } from '../../time/instants.ts';
import type { MatrixItem, MatrixTask } from '../../tasks/schemas.ts';
import { textFor } from './open-answers.ts';
import { priceInStore, productsOf, regularPrice } from '../templates/products.ts';
import type { ShelfPrice } from '../templates/products.ts';
import { random as dice } from '../random.ts';
import type { Scene } from './scene.ts';

type Span = readonly [from: number, to: number];
type Range = (scene: Scene) => Span;

/** A share of the visit's minutes, at least one. */
const shareOf =
  (from: number, to: number, most: number): Range =>
  ({ minutes }) => {
    const highest = Math.max(1, Math.min(most, Math.floor(minutes * to)));
    return [Math.max(1, Math.min(highest, Math.ceil(minutes * from))), highest];
  };

/** Likely numbers by question. */
const numbers: Readonly<Record<string, Range>> = {
  'How many bars are on the shelf?': ({ obstacle }) => (obstacle?.kind === 'not there' ? [0, 0] : [4, 30]),
  'How many facings has the bar?': () => [2, 8],
  // The number of missing products.
  'How many gaps are there?': ({ missing }) => [missing.size, missing.size],
  'How many gaps do the shelves of the main aisle have?': ({ mood }) => (mood === 'poor' ? [3, 9] : [0, 3]),
  'How many minutes did it take?': shareOf(0.4, 0.7, 60),
  'How many minutes did you wait?': shareOf(0.05, 0.4, 12),
  'How many people queued?': ({ mood }) => (mood === 'poor' ? [3, 8] : [0, 4]),
  'How many people took a sample?': () => [4, 35],
  'How many pumps, chargers or doors are out of order?': ({ mood }) => (mood === 'good' ? [0, 0] : [1, 2]),
  'How many windows are there?': () => [2, 6],
};

/** Timer durations in seconds: slightly longer than required. */
const waits: Readonly<Record<string, Span>> = {
  'Stay in the store': [600, 720],
  'Wait for two minutes at the till': [120, 170],
  'Watch the stand': [600, 660],
};

/** Days from the visit to a date that was read there. */
const daysAhead: Readonly<Record<string, Span>> = {
  'Earliest best-before date': [20, 240],
  'What is the best-before date?': [20, 240],
  'Until when does the offer hold?': [2, 28],
};

/** The minimum seconds of a timer. */
export const shortestWait = (title: string): number => (waits[title] ?? [60, 180])[0];

/** The value to enter for a task, if it takes one. */
export function valueFor({ title, component }: MatrixTask, scene: Scene): string | null {
  const { random, started } = scene;
  if (component.type === 'barcode') return codeFor(title, scene);
  if (component.type === 'timer') return String(random.integer(...(waits[title] ?? [60, 180])));
  if (component.type !== 'input') return null;
  const limit = component.input_limit ?? 200;
  switch (component.input_type) {
    case 'numeric':
      return String(random.integer(...(numbers[title]?.(scene) ?? [0, Math.min(9, 10 ** limit - 1)])));
    case 'price':
      return pricePaid(title, scene).toFixed(2).slice(0, limit);
    case 'date':
      return dayOf(later(started, random.integer(...(daysAhead[title] ?? [1, 30])) * oneDay));
    default:
      return textFor(title, scene).slice(0, limit);
  }
}

/** Receipt totals in pence, by industry. */
const receipts: Readonly<Record<string, Span>> = { Fashion: [1_200, 4_800], 'Food and drink': [280, 1_450] };

function pricePaid(title: string, scene: Scene): number {
  const { random, industry, currency, store, about } = scene;
  if (title === 'What did you pay?') return random.integer(...(receipts[industry] ?? [350, 1_200])) / 100;
  // One product of the range is the subject in all stores.
  const product = productsOf(industry, 37)[dice(`product of ${about}`).integer(0, 36)];
  const name = /\bbag\b/.test(title)
    ? 'A bag'
    : /\bbar\b|for one\?/.test(title)
      ? 'A bar'
      : `${product?.label}, ${product?.subtext}`;
  return priceInStore(regularPrice(name, currency), `${store} ${name}`).price;
}

/** A product's price in this store: the item's subtext is its regular price, if it is a price. */
export function priceOfItem(item: MatrixItem, scene: Scene): ShelfPrice & { readonly regular: number } {
  const [hint] = /\d+(\.\d+)?/.exec(item.subtext?.match(/[£€]\s?\d+(\.\d+)?/)?.[0] ?? '') ?? [];
  const regular =
    hint === undefined
      ? regularPrice(item.subtext ? `${item.label}, ${item.subtext}` : item.label, scene.currency)
      : Number(hint);
  return { ...priceInStore(regular, `${scene.store} ${item.reference}`), regular };
}

/** A product has the same code everywhere; each parcel has its own. */
function codeFor(title: string, { random, about }: Scene): string {
  const own = /parcel/.test(title) ? random : dice(`code of ${about}`);
  return barcode(`50${String(own.integer(0, 9_999_999_999)).padStart(10, '0')}`);
}

/** An EAN-13: the twelve digits with their check digit. */
function barcode(digits: string): string {
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
