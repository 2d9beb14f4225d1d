import { Type } from 'typebox';
import type { Static } from 'typebox';
import {
  choice,
  component,
  Currency,
  ExactText,
  Instant,
  Money,
  nullable,
  optional,
} from '../http/schemas/schemas.ts';

export const taskRequirements = ['task', 'photo', 'status', 'comment', 'video'] as const;
export const componentTypes = [
  'boolean',
  'timer',
  'simple',
  'select',
  'action',
  'input',
  'draw',
  'photo',
  'video',
  'barcode',
  'matrix',
] as const;
export const inputTypes = ['alphanumeric', 'numeric', 'date', 'price'] as const;
export const drawOrientations = ['portrait', 'landscape', 'either'] as const;
export const optionRequirements = ['photo', 'video', 'comment'] as const;
export const taskPaymentTypes = ['bonus', 'reimbursement'] as const;
export const mediaTypes = ['photo', 'video'] as const;
export const mediaStatuses = ['processing', 'failed', 'ready'] as const;
export const mediaMimes = ['mp4', 'jpeg', 'jpg', 'png'] as const;

export const TaskRequirement = choice('TaskRequirement', taskRequirements);
export const ComponentType = choice('TaskComponentType', componentTypes);
export const InputType = choice('TaskInputType', inputTypes);
export const DrawOrientation = choice('DrawOrientation', drawOrientations);
export const OptionRequirement = choice('OptionRequirement', optionRequirements);
export const TaskPaymentType = choice('TaskPaymentType', taskPaymentTypes);
export const MediaType = choice('MediaType', mediaTypes);
export const MediaStatus = choice('MediaStatus', mediaStatuses);
export const MediaMime = choice('MediaMime', mediaMimes);

const Pixels = optional(
  nullable(Type.Integer({ minimum: 1, description: 'Pixels of what `media_url` shows' })),
);
const shownMedia = {
  id: Type.String(),
  type: MediaType,
  status: MediaStatus,
  thumb_url: nullable(
    Type.String({ description: 'At most 640 px wide and high; null for a video without a poster' }),
  ),
  media_url: nullable(
    Type.String({ description: 'The photo at most 2048 px wide and high, or the video that plays' }),
  ),
  mime: nullable(MediaMime),
  caption: nullable(Type.String()),
  taken_at: nullable(Instant),
  width: Pixels,
  height: Pixels,
};

/** A photo or video in shared reports: without data about the phone, its owner or the upload. */
export const PublicMedia = component('PublicMedia', Type.Object(shownMedia));

/** A photo or video; only a ready one has displayable addresses. */
export const Media = component(
  'Media',
  Type.Object({
    ...shownMedia,
    original_url: optional(
      nullable(
        Type.String({
          description: 'The upload as it came, with its metadata: to be downloaded, by staff only',
        }),
      ),
    ),
    rotation: optional(
      nullable(
        Type.Integer({
          minimum: 0,
          maximum: 270,
          multipleOf: 90,
          description: 'Degrees clockwise by which staff turned it; the displayed files are turned already',
        }),
      ),
    ),
    failure_reason: optional(nullable(Type.String({ description: 'Why a failed one cannot be shown' }))),
  }),
);

export const MatrixItem = component(
  'MatrixItem',
  Type.Object({
    reference: Type.String(),
    label: Type.String(),
    subtext: optional(nullable(Type.String())),
  }),
);

export const TaskOption = component(
  'TaskOption',
  Type.Object({
    id: Type.String(),
    value: Type.String(),
    mandatory: optional(nullable(Type.Boolean())),
    data_mandatory: optional(nullable(Type.Array(OptionRequirement))),
    qa_note: optional(nullable(Type.String())),
    expected: optional(
      nullable(
        Type.Boolean({
          description:
            'Whether this answer is expected. If any option of a task is true, the others count as deviations in reports; otherwise those that are false do, or else a plain No or Out of stock',
        }),
      ),
    ),
  }),
);

export const ScannerConfig = component(
  'ScannerConfig',
  Type.Object({
    reference: Type.String({ description: 'Column that becomes the reference of an item' }),
    label: Type.String({ description: 'Column that becomes the label of an item' }),
    subtext: optional(nullable(Type.String({ description: 'Text with columns in braces' }))),
  }),
);

export const TaskPayment = component(
  'TaskPayment',
  Type.Object({
    type: TaskPaymentType,
    condition_operator: optional(nullable(Type.String())),
    condition_value: optional(nullable(Type.String())),
    amount: Money,
  }),
);

export const TaskPaymentInput = component(
  'TaskPaymentInput',
  Type.Object({
    type: TaskPaymentType,
    condition_operator: optional(nullable(Type.String())),
    condition_value: optional(nullable(Type.String())),
    amount: Type.Object({
      amount: Type.Number({ minimum: 0 }),
      currency: optional(Currency),
    }),
  }),
);

const componentFields = {
  type: ComponentType,
  options: optional(nullable(Type.Array(TaskOption))),
  max_options: optional(nullable(Type.Integer({ minimum: 1 }))),
  multi_select: optional(nullable(Type.Boolean())),
  input_type: optional(nullable(InputType)),
  input_limit: optional(nullable(Type.Integer({ minimum: 1, description: 'Characters' }))),
  draw_cta: optional(nullable(Type.String())),
  button_cta: optional(nullable(Type.String())),
  draw_orientation: optional(nullable(DrawOrientation)),
  primary_photo: optional(nullable(Type.Boolean())),
  allow_gallery: optional(nullable(Type.Boolean())),
  matrix_items: optional(nullable(Type.Array(MatrixItem))),
  matrix_mode: optional(nullable(Type.String())),
  custom_matrix_items: optional(nullable(Type.Array(MatrixItem))),
  scanner_config: optional(nullable(ScannerConfig)),
};

const taskFields = {
  id: Type.String({ description: 'Unique only within its task list' }),
  reference: Type.String({ description: 'The reference in task logic and reports; unique within its list' }),
  title: Type.String(),
  description: optional(nullable(Type.String())),
  qa_notes: optional(nullable(Type.String())),
  instructions: optional(
    nullable(Type.Object({ link: optional(nullable(ExactText())), media: optional(nullable(Media)) })),
  ),
  internal: Type.Boolean(),
  required: Type.Array(TaskRequirement),
  payments: Type.Array(TaskPayment),
  bonus: optional(nullable(TaskPayment)),
  reimbursement: optional(nullable(TaskPayment)),
};

/** A task inside a matrix: matrices are not nested. */
export const MatrixTask = component(
  'MatrixTask',
  Type.Object({
    ...taskFields,
    component: component('MatrixTaskComponent', Type.Object(componentFields)),
  }),
);

export const Task = component(
  'Task',
  Type.Object({
    ...taskFields,
    component: component(
      'TaskComponent',
      Type.Object({ ...componentFields, matrix_tasks: optional(nullable(Type.Array(MatrixTask))) }),
    ),
  }),
);

/** A section of a task list. */
export const TaskGroup = component(
  'TaskGroup',
  Type.Object({
    name: Type.String(),
    reference: optional(nullable(Type.String())),
    tasks: Type.Array(Task),
  }),
);

export const TaskLogic = component(
  'TaskLogic',
  Type.Object({
    task_reference: Type.String(),
    actions: Type.Array(
      Type.Object({
        jump: Type.String({ description: 'Reference of the target task' }),
        condition: Type.Object({
          operator: Type.String({ description: "'always' holds whatever the answer" }),
          arguments: Type.Array(Type.String()),
        }),
      }),
    ),
  }),
);

/** The tasks of a job by section, with jumps after answers. */
export const TaskList = component(
  'TaskList',
  Type.Object({ task_groups: Type.Array(TaskGroup), task_logic: Type.Array(TaskLogic) }),
);

export type Media = Static<typeof Media>;
export type PublicMedia = Static<typeof PublicMedia>;
export type Task = Static<typeof Task>;
export type MatrixTask = Static<typeof MatrixTask>;
export type TaskGroup = Static<typeof TaskGroup>;
export type TaskLogic = Static<typeof TaskLogic>;
export type TaskList = Static<typeof TaskList>;
export type TaskPayment = Static<typeof TaskPayment>;
export type MatrixItem = Static<typeof MatrixItem>;
