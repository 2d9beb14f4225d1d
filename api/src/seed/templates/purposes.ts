import { customerOfCampaign, customersWithOrders, industryOf } from '../customers/customers.ts';

/** The purpose of a visit: it decides the name and tasks of templates and the topics of their orders. */
type Purpose = {
  readonly key: PurposeKey;
  /** The template's name. */
  readonly name: string;
  readonly category: string;
  readonly type: 'standard' | 'treasure_hunt' | 'anywhere';
  /** The description for Shepherds. */
  readonly description: string;
  /** Titles of orders. */
  readonly titles: readonly [string, ...string[]];
};

const purposes = {
  shelf: {
    key: 'shelf',
    name: 'Shelf availability check',
    category: 'Stock check',
    type: 'standard',
    description:
      'Go along the shelf, note the price of each product and whether it is in stock, and photograph labels that look wrong.',
    titles: ['Shelf availability', 'Stock availability', 'New range on the shelf'],
  },
  price: {
    key: 'price',
    name: 'Price check',
    category: 'Price tracking',
    type: 'standard',
    description:
      'Note the price on the label of each product of the list. Ask a member of staff where a label is missing.',
    titles: ['Shelf price check', 'Price promise check', 'Competitor price check'],
  },
  product: {
    key: 'product',
    name: 'Snack bar visit',
    category: 'Merchandising',
    type: 'standard',
    description: 'Find the snack bars, photograph them, count them, and buy one at the till.',
    titles: ['Snack bars in store', 'Snack bar launch', 'Snack bar displays'],
  },
  audit: {
    key: 'audit',
    name: 'Store audit',
    category: 'Audit',
    type: 'standard',
    description:
      'Look at the store from the entrance to the till as a customer does, and photograph what you see.',
    titles: ['Store standards audit', 'Store audit', 'Quarterly store audit'],
  },
  mystery: {
    key: 'mystery',
    name: 'Mystery visit',
    category: 'Mystery shopping',
    type: 'standard',
    description:
      'Visit as an ordinary customer, do not say why you are there, and tell us afterwards how you were served.',
    titles: ['Mystery visit', 'Service excellence visit', 'First impressions visit'],
  },
  promotion: {
    key: 'promotion',
    name: 'Promotional display check',
    category: 'Merchandising',
    type: 'standard',
    description: 'Find the promotional display, photograph it from both sides, and draw where it stands.',
    titles: ['Promotion launch', 'Display compliance', 'Seasonal display'],
  },
  window: {
    key: 'window',
    name: 'Window photography',
    category: 'Photography',
    type: 'standard',
    description:
      'Photograph every window of the store from outside, by daylight, without people in the picture.',
    titles: ['Window photography', 'New season windows', 'Window photographs of the campaign'],
  },
  collection: {
    key: 'collection',
    name: 'Click and collect test',
    category: 'Delivery check',
    type: 'standard',
    description:
      'Collect the order that we placed in your name, and note how long it took and in what state it was.',
    titles: ['Click and collect test', 'Collection desk check', 'Returns and collection test'],
  },
  hours: {
    key: 'hours',
    name: 'Opening hours check',
    category: 'Audit',
    type: 'standard',
    description: 'Compare the opening hours on the door with those of the website, and photograph the door.',
    titles: ['Opening hours check', 'Opening hours on the door', 'Holiday opening hours'],
  },
  staff: {
    key: 'staff',
    name: 'Staff knowledge survey',
    category: 'Survey',
    type: 'standard',
    description: 'Ask a member of staff the three questions of the list, and note how sure the answers were.',
    titles: ['Staff knowledge survey', 'Advice at the counter', 'Questions to the staff'],
  },
  site: {
    key: 'site',
    name: 'Forecourt and showroom inspection',
    category: 'Audit',
    type: 'standard',
    description:
      'Walk round the site, look for damage and missing signs, and photograph what has to be mended.',
    titles: ['Forecourt inspection', 'Showroom inspection', 'Site inspection'],
  },
  installation: {
    key: 'installation',
    name: 'Display installation',
    category: 'Installation',
    type: 'standard',
    description:
      'Put up the new display stand from the box that waits in the store room, and photograph it before and after.',
    titles: ['Display installation', 'Counter unit installation', 'Signage installation'],
  },
  event: {
    key: 'event',
    name: 'Sampling event visit',
    category: 'Event',
    type: 'standard',
    description:
      'Visit the sampling stand as a passer-by, count the visitors for ten minutes, and take a sample.',
    titles: ['Sampling weekend', 'Tasting event', 'Launch event'],
  },
  home: {
    key: 'home',
    name: 'Customer survey at home',
    category: 'Survey',
    type: 'anywhere',
    description:
      'Answer questions about what you bought last, and photograph it with its packaging. You can do this anywhere.',
    titles: ['Loyalty sign-up survey', 'Packaging at home survey', 'App survey'],
  },
  hunt: {
    key: 'hunt',
    name: 'Product hunt',
    category: 'Photography',
    type: 'treasure_hunt',
    description: 'Find the product on a shelf, and photograph it together with its price label.',
    titles: ['Product hunt', 'New packaging hunt', 'Limited edition hunt'],
  },
} as const satisfies Readonly<Record<string, Omit<Purpose, 'key'> & { key: string }>>;

export type PurposeKey = keyof typeof purposes;

/** The same survey for companies without packaged products. */
const lettersAtHome: Purpose = {
  ...purposes.home,
  description:
    'Answer questions about the last time you needed the company, and photograph its last letter or message. You can do this anywhere.',
  titles: ['Loyalty sign-up survey', 'Letters at home survey', 'App survey'],
};
const withLetters: ReadonlySet<string> = new Set([
  'Banking',
  'Utilities',
  'Travel',
  'Automotive',
  'Telecoms',
]);
export const sendsLetters = (industry: string): boolean => withLetters.has(industry);

const shops: readonly [PurposeKey, ...PurposeKey[]] = ['shelf', 'hunt', 'promotion', 'price', 'installation'];
/** The purposes of an industry, the most wanted first. */
const wanted: Readonly<Record<string, readonly [PurposeKey, ...PurposeKey[]]>> = {
  Grocery: ['product', 'price', 'audit', 'shelf', 'hunt'],
  Pharmacy: ['shelf', 'staff', 'price', 'collection', 'hunt'],
  Telecoms: ['mystery', 'staff', 'installation', 'home', 'window'],
  Leisure: ['promotion', 'home', 'collection', 'shelf', 'event'],
  Banking: ['mystery', 'hours', 'staff', 'home', 'hours'],
  'Food and drink': ['mystery', 'event', 'home', 'hours', 'hunt'],
  Automotive: ['site', 'mystery', 'staff', 'home', 'hours'],
  Travel: ['mystery', 'window', 'home', 'hours', 'staff'],
  'Home and garden': ['price', 'hunt', 'collection', 'installation', 'promotion'],
  Retail: ['promotion', 'hunt', 'window', 'staff', 'event'],
  Fashion: ['window', 'collection', 'hunt', 'mystery', 'home'],
  Utilities: ['site', 'home', 'hours', 'staff', 'event'],
};

/** Templates whose orders demonstrate a case. */
const fixed: Readonly<Record<number, PurposeKey>> = {
  0: 'audit',
  12: 'price',
  50: 'product',
  63: 'audit',
  64: 'hunt',
};

/** The purpose of the template at this index; it fits the template's customer. */
export function purposeOf(template: number): Purpose {
  const customer = template % customersWithOrders;
  const round = Math.floor(customer / 12) + Math.floor(template / customersWithOrders);
  const keys = wanted[industryOf(customer)] ?? shops;
  const key = fixed[template] ?? keys[round % keys.length] ?? 'shelf';
  return key === 'home' && sendsLetters(industryOf(customer)) ? lettersAtHome : purposes[key];
}

/** The template of a campaign's orders: one of the same customer. */
export const templateOfCampaign = (campaign: number, templates: number): number =>
  campaign < templates ? campaign : customerOfCampaign(campaign);
