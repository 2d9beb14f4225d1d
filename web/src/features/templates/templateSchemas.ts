import { array, boolean, mixed, object, string, ValidationError } from 'yup';
import type { InferType } from 'yup';
import type {
  Currency,
  DrawOrientation,
  OptionRequirement,
  TaskComponentType,
  TaskInputType,
  TaskRequirement,
} from '../../graphql/generated/schema.ts';
import { timeStepMinutes } from '../../constants.ts';
import { amountSchema } from '../../kit/form/amountSchema.ts';
import { numberSchema, optionalText, requiredText, wholeNumberSchema } from '../../kit/form/schemas.ts';
import { isWebAddress } from '../../kit/form/webAddress.ts';
import type { UploadedFile } from '../../kit/upload/sendFile.ts';
import { validationMessages } from '../../messages/validation.ts';

/** The kinds of task that the editor knows; a matrix holds tasks of its own. */
export type TaskType = Exclude<TaskComponentType, 'MATRIX'>;

/** What REST v1 takes at most. */
const longestName = 255;
const longestDuration = 10_080;

const shortText = () => optionalText().max(longestName, validationMessages.maxCharacters(longestName));
const amount = () => amountSchema('beside');
const numberUnchecked = mixed<number>().nullable().defined();
const requiredAmount = () => amount().required(validationMessages.fieldRequired);

export const generalSchema = object({
  name: requiredText().max(longestName, validationMessages.maxCharacters(longestName)),
  displayName: shortText(),
  description: requiredText(),
  customerId: string().nullable().defined().required(validationMessages.valueRequired),
  duration: numberSchema()
    .required(validationMessages.fieldRequired)
    .moreThan(0, validationMessages.moreThan(0))
    .max(longestDuration, validationMessages.atMost(longestDuration))
    .test('step', validationMessages.timeIncrement, (minutes) => minutes % timeStepMinutes === 0),
  currency: string<Currency>().required(),
  basePrice: requiredAmount(),
  agentFee: requiredAmount(),
  agentFeeUpTo: amount(),
  sameDayCharge: requiredAmount(),
  pixellateFaces: boolean().required(),
  hideJobTimes: boolean().required(),
});

const optionSchema = object({
  key: string().required(),
  value: requiredText(),
  mandatory: boolean().required(),
  dataMandatory: array(string<OptionRequirement>().required()).required(),
  qaNote: optionalText(),
});

export type OptionValues = InferType<typeof optionSchema>;

const taskSchema = object({
  key: string().required(),
  type: string<TaskType>().required(),
  reference: requiredText().max(100, validationMessages.maxCharacters(100)),
  title: requiredText(),
  description: requiredText(),
  qaNotes: optionalText(),
  link: optionalText().test(
    'address',
    validationMessages.properUrl,
    (link) => link === '' || isWebAddress(link),
  ),
  internal: boolean().required(),
  required: array(string<TaskRequirement>().required()).required(),
  // What another type uses is not looked at.
  options: array(optionSchema)
    .required()
    .when('type', ([type]: unknown[], options) =>
      type === 'SELECT'
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
  inputLimit: wholeNumberSchema(1).when(['type', 'inputType'], ([type, inputType]: unknown[], most) =>
    type === 'INPUT' && inputType === 'ALPHANUMERIC' ? most : numberUnchecked,
  ),
  drawOrientation: string<DrawOrientation>().required(),
  drawCta: shortText(),
  buttonCta: shortText(),
  primaryPhoto: boolean().required(),
  allowGallery: boolean().required(),
});

/** What the type does not use keeps its value for who changes the type back, and is not sent. */
export type TaskValues = InferType<typeof taskSchema>;

const sectionSchema = object({
  key: string().required(),
  name: requiredText().max(longestName, validationMessages.maxCharacters(longestName)),
  tasks: array(taskSchema).required(),
});

export type SectionValues = InferType<typeof sectionSchema>;

export const taskListSchema = object({
  sections: array(sectionSchema)
    .required()
    .test('references', '', (sections, { path, createError }) => {
      const repeated = repeatedReferences(sections, path);
      if (repeated.length === 0) return true;
      return new ValidationError(
        repeated.map((at) => createError({ path: at, message: validationMessages.referenceUsed })),
      );
    }),
});

/** The fields of references that a task before them has already. */
function repeatedReferences(sections: readonly SectionValues[], path: string): string[] {
  const seen = new Set<string>();
  return sections.flatMap(({ tasks }, section) =>
    tasks.flatMap(({ reference }, task) => {
      const name = reference.trim();
      if (name === '' || !seen.has(name)) {
        seen.add(name);
        return [];
      }
      return [`${path}[${section}].tasks[${task}].reference`];
    }),
  );
}

const linkSchema = object({
  key: string().required(),
  title: requiredText(validationMessages.bothFieldsRequired),
  url: requiredText(validationMessages.bothFieldsRequired).test(
    'address',
    validationMessages.properUrl,
    isWebAddress,
  ),
});

export type LinkValues = InferType<typeof linkSchema>;

export const resourcesSchema = object({
  links: array(linkSchema).required(),
  media: array(mixed<UploadedFile>().required()).required(),
});

type General = InferType<typeof generalSchema>;
/** What must be given, and is not there yet in a new one. */
type Expected = 'customerId' | 'duration' | 'basePrice' | 'agentFee' | 'sameDayCharge';
export type GeneralValues = Omit<General, Expected> & { [Name in Expected]: General[Name] | null };

// A type and not an interface: the wizard asks for values of any step by its id.
export type TemplateValues = {
  general: GeneralValues;
  tasks: InferType<typeof taskListSchema>;
  resources: InferType<typeof resourcesSchema>;
};
