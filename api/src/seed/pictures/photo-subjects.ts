/** The subject of a demo photo. */
export type PhotoSubject =
  | 'shelf'
  | 'front'
  | 'door'
  | 'house'
  | 'window'
  | 'hours'
  | 'aisle'
  | 'till'
  | 'label'
  | 'stand'
  | 'place'
  | 'parcel'
  | 'receipt'
  | 'floor'
  | 'plan'
  | 'screen';

/** The subjects of the photo tasks; the task's first photo comes first. */
const wanted: Readonly<Record<string, readonly [PhotoSubject, ...PhotoSubject[]]>> = {
  'Photograph the closed door': ['door'],
  'Photograph the entrance': ['front'],
  'Photograph the front of the store': ['front'],
  'Photograph the price sign or the name of the house': ['front'],
  'Photograph the left window': ['window'],
  'Photograph the right window': ['window'],
  'Photograph the opening hours': ['hours', 'screen'],
  'Photograph the main aisle': ['aisle'],
  'Photograph the till': ['till'],
  'Photograph the tills': ['till'],
  'Photograph the label': ['label'],
  'Photo of the label': ['label'],
  'Photograph the price labels': ['label'],
  'Photograph the product with its price label': ['label'],
  'Photograph it from the left': ['stand'],
  'Photograph it from the right': ['stand'],
  'Photograph the stand': ['stand'],
  'Photograph the place before': ['place'],
  'Photograph the place after': ['stand'],
  'Photograph the parcel': ['parcel'],
  'Photograph it with its packaging': ['parcel'],
  'Photograph the receipt': ['receipt'],
  'Photograph the last letter or message': ['receipt'],
  'Who served you?': ['till'],
  'Photograph what was not clean': ['floor'],
  'Photograph the worst place': ['floor'],
};

/** Title words that reveal the subject of tasks that users wrote. */
const byWord: readonly (readonly [RegExp, PhotoSubject])[] = [
  [/closed/i, 'door'],
  [/front|entrance|outside|sign/i, 'front'],
  [/window/i, 'window'],
  [/hours/i, 'hours'],
  [/aisle/i, 'aisle'],
  [/till|counter|desk/i, 'till'],
  [/label|price/i, 'label'],
  [/display|stand/i, 'stand'],
  [/parcel|box|packag/i, 'parcel'],
  [/receipt/i, 'receipt'],
  [/floor|dirt|damage/i, 'floor'],
];

/** The subjects of a task's photos in order; the last one repeats. */
export function subjectsOf(title: string, type: string): readonly [PhotoSubject, ...PhotoSubject[]] {
  if (type === 'draw') return ['plan'];
  return wanted[title] ?? [byWord.find(([word]) => word.test(title))?.[1] ?? 'shelf'];
}

/** Captions that fit every picture of a subject. */
const captions: Readonly<Record<PhotoSubject, readonly [string, ...string[]]>> = {
  shelf: [
    'The shelf, from one end to the other',
    'The rows as they stand',
    'The shelf from two steps away',
    'All boards of the shelf',
    'Straight from the front',
    'The upper rows and the lower ones',
  ],
  front: [
    'From the other side of the street',
    'The door with both windows',
    'The whole front',
    'The sign above the door',
    'From the kerb',
  ],
  door: [
    'The shutter is down',
    'The door, from the pavement',
    'The notice on the shutter',
    'Nobody can get in here',
  ],
  house: ['What stands at the address', 'The house with this number', 'Seen from the pavement'],
  window: ['The whole window', 'Without people in it', 'From the pavement', 'The window and its frame'],
  hours: ['The plate beside the door', 'All lines of the plate', 'Straight from the front'],
  aisle: ['To the far end', 'Both sides of the aisle', 'From the beginning of the aisle'],
  till: ['The till with its belt', 'From the queue', 'The till and the screen'],
  label: ['The label at the edge of the shelf', 'The price, close up', 'The label, held straight'],
  stand: ['The whole stand', 'From top to bottom', 'The stand with its header', 'All shelves of the stand'],
  place: ['The floor before anything stood there', 'The empty place', 'The corner before'],
  parcel: ['From above', 'On the table', 'With the label on top', 'Before I opened it'],
  receipt: ['All of it, laid flat', 'On the table', 'From above'],
  floor: ['A stain on the floor', 'The worst place', 'Seen from above'],
  plan: ['The cross is the entrance', 'Drawn on the spot', 'Not to scale'],
  screen: ['What the website says, to compare', 'A picture of my screen', 'As the app shows it'],
};

export const captionsOf = (subject: PhotoSubject): readonly [string, ...string[]] => captions[subject];
