/** What the shops of an industry sell, and in which sizes. */
type Range = { readonly names: readonly string[]; readonly sizes: readonly string[] };

const groceries: Range = {
  names: [
    'Baked beans',
    'Oat milk',
    'Digestives',
    'Ground coffee',
    'Orange juice',
    'Mature cheddar',
    'Cornflakes',
    'Brown bread',
    'Salted butter',
    'Plain yoghurt',
    'Tomato soup',
    'Basmati rice',
    'Breakfast tea',
  ],
  sizes: ['200 g', '400 g', '1 kg'],
};
const ranges: Readonly<Record<string, Range>> = {
  Pharmacy: {
    names: [
      'Sun cream SPF 30',
      'Cough syrup',
      'Plasters',
      'Vitamin C tablets',
      'Hand cream',
      'Toothpaste',
      'Throat lozenges',
      'Hay fever tablets',
      'Shampoo',
      'Baby wipes',
      'Antiseptic',
      'Eye drops',
      'Lip balm',
    ],
    sizes: ['travel size', 'standard size', 'family size'],
  },
  'Home and garden': {
    names: [
      'Wall paint, white',
      'Masonry screws',
      'Garden hose',
      'Potting compost',
      'Wood glue',
      'LED bulb',
      'Claw hammer',
      'Extension lead',
      'Plant pot',
      'Masking tape',
      'Paint roller',
      'Lawn feed',
      'Door handle',
    ],
    sizes: ['small', 'medium', 'large'],
  },
  Leisure: {
    names: [
      'Walking socks',
      'Rain jacket',
      'Water bottle',
      'Head torch',
      'Rucksack',
      'Gas canister',
      'Sleeping bag',
      'Trekking pole',
      'Fleece hat',
      'Camping mug',
      'Dry bag',
      'Map case',
      'Energy bar',
    ],
    sizes: ['small', 'medium', 'large'],
  },
};

/** So many products of an industry, no two the same. */
export function productsOf(
  industry: string,
  count: number,
): { reference: string; label: string; subtext: string }[] {
  const { names, sizes } = ranges[industry] ?? groceries;
  return Array.from({ length: count }, (_, index) => ({
    reference: `SKU-${1000 + index}`,
    label: names[index % names.length] ?? '',
    subtext: sizes[Math.floor(index / names.length) % sizes.length] ?? '',
  }));
}
