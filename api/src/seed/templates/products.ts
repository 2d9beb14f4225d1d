import { random } from '../random.ts';

/** An industry's products with the price of the smallest size in pence, and the sizes. */
type Range = { readonly products: Readonly<Record<string, number>>; readonly sizes: readonly string[] };

const groceries: Range = {
  products: {
    'Baked beans': 85,
    'Oat milk': 110,
    Digestives: 95,
    'Ground coffee': 325,
    'Orange juice': 105,
    'Mature cheddar': 235,
    Cornflakes: 125,
    'Brown bread': 90,
    'Salted butter': 195,
    'Plain yoghurt': 80,
    'Tomato soup': 90,
    'Basmati rice': 115,
    'Breakfast tea': 175,
  },
  sizes: ['200 g', '400 g', '1 kg'],
};
const ranges: Readonly<Record<string, Range>> = {
  Pharmacy: {
    products: {
      'Sun cream SPF 30': 450,
      'Cough syrup': 395,
      Plasters: 185,
      'Vitamin C tablets': 290,
      'Hand cream': 240,
      Toothpaste: 165,
      'Throat lozenges': 215,
      'Hay fever tablets': 345,
      Shampoo: 260,
      'Baby wipes': 110,
      Antiseptic: 280,
      'Eye drops': 420,
      'Lip balm': 195,
    },
    sizes: ['travel size', 'standard size', 'family size'],
  },
  'Home and garden': {
    products: {
      'Wall paint, white': 850,
      'Masonry screws': 295,
      'Garden hose': 1_250,
      'Potting compost': 450,
      'Wood glue': 345,
      'LED bulb': 275,
      'Claw hammer': 795,
      'Extension lead': 695,
      'Plant pot': 325,
      'Masking tape': 245,
      'Paint roller': 425,
      'Lawn feed': 595,
      'Door handle': 895,
    },
    sizes: ['small', 'medium', 'large'],
  },
  Leisure: {
    products: {
      'Walking socks': 695,
      'Rain jacket': 3_995,
      'Water bottle': 895,
      'Head torch': 1_495,
      Rucksack: 2_995,
      'Gas canister': 495,
      'Sleeping bag': 3_495,
      'Trekking pole': 1_995,
      'Fleece hat': 895,
      'Camping mug': 595,
      'Dry bag': 995,
      'Map case': 1_095,
      'Energy bar': 145,
    },
    sizes: ['small', 'medium', 'large'],
  },
};

export type Product = { readonly reference: string; readonly label: string; readonly subtext: string };

/** `count` different products of an industry. */
export function productsOf(industry: string, count: number): Product[] {
  const { products, sizes } = ranges[industry] ?? groceries;
  const names = Object.keys(products);
  return Array.from({ length: count }, (_, index) => ({
    reference: `SKU-${1000 + index}`,
    label: names[index % names.length] ?? '',
    subtext: sizes[Math.floor(index / names.length) % sizes.length] ?? '',
  }));
}

/** The price factor of each size; larger sizes are a little cheaper by weight. */
const bySize = [1, 1.7, 3.4] as const;
const allRanges = [groceries, ...Object.values(ranges)];

/** The price in pence of a product's smallest size, for each label and size. */
const known: ReadonlyMap<string, number> = new Map([
  ['A bar', 85] as const,
  ['A bag', 165] as const,
  ['Own brand, small', 75] as const,
  ['Own brand, large', 190] as const,
  ...allRanges.flatMap(({ products, sizes }) =>
    Object.entries(products).flatMap(([label, pence]) =>
      sizes.map((size, place) => [`${label}, ${size}`, pence * (bySize[place] ?? 1)] as const),
    ),
  ),
]);

/** The price in euros of a one-pound product. */
const euros = 1.2;
/** Prices end with a nine or a five. */
const endings = 5;

const asPrice = (pence: number): number => Math.max(endings, Math.round(pence / endings) * endings) / 100;

/** The regular price of a product by label and size; an unknown product gets a deterministic price. */
export function regularPrice(name: string, currency: string): number {
  const pence = known.get(name) ?? random(`price of ${name}`).integer(60, 600);
  return asPrice(currency === 'EUR' ? pence * euros : pence);
}

export type ShelfPrice = { readonly price: number; readonly kind: 'regular' | 'other' | 'promotion' };

/** Maximum deviation between stores, in per cent. */
const deviation = 4;

/** The price of a store on a day: mostly the regular price, sometimes slightly different or a promotion. */
export function priceInStore(regular: number, store: string): ShelfPrice {
  const own = random(`shelf of ${store}`);
  const dice = own.integer(1, 100);
  if (dice <= 7) {
    const price = asPrice(regular * (100 - own.integer(10, 25)));
    return price < regular ? { price, kind: 'promotion' } : { price: regular, kind: 'regular' };
  }
  if (dice > 25) return { price: regular, kind: 'regular' };
  const price = Math.round(regular * (100 + own.integer(-deviation, deviation))) / 100;
  return { price, kind: price === regular ? 'regular' : 'other' };
}
