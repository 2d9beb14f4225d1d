import type { AttemptReason } from '../../jobs/messages.ts';
import type { PurposeKey } from '../templates/purposes.ts';

/** The reason that ended a visit early; it decides what could still be answered. */
export type ObstacleKind =
  | 'closed'
  | 'no such place'
  | 'no photos'
  | 'no questions'
  | 'not there'
  | 'no product left'
  | 'no customer'
  | 'app'
  | 'had to leave';

export type Obstacle = {
  readonly kind: ObstacleKind;
  readonly reason: AttemptReason;
  /** The reason that the Shepherd gives when stopping. */
  readonly said: string;
  /** The caption of the photo that shows it; null if nothing can be shown. */
  readonly note: string | null;
};

type Written = readonly [said: string, note: string];
const all = (kind: ObstacleKind, reason: AttemptReason, ...texts: Written[]): Obstacle[] =>
  texts.map(([said, note]) => ({ kind, reason, said, note }));
const unseen = (kind: ObstacleKind, reason: AttemptReason, ...texts: string[]): Obstacle[] =>
  texts.map((said) => ({ kind, reason, said, note: null }));

const closed = all(
  'closed',
  'location_closed',
  ['The store is closed', 'Locked, and no light inside'],
  ['The store is being rebuilt', 'Builders are at work behind the shutter'],
  ['Closed for stocktaking today', 'The notice says that it is closed for stocktaking'],
  ['Closed for a refit until next month', 'The notice names the first of next month'],
  ['The shutter is down in spite of the opening hours', 'The shutter is down, and nobody answers the bell'],
  ['Closed early today, says a note on the door', 'The note is written by hand and has no time on it'],
  ['The street has no power, and they have shut', 'No light in the whole row of shops'],
  ['The store has closed for good', 'The notice thanks for twelve years'],
  ['Closed for staff training all day', 'The notice says that they train today'],
);

const noSuchPlace = all(
  'no such place',
  'location_not_found',
  ['There is no such store at this address', 'Nothing here has the name of the store'],
  ['A dentist is at this number', 'The plate at the door is that of a dentist'],
  ['They have moved, says the neighbour', 'The rooms are empty'],
  ['Only flats stand at this address', 'A house with flats, and no shop in it'],
  ['Another shop has moved in here', 'It is a hairdresser now'],
  ['The number does not exist in this street', 'The last house of the street, three numbers too low'],
);

const noPhotos = unseen(
  'no photos',
  'access_refused',
  'The manager does not want photos to be taken',
  'The manager asked me to put the phone away',
  'No photos without a letter of their head office',
  'Security does not allow photos inside',
  'They want to be asked a week before',
  'The duty manager sent me out before I could take a photo',
);

const noQuestions = unseen(
  'no questions',
  'access_refused',
  'Nobody has time for questions today',
  'They do not answer questions without an appointment',
  'The only adviser is with customers until they close',
  'The manager does not want the staff to be questioned',
);

const notThere: Partial<Record<PurposeKey, readonly string[]>> = {
  shelf: [
    'The range is not on sale here',
    'They have taken the range out',
    'This branch never had the range',
  ],
  price: ['The products of the list are not on sale here', 'This branch has other products than the list'],
  product: ['There are no bars in this store', 'They have stopped selling the bars', 'The bars are sold out'],
  promotion: [
    'There is no display in the store',
    'The display came damaged and was thrown away',
    'The display is still in the store room, I may not see it',
  ],
  collection: ['The parcel has not arrived at the desk', 'They cannot find the order under this name'],
  installation: ['The box with the stand is not in the store room', 'The stand came without its feet'],
  event: ['There is no sampling stand today', 'The stand was cleared away an hour ago'],
  hunt: [
    'The product is not on sale here',
    'The product is sold out',
    'They have never heard of the product',
  ],
};

/** Obstacles of work at home. */
const atHome = [
  ...unseen(
    'no product left',
    'item_unavailable',
    'I have nothing of theirs at home any more',
    'It went into the recycling last week',
    'I have moved, and it is still in a box',
    'I threw it away before I read the task',
  ),
  ...unseen('no customer', 'wrong_details', 'I have never bought there', 'It is meant for their customers'),
  ...unseen('app', 'other', 'The questions do not load on my phone', 'My camera does not work any more'),
];

const leaving = unseen(
  'had to leave',
  'other',
  'I have to leave',
  'My child is ill, I have to go home',
  'My bus goes in five minutes',
  'My phone has no battery left',
  'I do not feel well',
  'I am needed at work',
);

/** Purposes with no conflict about cameras, because the camera stays outside or hidden. */
const withoutCamera: ReadonlySet<PurposeKey> = new Set([
  'mystery',
  'window',
  'hours',
  'staff',
  'collection',
  'site',
]);

/** The obstacles that can stop a visit of this purpose. */
export function obstaclesOf(key: PurposeKey): readonly Obstacle[] {
  if (key === 'home') return atHome;
  const missing = unseen('not there', 'item_unavailable', ...(notThere[key] ?? []));
  return [
    // A closed door is the most common obstacle.
    ...closed,
    ...closed,
    ...noSuchPlace,
    ...(withoutCamera.has(key) ? [] : noPhotos),
    ...(key === 'staff' ? noQuestions : []),
    // Weighted lower, because there are few texts for each.
    ...missing,
    ...missing,
    ...missing,
  ];
}

export const reasonsToLeave = leaving;

const known: ReadonlyMap<string, Obstacle> = new Map(
  [
    ...closed,
    ...noSuchPlace,
    ...noPhotos,
    ...noQuestions,
    ...atHome,
    ...leaving,
    ...unseen('not there', 'item_unavailable', ...Object.values(notThere).flat()),
  ].map((obstacle) => [obstacle.said, obstacle]),
);

/** The obstacle with these words of the Shepherd. */
export const obstacleBySaid = (said: string): Obstacle | null => known.get(said) ?? null;
