import type { TaskGroupInput, TaskInput } from '../../tasks/inputs.ts';
import { asked, chosen, counted, described, photographed, task, units } from './task-parts.ts';

export const section = (name: string, reference: string, ...tasks: TaskInput[]): TaskGroupInput => ({
  name,
  reference,
  tasks,
});

/** Industries with shops to buy from; other visits have no purchase. */
const shops: ReadonlySet<string> = new Set(['Food and drink', 'Fashion', 'Retail', 'Grocery']);

export const mystery = (industry: string): TaskGroupInput =>
  section('In the store', 'store', ...atTheCounter(industry), ...(shops.has(industry) ? paying : []));

const atTheCounter = (industry: string): TaskInput[] => [
  task('stay', 'Stay in the store', 'Wait for ten minutes before you talk to anybody.', { type: 'timer' }),
  task('confirm', 'You have read the briefing', 'Confirm before you go on.', {
    type: 'action',
    button_cta: 'I have read it',
  }),
  task(
    'staff',
    'Who served you?',
    'Choose everything that fits.',
    {
      type: 'select',
      multi_select: true,
      max_options: 2,
      options: [
        { value: 'A member of staff at the counter' },
        { value: 'Somebody on the floor', data_mandatory: ['comment'] },
        {
          value: shops.has(industry) ? 'Self checkout' : 'A machine',
          data_mandatory: ['photo'],
          qa_note: 'The screen must be in the photo',
        },
        { value: 'Nobody', data_mandatory: ['video', 'comment'] },
      ],
    },
    {
      required: ['task', 'status'],
      payments: [{ type: 'bonus', condition_operator: 'contains', condition_value: '1', amount: units(2) }],
    },
  ),
  described('name', 'What did the badge say?', 'The first name is enough.'),
  counted('queue', 'How many people queued?', 'Count everybody in front of you.'),
];

const paying: TaskInput[] = [
  task(
    'price',
    'What did you pay?',
    'The amount on the receipt.',
    { type: 'input', input_type: 'price' },
    { payments: [{ type: 'reimbursement', amount: units(5) }] },
  ),
  photographed('receipt', 'Photograph the receipt', 'Cover the number of your card.'),
];

export const promotion = section(
  'The display',
  'display',
  asked('stands', 'Does the display stand?', 'It belongs within ten steps of the entrance.'),
  photographed('from_left', 'Photograph it from the left', 'From top to bottom.'),
  photographed('from_right', 'Photograph it from the right', 'From top to bottom.'),
  task('plan', 'Draw where the display stands', 'Mark the entrance with a cross.', {
    type: 'draw',
    draw_cta: 'Start drawing',
  }),
  task(
    'walk',
    'Film the walk to the display',
    'Between 20 and 40 seconds.',
    { type: 'video' },
    { required: ['video'], bonus: { type: 'bonus', amount: units(1.5) } },
  ),
  task('offer_until', 'Until when does the offer hold?', 'As the sign on the display says.', {
    type: 'input',
    input_type: 'date',
  }),
);

export const product = section(
  'The bars',
  'bars',
  photographed('bars_shelf', 'Photograph the bars on the shelf', 'The whole width of the shelf.'),
  counted('bars_count', 'How many bars are on the shelf?', 'Those in the front row.'),
  task('expiry', 'Earliest best-before date', 'Look at the front row.', {
    type: 'input',
    input_type: 'date',
  }),
  task('code', 'Scan the barcode', 'Hold the phone about 15 cm away.', { type: 'barcode' }),
  task(
    'bought',
    'What did you pay for one?',
    'The amount on the receipt.',
    { type: 'input', input_type: 'price' },
    { reimbursement: { type: 'reimbursement', amount: units(1.5) } },
  ),
);

export const audit = section(
  'From the entrance to the till',
  'round',
  photographed('entrance', 'Photograph the entrance', 'From the other side of the street.'),
  asked('clean_entrance', 'Is the entrance clean?', 'No rubbish, no dirty glass.'),
  photographed('main_aisle', 'Photograph the main aisle', 'So that one sees to its end.'),
  asked('passable', 'Can one pass everywhere with a trolley?', 'Nothing stands in the way.'),
  counted('gaps', 'How many gaps do the shelves of the main aisle have?', 'A gap is as wide as a hand.'),
  photographed('tills', 'Photograph the tills', 'No faces, please.'),
  chosen(
    'till_service',
    'How was the service at the till?',
    'Your own opinion counts.',
    'Good',
    'Fair',
    'Poor',
  ),
);
