import type { Currency, DocumentationItemInput, TemplateStatus } from '../../../graphql/generated/schema.ts';
import { formatMoney, shortestDecimal } from '../../../kit/value/money.ts';
import { durationText } from '../../../kit/value/duration.ts';
import { statusLook } from '../../../kit/value/status.ts';
import { changeMessages } from '../messages.ts';
import { counted } from '../taskInWords.ts';
import { listChanges } from './listChanges.ts';
import { sameValue } from './sameValue.ts';

interface AmountValue {
  readonly amount: string;
  readonly currency: Currency;
}

interface TaskValue {
  readonly id?: string | null;
  readonly reference: string;
  readonly title?: string | null;
}

interface TaskGroupValue {
  readonly name: string;
  readonly reference?: string | null;
  readonly tasks: readonly TaskValue[];
}

interface TaskLogicValue {
  readonly taskReference: string;
}

/**
 * The editable fields of a template, as a fragment or as plain values to be sent: equal values of both compare as
 * equal.
 */
export interface ComparedTemplate {
  readonly name: string;
  readonly displayName: string | null;
  readonly status: TemplateStatus | null;
  readonly description: string | null;
  readonly customer: { readonly id: string; readonly name: string } | null;
  readonly duration: number | null;
  readonly basePrice: AmountValue | null;
  readonly agentFee: AmountValue | null;
  readonly agentFeeUpTo: AmountValue | null;
  readonly sameDayCharge: AmountValue | null;
  readonly pixellateFaces: boolean | null;
  readonly hideJobTimes: boolean | null;
  readonly documentation: readonly DocumentationItemInput[] | null;
  readonly taskGroups: readonly TaskGroupValue[] | null;
  readonly taskLogic: readonly TaskLogicValue[] | null;
}

export interface TemplateDifference {
  readonly field: keyof ComparedTemplate;
  /** The label of the field on screen. */
  readonly label: string;
  /** 'both' if each user made a different change. */
  readonly changedBy: 'them' | 'me' | 'both';
  /** The value when the template was opened; for a list its size. */
  readonly before: string;
  /** The current value of each user; for a list the changes of each. */
  readonly theirs: string;
  readonly mine: string;
}

interface ComparedField<Name extends keyof ComparedTemplate> {
  readonly label: string;
  readonly show: (value: ComparedTemplate[Name]) => string;
  /** For a list, whose values are too long to be shown. */
  readonly changes?: (before: ComparedTemplate[Name], after: ComparedTemplate[Name]) => readonly string[];
}

const text = (value: string | null): string =>
  value === null || value === '' ? changeMessages.empty : value;
const money = (value: AmountValue | null): string =>
  value === null
    ? changeMessages.empty
    : formatMoney(shortestDecimal(value.amount) ?? value.amount, value.currency);
const switched = (value: boolean | null): string => (value === true ? 'On' : 'Off');

/** In the order of the screen. */
const fields: { readonly [Name in keyof ComparedTemplate]: ComparedField<Name> } = {
  status: {
    label: 'Status',
    show: (status) => (status === null ? changeMessages.empty : statusLook('template', status).label),
  },
  name: { label: 'Name', show: text },
  displayName: { label: 'Name for Shepherds', show: text },
  description: { label: 'Description', show: text },
  customer: { label: 'Customer', show: (customer) => text(customer?.name ?? null) },
  duration: {
    label: 'Duration',
    show: (minutes) => (minutes === null ? changeMessages.empty : durationText(minutes)),
  },
  basePrice: { label: 'Base price', show: money },
  sameDayCharge: { label: 'Same-day surcharge', show: money },
  agentFee: { label: 'Shepherd fee', show: money },
  agentFeeUpTo: { label: 'Shepherd fee up to', show: money },
  pixellateFaces: { label: 'Pixellate faces', show: switched },
  hideJobTimes: { label: 'Hide job times', show: switched },
  documentation: {
    label: 'Resources',
    show: (items) => counted(items?.length ?? 0, 'item'),
    changes: (before, after) =>
      listChanges({
        thing: 'item',
        before: before ?? [],
        after: after ?? [],
        nameOf: ({ title }) => title,
        keysOf: itemKeys,
      }),
  },
  taskGroups: {
    label: 'Task list',
    show: (groups) =>
      `${counted(groups?.length ?? 0, 'section')}, ${counted(tasksOf(groups).length, 'task')}`,
    changes: (before, after) => [
      ...listChanges({
        thing: 'section',
        before: before ?? [],
        after: after ?? [],
        nameOf: ({ name }) => name,
        keysOf: ({ name, tasks }) => [`name ${name}`, ...tasks.flatMap(taskKeys)],
        // Changes inside its tasks are reported for the tasks.
        comparedBy: ({ name, reference }) => [name, reference ?? null],
      }),
      ...listChanges({
        thing: 'task',
        before: tasksOf(before),
        after: tasksOf(after),
        nameOf: ({ title, reference }) => title ?? reference,
        keysOf: taskKeys,
      }),
    ],
  },
  taskLogic: {
    label: 'Logic',
    show: (logic) => counted(logic?.length ?? 0, 'rule'),
    changes: (before, after) =>
      listChanges({
        thing: 'rule',
        before: before ?? [],
        after: after ?? [],
        nameOf: ({ taskReference }) => taskReference,
        keysOf: ({ taskReference }) => [taskReference],
      }),
  },
};

/**
 * The differences between two users' versions of a template since it was opened, by field.
 * @param before as it was opened
 * @param theirs as it is now
 * @param mine the version to save; fields that are left out are unchanged
 */
export function templateDifferences(
  before: ComparedTemplate,
  theirs: ComparedTemplate,
  mine: Partial<ComparedTemplate>,
): TemplateDifference[] {
  const names = Object.keys(fields).filter((name): name is keyof ComparedTemplate => name in fields);
  return names.flatMap((name) => differenceIn(name, before, theirs, { ...before, ...mine }));
}

/** Whether another user has changed an editable field. */
export const isChangedByThem = (differences: readonly TemplateDifference[]): boolean =>
  differences.some(({ changedBy }) => changedBy !== 'me');

function differenceIn<Name extends keyof ComparedTemplate>(
  field: Name,
  ...[before, theirs, mine]: readonly [ComparedTemplate, ComparedTemplate, ComparedTemplate]
): TemplateDifference[] {
  const { label, show, changes }: ComparedField<Name> = fields[field];
  const byThem = !sameValue(before[field], theirs[field]);
  const byMe = !sameValue(before[field], mine[field]);
  // The same change by both users is no conflict.
  if ((!byThem && !byMe) || (byThem && byMe && sameValue(theirs[field], mine[field]))) return [];
  const shown = (after: ComparedTemplate, changed: boolean): string =>
    changes === undefined
      ? show(after[field])
      : changed
        ? changes(before[field], after[field]).join(', ') || changeMessages.elsewhere
        : changeMessages.unchanged;
  return [
    {
      field,
      label,
      changedBy: byThem && byMe ? 'both' : byThem ? 'them' : 'me',
      before: show(before[field]),
      theirs: shown(theirs, byThem),
      mine: shown(mine, byMe),
    },
  ];
}

const tasksOf = (groups: readonly TaskGroupValue[] | null): TaskValue[] =>
  (groups ?? []).flatMap(({ tasks }) => [...tasks]);

/** The id of an existing task, else its reference. */
const taskKeys = ({ id, reference }: TaskValue): string[] => [...(id ? [`id ${id}`] : []), `is ${reference}`];

const itemKeys = ({ id, title, url }: DocumentationItemInput): string[] =>
  id ? [`id ${id}`] : [`is ${title} ${url ?? ''}`];
