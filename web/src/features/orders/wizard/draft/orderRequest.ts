import type {
  CreateOrderInput,
  DocumentationItemInput,
  LocationInput,
  ScheduleInput,
  SubmitOrderInput,
  UpdateOrderInput,
} from '../../../../graphql/generated/schema.ts';
import { emptyAsNull } from '../../../../kit/form/values/schemas.ts';
import type { UploadedFile } from '../../../../kit/upload/sendFile.ts';
import { momentOf } from '../orderSchemas.ts';
import type { OrderValues, ScheduleValues } from '../orderSchemas.ts';
import { hasPlaces } from '../orderValues.ts';

/** The draft for the server, from values whose first four steps are valid. */
export function draftInput({ type, customer, job, details, location, dates }: OrderValues): CreateOrderInput {
  const orderType = type.type ?? 'STANDARD';
  const isHunt = orderType === 'TREASURE_HUNT';
  const { image, exampleImage, links, kept, categoryId, countryCode, dashboardId, ...rest } = details;
  const picture = fileId(image);
  const example = fileId(isHunt ? exampleImage : []);
  return {
    ...rest,
    title: details.title.trim(),
    type: orderType,
    customerId: customer.customerId ?? '',
    campaignId: customer.campaignId ?? '',
    waveId: customer.waveId,
    description: emptyAsNull(job.description.trim()),
    templateId: job.templateId,
    categoryId: categoryId ?? '',
    countryCode: countryCode ?? '',
    dashboardId: emptyAsNull(dashboardId),
    ...(picture === undefined ? {} : { image: picture }),
    ...(example === undefined ? {} : { exampleImage: example }),
    documentation: [
      ...kept,
      ...links.map(({ title, url }): DocumentationItemInput => ({ title, url, type: 'LINK' })),
    ],
    summary: isHunt ? emptyAsNull(details.summary) : null,
    treasureTarget: isHunt ? emptyAsNull(details.treasureTarget) : null,
    positiveCriteria: isHunt ? emptyAsNull(details.positiveCriteria) : null,
    negativeCriteria: isHunt ? emptyAsNull(details.negativeCriteria) : null,
    jobsCount: hasPlaces(orderType) ? null : wholeOrNull(location.jobsCount),
    captureLocation: location.captureLocation,
    captureLocationPrompt: location.captureLocation ? emptyAsNull(location.captureLocationPrompt) : null,
    captureLocationPromptRequired: location.captureLocation && location.captureLocationPromptRequired,
    ...numberOrLeftOut('acceptWindow', dates.acceptWindow),
    ...numberOrLeftOut('lockoutDuration', dates.lockoutDuration),
    schedules: dates.schedules.map(scheduleInput),
  };
}

/** Null removes the picture; undefined keeps the one on the server. */
function fileId([file]: readonly UploadedFile[]): string | null | undefined {
  if (file === undefined) return null;
  return file.id === '' ? undefined : file.id;
}

const wholeOrNull = (value: number | null | undefined): number | null =>
  typeof value === 'number' && Number.isInteger(value) ? value : null;

/** Numbers that the server does not allow to be null: an empty value keeps the server's. */
const numberOrLeftOut = <Name extends string>(
  name: Name,
  value: number | null,
): { readonly [Key in Name]?: number } => {
  const number = wholeOrNull(value);
  // Safe: the property is the named one.
  return (number === null ? {} : { [name]: number }) as { readonly [Key in Name]?: number };
};

const scheduleInput = ({ id, name, default: isDefault, times, days }: ScheduleValues): ScheduleInput => ({
  ...(id === null ? {} : { id }),
  name: name.trim(),
  default: isDefault,
  times: times.map(({ start, end }) => ({ start, end })),
  days: days.map(({ on, dayOfWeek, date, times: ofDay }) => ({
    ...(on === 'date' ? { date } : { dayOfWeek: Number(dayOfWeek) }),
    times: ofDay.map(({ start, end }) => ({ start, end })),
  })),
});

/** The differences from the last request; null without any. */
export function changesOf(
  before: CreateOrderInput,
  wanted: CreateOrderInput,
): Omit<UpdateOrderInput, 'id'> | null {
  const earlier: Readonly<Record<string, unknown>> = { ...before };
  const changed = Object.entries(wanted).filter(
    ([name, value]) => JSON.stringify(earlier[name]) !== JSON.stringify(value),
  );
  // Safe: these are some of the fields of a draft, all of which can be changed.
  return changed.length === 0 ? null : (Object.fromEntries(changed) as Omit<UpdateOrderInput, 'id'>);
}

/** Times of orders are multiples of five minutes. */
const step = 5 * 60_000;
const nextStep = (now: Date): Date => new Date(Math.ceil(now.getTime() / step) * step);

const isoOf = (date: string | null, time: string): string => momentOf(date, time)?.toISOString() ?? '';

export function submitInput(
  id: string,
  { dates, interest, workflows }: OrderValues,
  locations: readonly LocationInput[],
  now: Date,
): SubmitOrderInput {
  return {
    id,
    startDate: dates.start === 'now' ? nextStep(now).toISOString() : isoOf(dates.startDate, dates.startTime),
    endDate: isoOf(dates.endDate, dates.endTime),
    ...(dates.dueDate === null ? {} : { dueDate: isoOf(dates.dueDate, dates.dueTime) }),
    ...(locations.length === 0 ? {} : { locations: [...locations] }),
    ...(interest.has
      ? {
          interestStartDate: isoOf(interest.startDate ?? null, interest.startTime),
          interestEndDate: isoOf(interest.endDate ?? null, interest.endTime),
        }
      : {}),
    workflows: workflows.ids,
  };
}
