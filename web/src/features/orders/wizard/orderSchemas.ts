import { array, boolean, mixed, object, string } from 'yup';
import type { InferType } from 'yup';
import { titleMinimumLength } from '../../../constants.ts';
import type {
  DocumentationType,
  OrderPriority,
  OrderType,
  OrderWorkforce,
} from '../../../graphql/generated/schema.ts';
import { isCalendarDate } from '../../../kit/date/typedDate.ts';
import {
  dateSchema,
  futureDateSchema,
  optionalText,
  requiredText,
  timeSchema,
  wholeNumberSchema,
} from '../../../kit/form/values/schemas.ts';
import { isWebAddress } from '../../../kit/form/values/webAddress.ts';
import type { UploadedFile } from '../../../kit/upload/sendFile.ts';
import { validationMessages } from '../../../messages/validation.ts';
import { instantOf } from '../detail/plan/endTime.ts';
import { singleLocationSchema } from '../locations/singleLocation.ts';
import type { SingleLocationValues } from '../locations/singleLocation.ts';
import { orderMessages } from '../messages.ts';

/** The limit of REST v1. */
const longestName = 255;
const longestText = 5_000;
const mostJobs = 10_000;
const longestAcceptWindow = 3_650;

const shortText = () => optionalText().max(longestName, validationMessages.maxCharacters(longestName));
const longText = () => optionalText().max(longestText, validationMessages.maxCharacters(longestText));
const chosen = (message: string = validationMessages.valueRequired) =>
  string().nullable().defined().required(message);
export interface KeptItem {
  /** The id of an item that the draft has already. */
  readonly id?: string;
  /** The URL of an external item that the draft does not have yet. */
  readonly url?: string;
  readonly title: string;
  readonly type: DocumentationType;
}

const files = () => array(mixed<UploadedFile>().required()).required();
const ids = () => array(string().required()).required();

export const typeSchema = object({
  type: string<OrderType>().nullable().defined().required(validationMessages.valueRequired),
});

export const customerSchema = object({
  customerId: chosen(validationMessages.customerNotSelected),
  campaignId: chosen(),
  waveId: string().nullable().defined(),
});

export const jobSchema = object({
  description: requiredText().max(longestText, validationMessages.maxCharacters(longestText)),
  templateId: chosen(),
});

const linkSchema = object({
  key: string().required(),
  title: requiredText(validationMessages.bothFieldsRequired).max(
    longestName,
    validationMessages.maxCharacters(longestName),
  ),
  url: requiredText(validationMessages.bothFieldsRequired).test(
    'address',
    validationMessages.url,
    isWebAddress,
  ),
});
export type LinkValues = InferType<typeof linkSchema>;

export const detailsSchema = object({
  title: optionalText()
    .min(titleMinimumLength, orderMessages.titleTooShort)
    .max(longestName, validationMessages.maxCharacters(longestName)),
  categoryId: chosen(),
  countryCode: chosen(validationMessages.countryRequired),
  priority: string<OrderPriority>().required(),
  workforce: string<OrderWorkforce>().required(),
  image: files(),
  exampleImage: files(),
  dashboardId: shortText(),
  links: array(linkSchema).required(),
  /** Pictures and videos that the draft has on the server. */
  kept: array(mixed<KeptItem>().required()).required(),
  summary: longText(),
  treasureTarget: longText().when('$type.type', ([type]: unknown[], target) =>
    type === 'TREASURE_HUNT' ? target.required(validationMessages.fieldRequired) : target,
  ),
  positiveCriteria: longText(),
  negativeCriteria: longText(),
  identityCheckRequired: boolean().required(),
  hideFromMarket: boolean().required(),
  combineGroups: boolean().required(),
  perUserJobLimit: wholeNumberSchema(1),
  jobCompletionTarget: wholeNumberSchema(0),
  requireAgentSkills: ids(),
  excludeAgentSkills: ids(),
  requireAgentTags: ids(),
  excludeAgentTags: ids(),
});

/** `HH:mm` of both ends of a day, the first before the second. */
const isOrdered = (start: string, end: string): boolean => start === '' || end === '' || start < end;

export type LocationMode = 'single' | 'csv' | 'copied';

const anyLocation = mixed<SingleLocationValues>().required();

export const locationSchema = object({
  mode: string<LocationMode>().required(),
  // Unselected modes are not validated; their values are kept in case the user selects them again.
  single: mixed<SingleLocationValues>()
    .required()
    .when(['mode', '$type.type'], ([mode, type]: unknown[]) =>
      mode === 'single' && type !== 'ANYWHERE' ? singleLocationSchema : anyLocation,
    ),
  jobsCount: mixed<number>()
    .nullable()
    .defined()
    .when('$type.type', ([type]: unknown[], count) =>
      type === 'ANYWHERE'
        ? wholeNumberSchema(1)
            .required(validationMessages.fieldRequired)
            .max(mostJobs, validationMessages.atMost(mostJobs))
        : count,
    ),
  captureLocation: boolean().required(),
  captureLocationPrompt: longText().when('captureLocation', ([captures]: unknown[], prompt) =>
    captures === true ? prompt.required(validationMessages.fieldRequired) : prompt,
  ),
  captureLocationPromptRequired: boolean().required(),
});

const timesSchema = object({
  key: string().required(),
  start: timeSchema()
    .required(validationMessages.valueRequired)
    .test('order', orderMessages.startTimeAfterEnd, (start, { parent }) =>
      isOrdered(start, (parent as { end: string }).end),
    ),
  end: timeSchema().required(validationMessages.valueRequired),
});
export type TimesValues = InferType<typeof timesSchema>;

const daySchema = object({
  key: string().required(),
  on: string<'week' | 'date'>().required(),
  dayOfWeek: string().required(),
  date: dateSchema().when('on', ([on]: unknown[], date) =>
    on === 'date'
      ? date.required(validationMessages.dateIsNotSelected)
      : mixed<string>().nullable().defined(),
  ),
  times: array(timesSchema).required(),
});
export type DayValues = InferType<typeof daySchema>;

const scheduleSchema = object({
  key: string().required(),
  id: string().nullable().defined(),
  name: requiredText().max(longestName, validationMessages.maxCharacters(longestName)),
  default: boolean().required(),
  times: array(timesSchema).required(),
  days: array(daySchema).required(),
});
export type ScheduleValues = InferType<typeof scheduleSchema>;

/** The instant of a date and a time of the form; null if either is missing or invalid. */
export function momentOf(date: unknown, time: unknown): Date | null {
  if (typeof date !== 'string' || !isCalendarDate(date) || typeof time !== 'string') return null;
  const moment = instantOf(date, time);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

interface SpanValues {
  readonly startDate: string | null;
  readonly startTime: string;
  readonly endDate: string | null;
  readonly endTime: string;
}

const startsBeforeEnd = ({ startDate, startTime, endDate, endTime }: SpanValues): boolean => {
  const [start, end] = [momentOf(startDate, startTime), momentOf(endDate, endTime)];
  return start === null || end === null || start < end;
};
const isToCome = ({ endDate, endTime }: SpanValues): boolean => {
  const end = momentOf(endDate, endTime);
  return end === null || end > new Date();
};

const requiredDate = () => futureDateSchema().required(validationMessages.dateIsNotSelected);
const requiredTime = () => timeSchema().required(validationMessages.valueRequired);
const unchecked = () => mixed<string>().nullable().defined();

export const datesSchema = object({
  start: string<'now' | 'later'>().required(),
  startDate: dateSchema().when('start', ([start]: unknown[]) =>
    start === 'later'
      ? requiredDate().test('order', orderMessages.startAfterEnd, (_date, { parent }) =>
          startsBeforeEnd(parent),
        )
      : unchecked(),
  ),
  startTime: timeSchema().when('start', ([start]: unknown[], time) =>
    start === 'later' ? time.required(validationMessages.valueRequired) : string().defined(),
  ),
  endDate: requiredDate().test('passed', validationMessages.dateHasPassed, (_date, { parent }) =>
    isToCome(parent),
  ),
  endTime: requiredTime(),
  dueDate: futureDateSchema(),
  dueTime: timeSchema().when('dueDate', ([due]: unknown[], time) =>
    due === null ? string().defined() : time.required(validationMessages.valueRequired),
  ),
  acceptWindow: wholeNumberSchema(0)
    .required(validationMessages.fieldRequired)
    .max(longestAcceptWindow, validationMessages.atMost(longestAcceptWindow)),
  lockoutDuration: wholeNumberSchema(0).required(validationMessages.fieldRequired),
  schedules: array(scheduleSchema).required(),
});

export const interestSchema = object({
  has: boolean().required(),
  startDate: unchecked().when('has', ([has]: unknown[], none) =>
    has === true
      ? dateSchema()
          .required(validationMessages.dateIsNotSelected)
          .test('order', orderMessages.interestStartAfterEnd, (_date, { parent }) => startsBeforeEnd(parent))
      : none,
  ),
  startTime: string()
    .defined()
    .when('has', ([has]: unknown[], none) => (has === true ? requiredTime() : none)),
  endDate: unchecked().when('has', ([has]: unknown[], none) =>
    has === true
      ? requiredDate().test('passed', validationMessages.dateHasPassed, (_date, { parent }) =>
          isToCome(parent),
        )
      : none,
  ),
  endTime: string()
    .defined()
    .when('has', ([has]: unknown[], none) => (has === true ? requiredTime() : none)),
});

export const workflowsSchema = object({ ids: ids() });
/** The last step has no input. The parts that a copy lacks are stored here as text, as each step shows them. */
export const checkoutSchema = object({ notCopied: array(string().required()).required() });

/** Required fields that are empty in a new order. */
type Started<Values, Expected extends keyof Values> = Omit<Values, Expected> & {
  [Name in Expected]: Values[Name] | null;
};

// A type and not an interface: the wizard accesses the values of a step by its id.
export type OrderValues = {
  type: Started<InferType<typeof typeSchema>, 'type'>;
  customer: Started<InferType<typeof customerSchema>, 'customerId' | 'campaignId'>;
  job: Started<InferType<typeof jobSchema>, 'templateId'>;
  details: Started<InferType<typeof detailsSchema>, 'categoryId' | 'countryCode'>;
  location: InferType<typeof locationSchema>;
  dates: Started<InferType<typeof datesSchema>, 'startDate' | 'endDate' | 'acceptWindow' | 'lockoutDuration'>;
  interest: InferType<typeof interestSchema>;
  workflows: InferType<typeof workflowsSchema>;
  checkout: InferType<typeof checkoutSchema>;
};
