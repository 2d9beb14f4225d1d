import { useState } from 'react';
import { definePart } from '../../../../parts/definition.ts';
import type { InnerTaskValues, TaskListValues, TaskValues } from '../schema.ts';
import { newJump, newPayment, newSection, newTask, ofType, priceTracking, withOptions } from '../values.ts';
import { newMatrixItem, newMatrixTask } from '../values.ts';
import { Preview } from './Preview.tsx';

const empty: TaskListValues = { sections: [] };

const taskOf = (type: TaskValues['type'], title: string, fields: Partial<TaskValues> = {}): TaskValues => ({
  ...ofType({ ...newTask(empty), key: title, title }, type),
  ...fields,
});

const inner = (type: InnerTaskValues['type'], title: string, fields: Partial<InnerTaskValues> = {}) => ({
  ...ofType({ ...newMatrixTask(empty), key: title, title }, type),
  ...fields,
});

const listOf = (...tasks: readonly TaskValues[]): TaskListValues => ({
  sections: [{ ...newSection(), key: 'store', name: 'In the store', tasks: [...tasks] }],
});

const open = taskOf('BOOLEAN', 'Is the store open?', {
  description: 'Look for the opening hours at the door.\nWait for five minutes if it is about to open.',
  required: ['TASK', 'PHOTO'],
  link: 'https://example.com/stores',
  jumps: [{ ...newJump(), target: 'Anything else?', operator: 'is', values: ['2'] }],
});
const end = taskOf('INPUT', 'Anything else?', {
  inputLimit: 500,
  payments: [{ ...newPayment(), amount: '2', operator: 'contains', value: 'rain' }],
});

function Walked({ tasks, selected }: { readonly tasks: readonly TaskValues[]; readonly selected?: string }) {
  const [list] = useState(() => listOf(...tasks));
  const [current, setCurrent] = useState(selected ?? tasks[0]?.key ?? '');
  return (
    <Preview
      list={list}
      selected={current}
      onSelect={setCurrent}
      currency="GBP"
      name="Shelf check"
      customerName="Albion Foods"
    />
  );
}

const alone =
  (...tasks: readonly TaskValues[]) =>
  () => <Walked tasks={tasks} />;

const items = ['Coffee beans', 'Green tea', 'Oat drink'].map((label, index) => ({
  ...newMatrixItem(),
  key: label,
  reference: `sku-${index}`,
  label,
  subtext: `£${index + 2}.50`,
}));

export const parts = [
  definePart('Task list preview', {
    'a walk with a jump': alone(open, taskOf('PHOTO', 'The shelf'), end),
    'no tasks': alone(),
    select: alone(
      taskOf('SELECT', 'Who served you?', {
        multiSelect: true,
        maxOptions: 2,
        required: ['TASK', 'STATUS'],
        options: withOptions([], ['At the counter', 'On the floor', 'Self checkout']).map(
          (option, index) => ({
            ...option,
            mandatory: index === 0,
            dataMandatory: index === 2 ? ['PHOTO', 'COMMENT'] : [],
          }),
        ),
      }),
    ),
    simple: alone(taskOf('SIMPLE', 'Read the briefing', { internal: true })),
    timer: alone(taskOf('TIMER', 'Wait in the queue', { required: ['TASK'] })),
    action: alone(taskOf('ACTION', 'Briefing', { buttonCta: 'I have read it' })),
    text: alone(end),
    number: alone(taskOf('INPUT', 'How many queue?', { inputType: 'NUMERIC', inputLimit: 3 })),
    date: alone(taskOf('INPUT', 'Best before', { inputType: 'DATE' })),
    price: alone(taskOf('INPUT', 'Price on the shelf', { inputType: 'PRICE' })),
    draw: alone(taskOf('DRAW', 'Plan of the shelf', { drawCta: 'Draw the plan' })),
    photo: alone(
      taskOf('PHOTO', 'The shelf', { required: ['TASK'], allowGallery: true, primaryPhoto: true }),
    ),
    video: alone(taskOf('VIDEO', 'Walk along the shelf')),
    barcode: alone(taskOf('BARCODE', 'Scan the tea')),
    matrix: alone(
      taskOf('MATRIX', 'Prices', {
        matrixItems: items.slice(0, 2),
        customMatrixItems: items.slice(2),
        matrixTasks: [
          inner('INPUT', 'Price', { inputType: 'PRICE', required: ['TASK'] }),
          inner('BOOLEAN', 'On offer?'),
        ],
        scanner: priceTracking,
      }),
    ),
    'hostile texts': alone(
      taskOf('SIMPLE', '<img src=x onerror=alert(1)>', {
        description: '<script>alert(1)</script>'.repeat(4),
        link: 'javascript:alert(1)',
        media: [{ id: '1', name: 'Photo', url: 'data:text/html,<script>alert(1)</script>' }],
      }),
    ),
  }),
];
