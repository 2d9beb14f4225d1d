import type { TaskGroupInput, TaskInput } from '../../tasks/inputs.ts';
import { productsOf } from './products.ts';
import { sendsLetters } from './purposes.ts';
import type { PurposeKey } from './purposes.ts';
import { asked, chosen, counted, described, options, photographed, task } from './task-parts.ts';
import { audit, mystery, product, promotion, section } from './visit-sections.ts';

/** Enough items for several pages of a report. */
export const matrixItemCount = 37;

const alongTheShelf = (title: string, industry: string, tasks: TaskInput[]): TaskGroupInput =>
  section(
    'The shelf',
    'shelf',
    task(
      'prices',
      title,
      'Go along the shelf from left to right.',
      {
        type: 'matrix',
        matrix_mode: 'list',
        matrix_items: productsOf(industry, matrixItemCount),
        custom_matrix_items: [{ reference: 'EXTRA-1', label: 'A product of your choice' }],
        scanner_config: { reference: 'sku', label: 'product', subtext: '{size}' },
        matrix_tasks: tasks,
      },
      { required: ['task'] },
    ),
  );

const labelPrice = task(
  'shelf_price',
  'Price on the label',
  'As it is printed, with the part after the point.',
  { type: 'input', input_type: 'price' },
  { required: ['task'] },
);
const labelPhoto = task('shelf_photo', 'Photo of the label', 'The price must be sharp.', { type: 'photo' });

/** A section about parcels or letters. */
const atHome = (industry: string): TaskGroupInput =>
  sendsLetters(industry)
    ? section(
        'What you received',
        'bought',
        photographed(
          'packaging',
          'Photograph the last letter or message',
          'Cover your name and all numbers.',
        ),
        chosen(
          'how_often',
          'How often do you need them?',
          'In a usual year.',
          'Every month',
          'Once or twice',
          'Less often',
        ),
        ...customers,
      )
    : section(
        'What you bought',
        'bought',
        photographed('packaging', 'Photograph it with its packaging', 'On a table, from above.'),
        chosen(
          'how_often',
          'How often do you buy there?',
          'In a usual month.',
          'Every week',
          'Once or twice',
          'Less often',
        ),
        ...customers,
      );

/** Questions that are asked at a counter. */
const questions = [
  ['first', 'What would you recommend to a newcomer?'],
  ['second', 'What does it cost in a year?'],
  ['third', 'What if I change my mind?'],
] as const;

const customers: TaskInput[] = [
  chosen('loyalty', 'Are you in the loyalty programme?', 'Or have you been.', 'Yes', 'Not any more', 'Never'),
  described('wish', 'What do you wish they did better?', 'One sentence is enough.'),
];

/** The sections of each purpose between arrival and departure, by industry. */
export const sectionsOf: Readonly<Record<PurposeKey, (industry: string) => TaskGroupInput[]>> = {
  shelf: (industry) => [
    alongTheShelf('Check each product', industry, [
      labelPrice,
      task('shelf_stock', 'Is it in stock?', 'At least one on the shelf.', {
        type: 'boolean',
        options: options('Yes', 'No'),
      }),
      labelPhoto,
    ]),
    section(
      'The whole shelf',
      'whole_shelf',
      task(
        'shelf_video',
        'Film along the shelf',
        'Slowly, from left to right.',
        { type: 'video' },
        { required: ['video'] },
      ),
      counted('shelf_gaps', 'How many gaps are there?', 'Places with a label and no product.'),
    ),
  ],
  price: (industry) => [alongTheShelf('Note each price', industry, [labelPrice, labelPhoto])],
  product: () => [product],
  audit: () => [audit],
  mystery: (industry) => [mystery(industry)],
  promotion: () => [promotion],
  window: () => [
    section(
      'The windows',
      'windows',
      counted('windows', 'How many windows are there?', 'Those to the street only.'),
      photographed('left_window', 'Photograph the left window', 'Straight from the front.'),
      photographed('right_window', 'Photograph the right window', 'Straight from the front.'),
      asked(
        'season',
        'Do the windows show the new season?',
        'Compare them with the picture of the briefing.',
      ),
      described('window_faults', 'What is broken, dirty or missing?', 'Lamps, letters, prices.'),
    ),
  ],
  collection: () => [
    section(
      'At the collection desk',
      'desk',
      counted('waited', 'How many minutes did you wait?', 'From the desk being reached to the parcel.'),
      task('parcel', 'Scan the code of the parcel', 'It is on the label.', { type: 'barcode' }),
      photographed('parcel_photo', 'Photograph the parcel', 'Unopened, on all sides that are damaged.'),
      chosen(
        'parcel_state',
        'In what state was it?',
        'Before you open it.',
        'As new',
        'Slightly damaged',
        'Badly damaged',
      ),
      asked('identified', 'Were you asked who you are?', 'For the order number or a card.'),
    ),
  ],
  hours: () => [
    section(
      'At the door',
      'door',
      photographed('hours_photo', 'Photograph the opening hours', 'All lines must be readable.'),
      described('hours_weekdays', 'When is it open from Monday to Friday?', 'For example 9:00 to 17:30.'),
      described('hours_weekend', 'When is it open at the weekend?', 'Write closed where it is.'),
      asked('hours_right', 'Are the hours those of the website?', 'Compare all days.'),
    ),
  ],
  staff: () => [
    section(
      'At the counter',
      'counter',
      ...questions.map(([which, question], index) =>
        chosen(
          `answer_${index + 1}`,
          `How well was your ${which} question answered?`,
          question,
          'Surely and rightly',
          'Unsurely',
          'Not at all',
        ),
      ),
      asked('leaflet', 'Were you given a leaflet?', 'Or a link to read it up.'),
      described('advice', 'What was the best advice?', 'In the words of who gave it.'),
    ),
  ],
  site: () => [
    section(
      'On the site',
      'site',
      photographed('sign', 'Photograph the price sign or the name of the house', 'From the street.'),
      asked('lit', 'Are all lamps lit?', 'Those of the signs too.'),
      chosen(
        'ground',
        'How clean is the ground?',
        'Of oil, leaves and litter.',
        'Very clean',
        'Clean',
        'Not clean',
      ),
      counted('out_of_order', 'How many pumps, chargers or doors are out of order?', 'Write 0 for none.'),
      photographed('damage', 'Photograph the worst place', 'Even when it is not bad.'),
    ),
  ],
  installation: () => [
    section(
      'The stand',
      'stand',
      photographed('before', 'Photograph the place before', 'Empty.'),
      asked('complete_box', 'Was everything in the box?', 'Compare it with the list on the lid.'),
      task('built', 'Put it up', 'As the leaflet in the box shows.', {
        type: 'action',
        button_cta: 'It stands',
      }),
      photographed('after', 'Photograph the place after', 'From the same point as before.'),
      counted('built_minutes', 'How many minutes did it take?', 'Without the way to the store room.'),
    ),
  ],
  event: () => [
    section(
      'At the stand',
      'sampling',
      task('watch', 'Watch the stand', 'For ten minutes, from some steps away.', { type: 'timer' }),
      counted('visitors', 'How many people took a sample?', 'In these ten minutes.'),
      photographed('stand_photo', 'Photograph the stand', 'No faces, please.'),
      chosen(
        'explained',
        'How well was the sample explained to you?',
        'Your own opinion counts.',
        'Well',
        'Briefly',
        'Not at all',
      ),
      task(
        'taken',
        'What did you take with you?',
        'The sample is yours in any case.',
        {
          type: 'select',
          multi_select: true,
          max_options: 3,
          options: [{ value: 'The sample', mandatory: true }, { value: 'A voucher' }, { value: 'A leaflet' }],
        },
        { required: ['task'] },
      ),
    ),
  ],
  home: (industry) => [atHome(industry)],
  hunt: () => [
    section(
      'The find',
      'find',
      photographed('found', 'Photograph the product with its price label', 'Both must be readable.'),
      task(
        'hunt_price',
        'What does it cost?',
        'As the label says.',
        { type: 'input', input_type: 'price' },
        { required: ['task'] },
      ),
      task('hunt_code', 'Scan the barcode', 'Hold the phone about 15 cm away.', { type: 'barcode' }),
      described(
        'hunt_place',
        'Where in the store does it stand?',
        'For example: second aisle, at eye level.',
      ),
    ),
  ],
};
