import { array, boolean, mixed, object, string } from 'yup';
import type { InferType } from 'yup';
import type { Currency } from '../../../graphql/generated/schema.ts';
import { timeStepMinutes } from '../../../constants.ts';
import { amountSchema } from '../../../kit/form/values/amountSchema.ts';
import { numberSchema, optionalText, requiredText } from '../../../kit/form/values/schemas.ts';
import { isWebAddress } from '../../../kit/form/values/webAddress.ts';
import type { UploadedFile } from '../../../kit/upload/sendFile.ts';
import { validationMessages } from '../../../messages/validation.ts';
import type { TaskListValues } from '../taskList/schema.ts';

/** The limit of REST v1. */
const longestName = 255;
const longestDuration = 10_080;

const shortText = () => optionalText().max(longestName, validationMessages.maxCharacters(longestName));
const amount = () => amountSchema('beside');
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
/** Required fields that are empty in a new template. */
type Expected = 'customerId' | 'duration' | 'basePrice' | 'agentFee' | 'sameDayCharge';
export type GeneralValues = Omit<General, Expected> & { [Name in Expected]: General[Name] | null };

// A type and not an interface: the wizard accesses the values of a step by its id.
export type TemplateValues = {
  general: GeneralValues;
  tasks: TaskListValues;
  resources: InferType<typeof resourcesSchema>;
};
