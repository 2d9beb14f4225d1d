import type { TaskGroupInput, TaskInput, TaskLogicInput } from '../../tasks/inputs.ts';

export const task = (
  reference: string,
  title: string,
  description: string,
  component: TaskInput['component'],
  more: Partial<TaskInput> = {},
): TaskInput => ({ reference, title, description, component, ...more });

export const options = (...values: string[]) => values.map((value) => ({ value }));
/** An amount in the template's currency. */
export const units = (amount: number) => ({ amount });

export const asked = (reference: string, title: string, description: string): TaskInput =>
  task(
    reference,
    title,
    description,
    { type: 'boolean', options: options('Yes', 'No') },
    { required: ['task'] },
  );

export const photographed = (reference: string, title: string, description: string): TaskInput =>
  task(reference, title, description, { type: 'photo' }, { required: ['photo'] });

export const counted = (reference: string, title: string, description: string): TaskInput =>
  task(
    reference,
    title,
    description,
    { type: 'input', input_type: 'numeric', input_limit: 3 },
    { required: ['task'] },
  );

export const described = (reference: string, title: string, description: string): TaskInput =>
  task(reference, title, description, { type: 'input', input_type: 'alphanumeric', input_limit: 200 });

export const chosen = (
  reference: string,
  title: string,
  description: string,
  ...values: string[]
): TaskInput =>
  task(
    reference,
    title,
    description,
    { type: 'select', options: options(...values), max_options: 1 },
    { required: ['task'] },
  );

export const arrival: TaskGroupInput = {
  name: 'Arrival',
  reference: 'arrival',
  tasks: [
    asked('open', 'Is the store open?', 'Look at the door before you go in.'),
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

/** The jump that is taken when no earlier one is. */
const always = (jump: string) => ({ jump, condition: { operator: 'always' } }) as const;

export const arrivalLogic: TaskLogicInput[] = [
  {
    task_reference: 'open',
    actions: [{ jump: 'closed_photo', condition: { operator: 'is', arguments: ['2'] } }, always('front')],
  },
  { task_reference: 'closed_photo', actions: [always('goodbye')] },
];

export const goodbye: TaskGroupInput = {
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

export const survey: TaskGroupInput = {
  name: 'Your impression',
  reference: 'impression',
  tasks: [
    chosen(
      'clean',
      'How clean was the store?',
      'Think of the floor and the shelves.',
      'Very clean',
      'Clean',
      'Not clean',
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
export const surveyLogic: TaskLogicInput[] = [
  {
    task_reference: 'clean',
    actions: [{ jump: 'dirt', condition: { operator: 'is', arguments: ['3'] } }, always('friendly')],
  },
];
