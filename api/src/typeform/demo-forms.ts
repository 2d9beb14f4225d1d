import type { TypeformForm } from './form.ts';

const choices = (...labels: string[]) =>
  labels.map((label, index) => ({ id: `c${index + 1}`, ref: `choice_${index + 1}`, label }));

/** Forms for trying the import without a Typeform account. */
export const demoForms: readonly TypeformForm[] = [
  {
    id: 'demo-plain',
    title: 'Store visit',
    fields: [
      {
        id: 'p1',
        ref: 'welcome',
        title: 'Welcome to the *store visit*',
        type: 'statement',
        properties: { button_text: 'Start', description: 'Have your phone charged.' },
      },
      {
        id: 'p2',
        ref: 'greeting',
        title: 'Were you greeted?',
        type: 'yes_no',
        validations: { required: true },
      },
      {
        id: 'p3',
        ref: 'department',
        title: 'Which departments did you visit?',
        type: 'multiple_choice',
        properties: { choices: choices('Bakery', 'Dairy', 'Frozen'), allow_multiple_selection: true },
        validations: { required: true, max_selection: 2 },
      },
      {
        id: 'p4',
        ref: 'details',
        title: 'Details',
        type: 'group',
        properties: {
          fields: [
            { id: 'p5', ref: 'staff_count', title: 'How many staff did you see?', type: 'number' },
            { id: 'p6', ref: 'visit_day', title: 'Day of the visit', type: 'date' },
            { id: 'p7', ref: 'receipt', title: 'Photo of the receipt', type: 'file_upload' },
            {
              id: 'p8',
              ref: 'remarks',
              title: 'Anything else?',
              type: 'long_text',
              validations: { max_length: 400 },
            },
          ],
        },
      },
    ],
  },
  {
    id: 'demo-logic',
    title: 'Promotion check',
    fields: [
      {
        id: 'l1',
        ref: 'promotion',
        title: 'Is the promotion there?',
        type: 'yes_no',
        validations: { required: true },
      },
      { id: 'l2', ref: 'promotion_photo', title: 'Photo of the promotion', type: 'file_upload' },
      {
        id: 'l3',
        ref: 'missing_reason',
        title: 'Why is it missing?',
        type: 'dropdown',
        properties: { choices: choices('Not delivered', 'Sold out', 'Nobody knew') },
      },
      { id: 'l4', ref: 'rating', title: 'How well is it placed?', type: 'rating', properties: { steps: 5 } },
      { id: 'l5', ref: 'thanks', title: 'Thank you', type: 'statement' },
    ],
    logic: [
      {
        type: 'field',
        ref: 'promotion',
        actions: [
          {
            action: 'jump',
            details: { to: { type: 'field', value: 'missing_reason' } },
            condition: {
              op: 'is',
              vars: [
                { type: 'field', value: 'promotion' },
                { type: 'constant', value: false },
              ],
            },
          },
          {
            action: 'jump',
            details: { to: { type: 'field', value: 'promotion_photo' } },
            condition: { op: 'always', vars: [] },
          },
        ],
      },
      {
        type: 'field',
        ref: 'missing_reason',
        actions: [
          {
            action: 'jump',
            details: { to: { type: 'field', value: 'thanks' } },
            condition: { op: 'always', vars: [] },
          },
        ],
      },
    ],
  },
  {
    id: 'demo-collide',
    title: 'Front of store',
    fields: [
      { id: 'x1', ref: 'open', title: 'Is the store open?', type: 'yes_no', validations: { required: true } },
      { id: 'x2', ref: 'front', title: 'Photo of the front', type: 'file_upload' },
      { id: 'x3', ref: 'front_2', title: 'Photo of the entrance', type: 'file_upload' },
    ],
    logic: [
      {
        type: 'field',
        ref: 'open',
        actions: [
          {
            action: 'jump',
            details: { to: { type: 'field', value: 'front_2' } },
            condition: { op: 'always', vars: [] },
          },
        ],
      },
    ],
  },
];
