import type { Task, TaskList } from '../../tasks/schemas.ts';
import { productsOf, regularPrice } from './products.ts';

export const matrixItems = 37;

type Asked = Pick<Task, 'title' | 'component'> & Partial<Task>;

const task = (number: number, { title, component, ...rest }: Asked): Task => ({
  id: String(number),
  reference: `task_${number}`,
  title,
  description: null,
  qa_notes: null,
  instructions: null,
  internal: false,
  required: [],
  payments: [],
  component,
  ...rest,
});

const option = (id: number, value: string) => ({ id: String(id), value });
const yesNo = [option(1, 'Yes'), option(2, 'No')];
const pounds = (amount: number) => ({
  amount,
  currency: 'GBP' as const,
  formatted: `£${amount.toFixed(2)}`,
});

/** Every kind of task and of required response, jumps, and an internal section. */
export const visitTasks: TaskList = {
  task_groups: [
    {
      name: 'Arrival',
      reference: 'arrival',
      tasks: [
        task(1, {
          title: 'Is the store open?',
          required: ['task'],
          component: { type: 'boolean', options: yesNo, max_options: 1 },
        }),
        task(2, {
          title: 'Photograph the front of the store',
          description: 'The name of the store must be readable.',
          required: ['photo'],
          instructions: { link: 'https://example.com/how-to-photograph', media: null },
          component: { type: 'photo', primary_photo: true, allow_gallery: false },
        }),
        task(3, { title: 'Tell a member of staff why you are here', component: { type: 'simple' } }),
      ],
    },
    {
      name: 'On the shelf',
      reference: 'shelf',
      tasks: [
        task(4, {
          title: 'Which products are there?',
          required: ['task', 'comment'],
          component: {
            type: 'select',
            multi_select: true,
            max_options: 3,
            options: [
              option(1, 'Bars'),
              option(2, 'Bags'),
              { ...option(3, 'Boxes'), data_mandatory: ['photo'], qa_note: 'Look for the seal' },
              { ...option(4, 'None of them'), expected: false },
            ],
          },
          payments: [
            {
              type: 'bonus',
              condition_operator: 'equals',
              condition_value: '3',
              amount: pounds(2),
            },
          ],
        }),
        task(5, {
          title: 'What is the price of a bar?',
          required: ['task'],
          component: { type: 'input', input_type: 'price', input_limit: 8 },
        }),
        task(6, {
          title: 'How many bars are on the shelf?',
          component: { type: 'input', input_type: 'numeric', input_limit: 4 },
        }),
        task(7, {
          title: 'What is the best-before date?',
          component: { type: 'input', input_type: 'date' },
        }),
        task(8, {
          title: 'Anything else about the shelf?',
          component: { type: 'input', input_type: 'alphanumeric', input_limit: 200 },
        }),
        task(9, {
          title: 'Draw where the products stand',
          component: { type: 'draw', draw_cta: 'Draw', draw_orientation: 'landscape' },
        }),
        task(10, { title: 'Scan the barcode', component: { type: 'barcode' } }),
        task(11, {
          title: 'Film the whole aisle',
          required: ['video'],
          component: { type: 'video' },
        }),
        task(12, {
          title: 'Buy a bar',
          component: { type: 'action', button_cta: 'I have bought it' },
          reimbursement: {
            type: 'reimbursement',
            condition_operator: null,
            condition_value: null,
            amount: pounds(1.5),
          },
        }),
      ],
    },
    {
      name: 'Leaving',
      reference: 'leaving',
      tasks: [
        task(13, { title: 'Wait for two minutes at the till', component: { type: 'timer' } }),
        task(14, {
          title: 'How was the service?',
          required: ['status'],
          component: {
            type: 'select',
            max_options: 1,
            options: [option(1, 'Good'), option(2, 'Fair'), { ...option(3, 'Poor'), expected: false }],
          },
        }),
        task(16, {
          title: 'Photograph the closed door',
          required: ['photo', 'comment'],
          component: { type: 'photo' },
        }),
      ],
    },
    {
      name: 'For the office',
      reference: 'office',
      tasks: [
        task(15, {
          title: 'Does the photo show the right store?',
          internal: true,
          qa_notes: 'Compare it with the map.',
          component: { type: 'boolean', options: yesNo, max_options: 1 },
        }),
      ],
    },
  ],
  task_logic: [
    {
      task_reference: 'task_1',
      actions: [
        { jump: 'task_16', condition: { operator: 'equals', arguments: ['2'] } },
        { jump: 'task_2', condition: { operator: 'always', arguments: [] } },
      ],
    },
    {
      task_reference: 'task_4',
      actions: [{ jump: 'task_13', condition: { operator: 'contains', arguments: ['4'] } }],
    },
    {
      task_reference: 'task_14',
      actions: [{ jump: 'task_15', condition: { operator: 'always', arguments: [] } }],
    },
  ],
};

const products = productsOf('Grocery', matrixItems);

/** A price check with more products than fit on a page. */
export const matrixTasks: TaskList = {
  task_groups: [
    {
      name: 'Prices',
      reference: 'prices',
      tasks: [
        task(1, {
          title: 'Check the price of each product',
          required: ['task'],
          component: {
            type: 'matrix',
            matrix_mode: 'list',
            matrix_items: Array.from({ length: matrixItems - 2 }, (_, index) => ({
              reference: `SKU-${String(index + 1).padStart(3, '0')}`,
              label: `${products[index]?.label}, ${products[index]?.subtext}`,
              // The regular price, for the Shepherd to compare.
              subtext: `£${regularPrice(`${products[index]?.label}, ${products[index]?.subtext}`, 'GBP').toFixed(2)}`,
            })),
            custom_matrix_items: [
              { reference: 'SKU-901', label: 'Own brand, small', subtext: null },
              { reference: 'SKU-902', label: 'Own brand, large', subtext: null },
            ],
            scanner_config: { reference: 'sku', label: 'product', subtext: '£{price}' },
            matrix_tasks: [
              task(2, {
                title: 'Price on the label',
                required: ['task'],
                component: { type: 'input', input_type: 'price', input_limit: 8 },
              }),
              task(3, { title: 'Photograph the label', component: { type: 'photo' } }),
              task(4, {
                title: 'Checked by the office',
                internal: true,
                component: { type: 'boolean', options: yesNo, max_options: 1 },
              }),
            ],
          },
        }),
      ],
    },
  ],
  task_logic: [],
};

const photographed = (number: number, title: string): Task =>
  task(number, { title, required: ['photo'], component: { type: 'photo' } });
const asked = (number: number, title: string): Task =>
  task(number, { title, required: ['task'], component: { type: 'boolean', options: yesNo, max_options: 1 } });

/** A typical report for review: twelve tasks, four of them with two photos each. */
export const auditTasks: TaskList = {
  task_groups: [
    {
      name: 'Outside',
      reference: 'outside',
      tasks: [
        photographed(1, 'Photograph the entrance'),
        asked(2, 'Is the entrance clean?'),
        asked(3, 'Are the opening hours on the door?'),
      ],
    },
    {
      name: 'Inside',
      reference: 'inside',
      tasks: [
        photographed(4, 'Photograph the whole shelf'),
        asked(5, 'Are all products on the shelf?'),
        task(6, {
          title: 'How many facings has the bar?',
          required: ['task'],
          component: { type: 'input', input_type: 'numeric', input_limit: 3 },
        }),
        photographed(7, 'Photograph the price labels'),
        task(8, {
          title: 'What is the price of a bag?',
          required: ['task'],
          component: { type: 'input', input_type: 'price', input_limit: 8 },
        }),
        asked(9, 'Is there a promotion?'),
      ],
    },
    {
      name: 'At the till',
      reference: 'till',
      tasks: [
        photographed(10, 'Photograph the till'),
        task(11, {
          title: 'Rate the service at the till',
          required: ['task', 'comment'],
          component: {
            type: 'select',
            max_options: 1,
            options: [option(1, 'Good'), option(2, 'Fair'), { ...option(3, 'Poor'), expected: false }],
          },
        }),
        task(12, {
          title: 'Anything else?',
          component: { type: 'input', input_type: 'alphanumeric', input_limit: 200 },
        }),
      ],
    },
  ],
  task_logic: [],
};
