import { Type } from 'typebox';
import type { Static } from 'typebox';
import { component, Id, nullable, optional } from '../http/schemas/schemas.ts';
import {
  ComponentType,
  DrawOrientation,
  InputType,
  MatrixItem,
  OptionRequirement,
  ScannerConfig,
  TaskPaymentInput,
  TaskRequirement,
} from './schemas.ts';

const text = (maxLength: number) => Type.String({ maxLength });
const flag = optional(nullable(Type.Boolean()));

/** One option of a task; without an id it gets one. */
const TaskOptionInput = component(
  'TaskOptionInput',
  Type.Object({
    id: optional(nullable(text(100))),
    value: text(1_000),
    mandatory: flag,
    data_mandatory: optional(nullable(Type.Array(OptionRequirement))),
    qa_note: optional(nullable(text(5_000))),
    expected: flag,
  }),
);

const componentFields = {
  type: ComponentType,
  options: optional(nullable(Type.Array(TaskOptionInput, { maxItems: 500 }))),
  max_options: optional(nullable(Type.Integer({ minimum: 1, maximum: 500 }))),
  multi_select: flag,
  input_type: optional(nullable(InputType)),
  input_limit: optional(nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 }))),
  draw_cta: optional(nullable(text(255))),
  button_cta: optional(nullable(text(255))),
  draw_orientation: optional(nullable(DrawOrientation)),
  primary_photo: flag,
  allow_gallery: flag,
  matrix_items: optional(nullable(Type.Array(MatrixItem, { maxItems: 5_000 }))),
  matrix_mode: optional(nullable(text(100))),
  custom_matrix_items: optional(nullable(Type.Array(MatrixItem, { maxItems: 5_000 }))),
  scanner_config: optional(nullable(ScannerConfig)),
};

/** Blank texts are found by the check of the whole list, which knows their place. */
const taskFields = {
  id: optional(nullable(text(100))),
  reference: text(100),
  title: text(1_000),
  description: optional(nullable(text(10_000))),
  qa_notes: optional(nullable(text(10_000))),
  instructions: optional(
    nullable(
      Type.Object({
        link: optional(nullable(text(2_000))),
        media_id: optional(nullable(Id)),
      }),
    ),
  ),
  internal: flag,
  required: optional(nullable(Type.Array(TaskRequirement))),
  payments: optional(nullable(Type.Array(TaskPaymentInput))),
  bonus: optional(nullable(TaskPaymentInput)),
  reimbursement: optional(nullable(TaskPaymentInput)),
};

const MatrixTaskInput = component(
  'MatrixTaskInput',
  Type.Object({ ...taskFields, component: Type.Object(componentFields) }),
);

export const TaskInput = component(
  'TaskInput',
  Type.Object({
    ...taskFields,
    component: Type.Object({
      ...componentFields,
      matrix_tasks: optional(nullable(Type.Array(MatrixTaskInput, { maxItems: 200 }))),
    }),
  }),
);

export const TaskGroupInput = component(
  'TaskGroupInput',
  Type.Object({
    name: text(255),
    reference: optional(nullable(text(100))),
    tasks: Type.Array(TaskInput, { maxItems: 500 }),
  }),
);

export const TaskLogicInput = component(
  'TaskLogicInput',
  Type.Object({
    task_reference: text(100),
    actions: Type.Array(
      Type.Object({
        jump: text(100),
        condition: Type.Object({
          operator: text(100),
          arguments: optional(nullable(Type.Array(text(1_000)))),
        }),
      }),
    ),
  }),
);

export type TaskInput = Static<typeof TaskInput>;
export type MatrixTaskInput = Static<typeof MatrixTaskInput>;
export type TaskGroupInput = Static<typeof TaskGroupInput>;
export type TaskLogicInput = Static<typeof TaskLogicInput>;
