import { array, boolean, mixed, object, string } from 'yup';
import type { InferType } from 'yup';
import type {
  Currency,
  DrawOrientation,
  OptionRequirement,
  TaskComponentType,
  TaskInputType,
  TaskPaymentType,
  TaskRequirement,
} from '../../../graphql/generated/schema.ts';
import { amountSchema } from '../../../kit/form/values/amountSchema.ts';
import { requiredByOthers } from '../../../kit/form/fields/fieldLabel.ts';
import { optionalText, requiredText, wholeNumberSchema } from '../../../kit/form/values/schemas.ts';
import { isWebAddress } from '../../../kit/form/values/webAddress.ts';
import type { UploadedFile } from '../../../kit/upload/sendFile.ts';
import { validationMessages } from '../../../messages/validation.ts';

/** The limits of REST v1. */
export const limits = {
  name: 255,
  reference: 100,
  title: 1_000,
  text: 10_000,
  option: 1_000,
  note: 5_000,
  link: 2_000,
  sections: 200,
  tasks: 500,
  options: 500,
  matrixItems: 5_000,
  matrixTasks: 200,
  arguments: 1_000,
} as const;

const upTo = (most: number) => optionalText().max(most, validationMessages.maxCharacters(most));
const filled = (most: number) => requiredText().max(most, validationMessages.maxCharacters(most));
const numberUnchecked = mixed<number>().nullable().defined();

const optionSchema = object({
  key: string().required(),
  /** The id in conditions and answers; unique within the task. */
  id: string().required(),
  value: filled(limits.option),
  mandatory: boolean().required(),
  dataMandatory: array(string<OptionRequirement>().required()).required(),
  qaNote: upTo(limits.note),
  expected: boolean().nullable().defined(),
});

export type OptionValues = InferType<typeof optionSchema>;

/** The places for payments in REST v1. New ones go into the list; existing ones keep their place. */
export type PaymentPlace = 'payments' | 'bonus' | 'reimbursement';

/** The form's own values, which include the template's currency. */
const isCurrency = (value: unknown): value is Currency => typeof value === 'string' && value !== '';

const paymentSchema = object({
  key: string().required(),
  place: string<PaymentPlace>().required(),
  type: string<TaskPaymentType>().required(),
  /** Empty: any answer earns it. */
  operator: optionalText(),
  value: optionalText().when('operator', ([operator]: unknown[], value) =>
    operator === '' ? value : value.required(validationMessages.fieldRequired),
  ),
  /** Decimal text in the currency of the template. */
  amount: string()
    .nullable()
    .defined()
    .when('$general.currency', ([currency]: unknown[]) =>
      amountSchema(isCurrency(currency) ? currency : 'GBP', { positive: true }).required(
        validationMessages.fieldRequired,
      ),
    ),
});

type Payment = InferType<typeof paymentSchema>;
export type PaymentValues = Omit<Payment, 'amount'> & { amount: string | null };

const matrixItemSchema = object({
  key: string().required(),
  reference: requiredText(),
  label: requiredText(),
  subtext: optionalText(),
});

export type MatrixItemValues = InferType<typeof matrixItemSchema>;

const scannerSchema = object({
  reference: requiredText(),
  label: requiredText(),
  subtext: optionalText(),
});

export type ScannerValues = InferType<typeof scannerSchema>;

/** A jump to the task with the key `target`, or to a removed task whose reference was `reference`. */
const jumpSchema = object({
  key: string().required(),
  // A jump without a target is a finding of the whole list, not of its field.
  target: optionalText().meta(requiredByOthers),
  reference: optionalText(),
  operator: string().required(),
  /** Ids of options, or typed values; several mean any of them. */
  values: array(string().defined().meta(requiredByOthers)).required().meta(requiredByOthers),
});

export type JumpValues = InferType<typeof jumpSchema>;

const commonFields = {
  key: string().required(),
  /** Empty for a task that REST v1 does not know yet. */
  id: optionalText(),
  reference: filled(limits.reference),
  title: filled(limits.title),
  description: filled(limits.text),
  qaNotes: upTo(limits.text),
  link: upTo(limits.link).test(
    'address',
    validationMessages.properUrl,
    (link) => link === '' || isWebAddress(link),
  ),
  media: array(mixed<UploadedFile>().required()).required(),
  internal: boolean().required(),
  required: array(string<TaskRequirement>().required()).required(),
  payments: array(paymentSchema).required(),
  // Values that another type uses are not validated.
  options: array(optionSchema)
    .required()
    .when('type', ([type]: unknown[], options) =>
      type === 'SELECT' || type === 'BOOLEAN'
        ? options
            .min(1, validationMessages.optionRequired)
            .test('limit', '', (list: readonly OptionValues[], { parent, createError }) => {
              const { multiSelect, maxOptions }: { multiSelect: boolean; maxOptions: number | null } = parent;
              const most = multiSelect ? maxOptions : 1;
              const mandatory = list.filter((option) => option.mandatory).length;
              return (
                most === null ||
                mandatory <= most ||
                createError({ message: validationMessages.maxOptions(most) })
              );
            })
        : array().required(),
    ),
  multiSelect: boolean().required(),
  maxOptions: wholeNumberSchema(1).when(['type', 'multiSelect'], ([type, multiSelect]: unknown[], most) =>
    type === 'SELECT' && multiSelect === true ? most : numberUnchecked,
  ),
  inputType: string<TaskInputType>().required(),
  inputLimit: wholeNumberSchema(1).when('type', ([type]: unknown[], most) =>
    type === 'INPUT' ? most : numberUnchecked,
  ),
  drawOrientation: string<DrawOrientation>().required(),
  drawCta: upTo(limits.name),
  buttonCta: upTo(limits.name),
  primaryPhoto: boolean().required(),
  allowGallery: boolean().required(),
};

/** A task that is repeated for every item of a matrix. It is no matrix itself, and has no jumps. */
const innerTaskSchema = object({
  ...commonFields,
  type: string<Exclude<TaskComponentType, 'MATRIX'>>().required(),
});

export type InnerTaskValues = Omit<InferType<typeof innerTaskSchema>, 'payments'> & {
  payments: PaymentValues[];
};

const taskSchema = object({
  ...commonFields,
  type: string<TaskComponentType>().required(),
  matrixMode: upTo(limits.reference),
  matrixItems: array(matrixItemSchema).required(),
  customMatrixItems: array(matrixItemSchema).required(),
  matrixTasks: array(innerTaskSchema)
    .required()
    .when('type', ([type]: unknown[], tasks) =>
      type === 'MATRIX' ? tasks.min(1, validationMessages.matrixTaskRequired) : array().required(),
    ),
  scanner: scannerSchema.nullable().defined().default(null),
  jumps: array(jumpSchema).required(),
});

/** Values that the type does not use are kept in case the user changes the type back, and are not sent. */
export type TaskValues = Omit<InferType<typeof taskSchema>, 'payments' | 'matrixTasks'> & {
  payments: PaymentValues[];
  matrixTasks: InnerTaskValues[];
};

export const sectionSchema = object({
  key: string().required(),
  name: filled(limits.name),
  reference: upTo(limits.reference),
  tasks: array(taskSchema).required(),
});

export type SectionValues = Omit<InferType<typeof sectionSchema>, 'tasks'> & { tasks: TaskValues[] };

/** The editor's values of a task list. Keys live as long as the draft; references are editable texts. */
export type TaskListValues = { sections: SectionValues[] };
