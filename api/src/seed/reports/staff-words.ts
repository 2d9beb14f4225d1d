import type { ObstacleKind } from './obstacles.ts';
import type { PurposeKey } from '../templates/purposes.ts';
import type { Random } from '../random.ts';
import { join } from './scene.ts';
import type { Texts } from './scene.ts';

/** The findings about a report, for its reviewer. */
export type Findings = {
  readonly photos: number;
  readonly prices: number;
  readonly outOfStock: number;
  readonly remarks: number;
  readonly minutes: number;
  readonly obstacle: ObstacleKind | null;
};

const onThePhone: Texts = [
  'deliveries come before eleven, so later is better',
  'they know about visits of this kind',
  'the duty manager is there until four',
  'visitors sign in at the desk',
  'the car park takes coins only',
  'Tuesdays are the quietest days',
  'the lift is out of order until Friday, nothing is upstairs',
  'they ask for no visits during the lunch hour',
  'the side entrance is closed in the evening',
  'a new manager started this month',
];
const onTheMap: Texts = [
  'the pin is in the right place',
  'the entrance is in the side street',
  'the pin was two doors off, the street is right',
  'the bus stops right in front',
  'there are two branches, this is the larger one',
  'the nearest car park is five minutes away',
];
const wishes: Texts = [
  'sharp photos',
  'a visit before noon, if possible',
  'words beside every unusual answer',
  'the report as soon as it is there',
  'nobody who was there last month',
  'patience: the branch was only opened this year',
];

/** Office notes on a job at a location. Stores that must not know of the visit are not phoned. */
function noteOfPlace(city: string, key: PurposeKey, random: Random): string {
  const kinds = [
    `Checked the address in ${city} against the map: ${random.pick(onTheMap)}.`,
    `The customer asked for something in ${city}: ${random.pick(wishes)}.`,
    `Rang the store in ${city}: ${random.pick(onThePhone)}.`,
  ] as const;
  return key === 'mystery' || key === 'staff' ? random.pick([kinds[0], kinds[1]]) : random.pick(kinds);
}

const noteAtHome = (random: Random): string =>
  `${join(
    random,
    ['Asked the customer: ', 'The customer has told us: ', 'For those who ask: '],
    [
      'what was bought online counts too',
      'family members may each take one',
      'any photo will do on which it can be recognised',
      'nobody is to be asked twice',
      'answers from small towns are wanted most',
      'it need not be the last thing that was bought',
      'names and numbers are to be covered',
    ],
  )}.`;

export const noteOf = (city: string | null, key: PurposeKey, random: Random): string =>
  city === null ? noteAtHome(random) : noteOfPlace(city, key, random);

const ofObstacle: Partial<Record<ObstacleKind, Texts>> = {
  closed: [
    'The photo of the door leaves no doubt',
    'The branch confirms that it was shut',
    'The door is the right one',
  ],
  'no such place': [
    'The photo shows what else stands there',
    'Looked at the map: the shepherd is right',
    'The customer will send the new address',
  ],
  'no photos': ['The branch confirms that it did not allow it', 'The shepherd did well not to insist'],
  'no questions': ['The branch confirms that nobody had time', 'Polite to the end, as far as one can tell'],
  'not there': ['The customer confirms that it is not there', 'The same was said of the branch next to it'],
  'no product left': ['Nothing can be photographed then', 'Honest, and so ended as attempted'],
  'no customer': ['Should not have been offered to somebody new', 'Nothing was asked of a stranger'],
  app: ['Passed on to support', 'The app is known to fail on this phone'],
};

/** A reviewer's judgement of a report, based only on what the report shows. */
export function judgementOf(found: Findings, random: Random): string {
  const { photos, prices, outOfStock, remarks, minutes, obstacle } = found;
  const own = obstacle === null ? undefined : ofObstacle[obstacle];
  if (own)
    return `${join(random, own, ['', '. Nothing else to do', ', so no second visit', '. Told the customer'])}.`;
  const first: Texts = [
    `${Math.round(minutes)} minutes for these tasks is about right`,
    'All that was asked has an answer',
    'Read through, nothing contradicts the briefing',
    ...(photos > 1 ? [`All ${photos} photos are sharp`, `Looked at all ${photos} photos`] : []),
    ...(photos === 1 ? ['The photo is sharp'] : []),
    ...(prices > 5 ? [`Went through ${prices} prices, none is out of the usual`] : []),
    ...(prices > 0 && prices <= 5 ? ['The price is what other branches ask'] : []),
    ...(outOfStock > 0 ? [`${outOfStock} out of stock: told the customer`] : []),
    ...(remarks > 1 ? [`${remarks} remarks, all of use`] : []),
  ];
  return `${join(random, first, [
    '',
    '. Careful work',
    '. Good to read',
    '. Nothing to ask back',
    '. A good example for newcomers',
    '. The order of the answers helps',
    '. Ready from my side',
  ])}.`;
}
