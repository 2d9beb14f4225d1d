import { newKey } from '../../../../kit/fieldArray/itemKey.ts';
import { dateForRequest, formatTime } from '../../../../kit/value/time.ts';
import { newOrder } from '../orderValues.ts';
import type { UploadedFile } from '../../../../kit/upload/sendFile.ts';
import type { OrderToBeginQuery } from './OrderToBegin.generated.ts';
import type { OrderDraftFragment } from '../OrderWizard.generated.ts';
import type { DayValues, OrderValues, ScheduleValues, TimesValues } from '../orderSchemas.ts';

/** The values of the server's order, merged over those that only this browser has. */
export function valuesOfOrder(order: OrderDraftFragment, own: OrderValues): OrderValues {
  const documentation = order.documentation ?? [];
  return {
    ...own,
    type: { type: order.type },
    customer: {
      customerId: order.customer?.id ?? '',
      campaignId: order.campaign?.id ?? null,
      waveId: order.wave?.id ?? null,
    },
    job: { description: order.description ?? '', templateId: order.template?.id ?? null },
    details: {
      title: order.title,
      categoryId: order.category?.id ?? null,
      countryCode: order.countryCode,
      priority: order.priority,
      workforce: order.workforce,
      image: pictureAt(order.imageUrl),
      exampleImage: pictureAt(order.exampleImageUrl),
      dashboardId: order.dashboardId ?? '',
      links: documentation
        .filter(({ type }) => type === 'LINK')
        .map(({ title, url }) => ({ key: newKey(), title, url })),
      kept: documentation
        .filter(({ type }) => type !== 'LINK')
        .map(({ id, title, type }) => ({ id, title, type })),
      summary: order.summary ?? '',
      treasureTarget: order.treasureTarget ?? '',
      positiveCriteria: order.positiveCriteria ?? '',
      negativeCriteria: order.negativeCriteria ?? '',
      identityCheckRequired: order.identityCheckRequired ?? false,
      hideFromMarket: order.hideFromMarket ?? false,
      combineGroups: order.combineGroups ?? false,
      perUserJobLimit: order.perUserJobLimit,
      jobCompletionTarget: order.jobCompletionTarget,
      requireAgentSkills: order.requireAgentSkills ?? [],
      excludeAgentSkills: order.excludeAgentSkills ?? [],
      requireAgentTags: order.requireAgentTags ?? [],
      excludeAgentTags: order.excludeAgentTags ?? [],
    },
    location: {
      ...own.location,
      jobsCount: order.type === 'ANYWHERE' && order.jobsCount > 0 ? order.jobsCount : null,
      captureLocation: order.captureLocation ?? false,
      captureLocationPrompt: order.captureLocationPrompt ?? '',
      captureLocationPromptRequired: order.captureLocationPromptRequired ?? false,
    },
    dates: {
      ...own.dates,
      acceptWindow: order.acceptWindow,
      lockoutDuration: order.lockoutDuration,
      schedules: schedulesOf(order),
    },
  };
}

/** A picture that is on the server: without an id, because keeping it needs no request. */
const pictureAt = (url: string | null): UploadedFile[] =>
  url === null ? [] : [{ id: '', name: 'Picture', url }];

const schedulesOf = ({ schedules }: OrderDraftFragment): ScheduleValues[] =>
  (schedules ?? []).map(({ id, name, default: isDefault, times, days }) => ({
    key: newKey(),
    id,
    name,
    default: isDefault,
    times: times.map(timesOf),
    days: days.map(({ dayOfWeek, date, times: ofDay }): DayValues => ({
      key: newKey(),
      on: date === null ? 'week' : 'date',
      dayOfWeek: String(dayOfWeek ?? 1),
      date,
      times: ofDay.map(timesOf),
    })),
  }));

const timesOf = ({ start, end }: { readonly start: string; readonly end: string }): TimesValues => ({
  key: newKey(),
  start: start.slice(0, 5),
  end: end.slice(0, 5),
});

export type OrderToBegin = NonNullable<OrderToBeginQuery['order']>;

/** The server's values of a draft, to resume it. */
export function valuesOfDraft(order: OrderToBegin): OrderValues {
  const values = valuesOfOrder(order, newOrder());
  const span = { ...fieldsOf('start', order.startDate), ...fieldsOf('end', order.endDate) };
  const interest = {
    ...fieldsOf('start', order.interestStartDate),
    ...fieldsOf('end', order.interestEndDate),
  };
  return {
    ...values,
    // The server has locations of files only: a single one is submitted with the order.
    location: { ...values.location, mode: hasLocations(order) ? 'csv' : values.location.mode },
    dates: { ...values.dates, ...span, ...fieldsOf('due', order.dueDate) },
    interest: { ...values.interest, ...interest, has: order.interestStartDate !== null },
    workflows: { ids: activeWorkflows(order) },
  };
}

const hasLocations = ({ locations }: OrderToBegin): boolean => (locations?.pageInfo.total ?? 0) > 0;

const activeWorkflows = ({ workflows }: OrderToBegin): string[] =>
  (workflows ?? []).filter(({ active }) => active).map(({ workflow }) => workflow.id);

/** A copy has the ordered work, with links and schedules of its own. */
export function copyOfOrder(order: OrderToBegin, now: Date): OrderValues {
  const values = valuesOfOrder(order, newOrder());
  const toCome = (instant: string | null) => (isOver(instant, now) ? null : instant);
  return {
    ...values,
    details: {
      ...values.details,
      image: [],
      exampleImage: [],
      kept: (order.documentation ?? [])
        .filter((item) => item.type !== 'LINK' && !isUploaded(item.url))
        .map(({ title, url, type }) => ({ title, url, type })),
    },
    dates: {
      ...values.dates,
      ...fieldsOf('start', toCome(order.startDate)),
      ...fieldsOf('end', toCome(order.endDate)),
      ...fieldsOf('due', toCome(order.dueDate)),
      schedules: values.dates.schedules.map((schedule) => ({ ...schedule, id: null })),
    },
    interest: isOver(order.interestEndDate, now)
      ? values.interest
      : {
          ...values.interest,
          ...fieldsOf('start', order.interestStartDate),
          ...fieldsOf('end', order.interestEndDate),
          has: order.interestEndDate !== null,
        },
    workflows: { ids: activeWorkflows(order) },
    checkout: { notCopied: notCopied(order, now) },
  };
}

/** The parts that a copy lacks, as text. */
function notCopied(order: OrderToBegin, now: Date): string[] {
  const uploaded = (order.documentation ?? []).some(({ type, url }) => type !== 'LINK' && isUploaded(url));
  const dates = [order.startDate, order.endDate, order.dueDate];
  return [
    order.imageUrl !== null && 'the image',
    order.exampleImageUrl !== null && 'the example image',
    uploaded && 'uploaded documentation',
    dates.some((date) => isOver(date, now)) && 'dates that are over',
    isOver(order.interestEndDate, now) && 'the interest phase, which is over',
  ].filter((words) => words !== false);
}

const isOver = (instant: string | null, now: Date): boolean => instant !== null && new Date(instant) <= now;

/** An uploaded file belongs to its order; an external one can be linked. */
const isUploaded = (address: string): boolean => /(?:^|\/\/[^/]+)\/files\//.test(address);

/** Date and time of an instant for the form's fields of this name; empty without one. */
const fieldsOf = <Name extends string>(
  name: Name,
  instant: string | null,
): { readonly [Key in `${Name}Date` | `${Name}Time`]?: string } =>
  // Safe: these are the two properties.
  (instant === null
    ? {}
    : { [`${name}Date`]: dateForRequest(instant), [`${name}Time`]: formatTime(instant) }) as {
    readonly [Key in `${Name}Date` | `${Name}Time`]?: string;
  };
