import type { MatrixTaskInput, TaskGroupInput, TaskInput, TaskLogicInput } from '../tasks/inputs.ts';

type List = { groups: TaskGroupInput[]; logic: TaskLogicInput[] };

const task = (
  reference: string,
  title: string,
  description: string,
  component: TaskInput['component'],
  more: Partial<TaskInput> = {},
): TaskInput => ({ reference, title, description, component, ...more });

const options = (...values: string[]) => values.map((value) => ({ value }));
/** In the currency of the template. */
const units = (amount: number) => ({ amount });

const arrival: TaskGroupInput = {
  name: 'Arrival',
  reference: 'arrival',
  tasks: [
    task(
      'open',
      'Is the store open?',
      'Look at the door before you go in.',
      {
        type: 'boolean',
        options: options('Yes', 'No'),
      },
      { required: ['task'] },
    ),
    task(
      'closed_photo',
      'Photograph the closed door',
      'The opening hours must be readable.',
      {
        type: 'photo',
        primary_photo: true,
      },
      { required: ['photo', 'comment'] },
    ),
    task(
      'front',
      'Photograph the front of the store',
      'Stand on the other side of the street.',
      {
        type: 'photo',
        primary_photo: true,
        allow_gallery: false,
      },
      {
        required: ['photo'],
        instructions: { link: 'https://help.shepherd.test/good-photos' },
        qa_notes: 'The name of the store must be readable.',
      },
    ),
  ],
};

const arrivalLogic: TaskLogicInput[] = [
  {
    task_reference: 'open',
    actions: [
      { jump: 'closed_photo', condition: { operator: 'is', arguments: ['2'] } },
      { jump: 'front', condition: { operator: 'always' } },
    ],
  },
  { task_reference: 'closed_photo', actions: [{ jump: 'goodbye', condition: { operator: 'always' } }] },
];

const goodbye: TaskGroupInput = {
  name: 'Before you leave',
  reference: 'leaving',
  tasks: [
    task('goodbye', 'Anything else we should know?', 'Write down what surprised you.', {
      type: 'input',
      input_type: 'alphanumeric',
      input_limit: 500,
    }),
    task(
      'seen_by',
      'Checked by the office',
      'For the reviewer only.',
      { type: 'simple' },
      {
        internal: true,
        qa_notes: 'Compare with the visit of last month.',
      },
    ),
  ],
};

/** Every kind of component and of input in one section. */
const everything: TaskGroupInput = {
  name: 'In the store',
  reference: 'store',
  tasks: [
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
          { value: 'A member of staff at the counter', mandatory: true },
          { value: 'Somebody on the floor', data_mandatory: ['comment'] },
          { value: 'Self checkout', data_mandatory: ['photo'], qa_note: 'Check the receipt' },
          { value: 'Nobody', data_mandatory: ['video', 'comment'] },
        ],
      },
      {
        required: ['task', 'status'],
        payments: [{ type: 'bonus', condition_operator: 'is', condition_value: '1', amount: units(2) }],
      },
    ),
    task('name', 'Name of the person', 'As written on the badge.', {
      type: 'input',
      input_type: 'alphanumeric',
      input_limit: 60,
    }),
    task(
      'queue',
      'How many people queued?',
      'Count everybody in front of you.',
      {
        type: 'input',
        input_type: 'numeric',
        input_limit: 3,
      },
      { required: ['task'] },
    ),
    task('expiry', 'Earliest best-before date', 'Look at the front row.', {
      type: 'input',
      input_type: 'date',
    }),
    task(
      'price',
      'What did you pay?',
      'The amount on the receipt.',
      {
        type: 'input',
        input_type: 'price',
      },
      {
        reimbursement: { type: 'reimbursement', amount: units(5) },
        payments: [{ type: 'reimbursement', amount: units(5) }],
      },
    ),
    task('plan', 'Draw where the display stands', 'Mark the entrance with a cross.', {
      type: 'draw',
      draw_cta: 'Start drawing',
    }),
    task(
      'walk',
      'Film the walk to the shelf',
      'Between 20 and 40 seconds.',
      { type: 'video' },
      {
        required: ['video'],
        bonus: { type: 'bonus', amount: units(1.5) },
      },
    ),
    task('code', 'Scan the barcode', 'Hold the phone about 15 cm away.', { type: 'barcode' }),
  ],
};

const shelfTasks: MatrixTaskInput[] = [
  task(
    'shelf_price',
    'Price on the label',
    'In pounds.',
    { type: 'input', input_type: 'price' },
    {
      required: ['task'],
    },
  ),
  task('shelf_stock', 'Is it in stock?', 'At least one on the shelf.', {
    type: 'boolean',
    options: options('Yes', 'No'),
  }),
  task('shelf_photo', 'Photo of the label', 'The price must be sharp.', { type: 'photo' }),
];

const products = [
  'Baked beans',
  'Oat milk',
  'Digestives',
  'Ground coffee',
  'Orange juice',
  'Cheddar',
  'Cornflakes',
];
const sizes = ['200 g', '400 g', '500 g', '750 g', '1 kg', '1.5 kg'];

/** Enough items for several pages of a report. */
export const matrixItemCount = 37;

const shelf: TaskGroupInput = {
  name: 'The shelf',
  reference: 'shelf',
  tasks: [
    task(
      'prices',
      'Check each product',
      'Go along the shelf from left to right.',
      {
        type: 'matrix',
        matrix_mode: 'list',
        matrix_items: Array.from({ length: matrixItemCount }, (_, index) => ({
          reference: `SKU-${1000 + index}`,
          label: `${products[index % products.length]} ${sizes[index % sizes.length]}`,
          subtext: `£${(0.85 + index * 0.15).toFixed(2)}`,
        })),
        custom_matrix_items: [{ reference: 'EXTRA-1', label: 'A product of your choice' }],
        scanner_config: { reference: 'sku', label: 'product', subtext: '£{price}' },
        matrix_tasks: shelfTasks,
      },
      { required: ['task'] },
    ),
  ],
};

const survey: TaskGroupInput = {
  name: 'Your impression',
  reference: 'impression',
  tasks: [
    task(
      'clean',
      'How clean was the store?',
      'Think of the floor and the shelves.',
      {
        type: 'select',
        options: options('Very clean', 'Clean', 'Not clean'),
        max_options: 1,
      },
      { required: ['task'] },
    ),
    task(
      'dirt',
      'Photograph what was not clean',
      'No faces, please.',
      { type: 'photo', allow_gallery: true },
      {
        required: ['photo'],
      },
    ),
    task('friendly', 'How friendly was the staff?', 'Your own opinion counts.', {
      type: 'select',
      options: options('Very friendly', 'Friendly', 'Neutral', 'Unfriendly'),
    }),
  ],
};
const surveyLogic: TaskLogicInput[] = [
  {
    task_reference: 'clean',
    actions: [
      { jump: 'dirt', condition: { operator: 'is', arguments: ['3'] } },
      { jump: 'friendly', condition: { operator: 'always' } },
    ],
  },
];

const legacy: List = {
  groups: [
    {
      name: 'Tasks',
      tasks: [
        task('photo', 'Take a photo', 'Of the whole display.', { type: 'photo' }, { required: ['photo'] }),
        task('comment', 'Comment', 'In your own words.', { type: 'simple' }, { required: ['comment'] }),
      ],
    },
  ],
  logic: [],
};

const lists: readonly List[] = [
  { groups: [arrival, everything, goodbye], logic: arrivalLogic },
  { groups: [arrival, shelf, goodbye], logic: arrivalLogic },
  { groups: [arrival, survey, goodbye], logic: [...arrivalLogic, ...surveyLogic] },
  { groups: [survey, goodbye], logic: surveyLogic },
  { groups: [arrival, everything, shelf, survey, goodbye], logic: [...arrivalLogic, ...surveyLogic] },
];

/** The tasks of a template by its place in the list; null for the two that have none. */
export function tasksOfTemplate(index: number, version: string): List | null {
  if (index === 33 || index === 66) return null;
  return version === '1' ? legacy : (lists[index % lists.length] ?? legacy);
}
