import { errorMessages } from '../../../messages/errors.ts';
import type {
  ReportAnswerFragment,
  ReportQuestionFragment,
  SharedReportItemsQuery,
  SharedReportQuery,
} from '../report.generated.ts';
import type { Odd, OddValues } from './oddValues.ts';

/*
 * The gateway answers null for a value that it cannot read. Here something stands for each of them, so that the page has
 * no other case to think of: a text says so, and `odd` of the record has the reason.
 */

type Answered<Union, Name extends string> = Extract<Union, { kind: Name }>;
export type RawReport = Answered<SharedReportQuery['publicJobReport'], 'PublicJobReport'>;
export type RawItems = Answered<SharedReportItemsQuery['publicReportItems'], 'PublicReportItemPage'>;
type RawTask = NonNullable<NonNullable<RawReport['taskGroups']>[number]['tasks']>[number];
type RawAnswer = NonNullable<NonNullable<RawReport['report']>['tasks']>[number];
type RawDeviation = NonNullable<RawAnswer['deviations']>[number];
type RawItem = NonNullable<RawItems['items'][number]>;
type RawMedia = NonNullable<ReportAnswerFragment['media']>[number];
type Component = NonNullable<ReportQuestionFragment['component']>;

const textOf = (value: string | null): string => value ?? errorMessages.unreadable.cell;

const noJob = {
  reference: null,
  orderTitle: null,
  outcome: null,
  attemptReason: null,
  visitStartedAt: null,
  visitEndedAt: null,
  timeZone: null,
  completedAt: null,
  currency: null,
};
const noPlace = {
  name: null,
  address1: null,
  address2: null,
  city: null,
  zip: null,
  state: null,
  countryCode: null,
  latitude: null,
  longitude: null,
};

/** A report in which no value is missing that a report always has. */
export function readableReport(raw: RawReport, odd: OddValues) {
  const own = odd.of(raw);
  const groups = (raw.taskGroups ?? []).map((group) => ({
    name: textOf(group.name),
    reference: group.reference,
    tasks: (group.tasks ?? []).map((task) => taskOf(task, odd)),
    odd: odd.of(group),
  }));
  const questions = groups.flatMap(({ tasks }) => tasks);
  return {
    odd: own,
    /** What could not be read in the whole report. */
    unreadable: odd.all,
    job: { ...(raw.job ?? noJob), odd: oddOf(raw.job, 'job', own, odd) },
    customer: recordOf(raw.customer, 'customer', own, odd, (customer) => ({
      name: textOf(customer?.name ?? null),
      logoUrl: customer?.logoUrl ?? null,
    })),
    location: recordOf(raw.location, 'location', own, odd, (location) => location ?? noPlace),
    description: raw.description,
    resources: (raw.resources ?? []).map((resource) => ({
      id: resource.id,
      title: textOf(resource.title),
      url: resource.url ?? '',
      odd: odd.of(resource),
    })),
    taskGroups: groups,
    report: { tasks: answersOf(raw, questions, odd) },
    verifiedBy: recordOf(raw.verifiedBy, 'verifiedBy', own, odd, (review) => ({
      name: textOf(review?.name ?? null),
      date: review?.date ?? null,
    })),
  };
}

/** The reasons of a record; where it could not be read as a whole, that is the reason for each of its fields. */
function oddOf(
  record: object | null,
  field: string,
  around: Odd | undefined,
  odd: OddValues,
): Odd | undefined {
  if (record !== null) return odd.of(record);
  const reason = around?.(field);
  return reason === undefined ? undefined : () => reason;
}

/** Null where there is no such record, and not where it could not be read. */
function recordOf<Raw extends object, Given extends object>(
  raw: Raw | null,
  field: string,
  around: Odd | undefined,
  odd: OddValues,
  read: (raw: Raw | null) => Given,
): (Given & { readonly odd: Odd | undefined }) | null {
  const own = oddOf(raw, field, around, odd);
  return raw === null && own === undefined ? null : { ...read(raw), odd: own };
}

const questionOf = (raw: ReportQuestionFragment, odd: OddValues) => ({
  id: raw.id,
  reference: raw.reference ?? raw.id,
  title: textOf(raw.title),
  component: componentOf(raw.component, oddOf(raw.component, 'component', odd.of(raw), odd)),
  odd: odd.of(raw),
});

const componentOf = (raw: Component | null, odd: Odd | undefined) => ({
  // An answer to it is shown as it is.
  type: raw?.type ?? 'INPUT',
  inputType: raw?.inputType ?? null,
  options: raw?.options?.map(({ id, value }) => ({ id, value: textOf(value) })) ?? null,
  odd,
});

function taskOf(raw: RawTask, odd: OddValues) {
  const question = questionOf(raw, odd);
  const matrixTasks = raw.component?.matrixTasks?.map((inner) => questionOf(inner, odd)) ?? null;
  const { component } = question;
  const type = matrixTasks === null ? component.type : 'MATRIX';
  return { ...question, component: { ...component, type, matrixTasks } };
}

const answerOf = (raw: ReportAnswerFragment, taskId: string, odd: OddValues) => ({
  taskId,
  selection: raw.selection ?? [],
  value: raw.value,
  comment: raw.comment,
  status: raw.status,
  deviates: raw.deviates ?? false,
  media: (raw.media ?? []).map((media) => mediaOf(media, odd.of(media))),
  odd: odd.of(raw),
});

/** A file is there if it has an address, whatever its status is called. */
function mediaOf(raw: RawMedia, odd: Odd | undefined) {
  const isThere = raw.mediaUrl !== null || raw.thumbUrl !== null;
  const reason = odd?.('status') ?? odd?.('mediaUrl') ?? odd?.('thumbUrl');
  const isUnreadable = !isThere && reason !== undefined;
  return {
    ...raw,
    type: raw.type ?? 'PHOTO',
    status: isUnreadable ? null : (raw.status ?? (isThere ? 'READY' : null)),
    failureReason: isUnreadable ? reason : null,
  };
}

/** Which answers belong to which tasks may be unknown: then tasks do not count as unanswered. */
function answersOf(raw: RawReport, questions: readonly { readonly id: string }[], odd: OddValues) {
  const answers = raw.report?.tasks ?? [];
  const known = answers.flatMap((answer) =>
    answer.taskId === null ? [] : [taskAnswerOf(answer, answer.taskId, odd)],
  );
  const reason = oddOf(raw.report, 'report', odd.of(raw), odd)?.('tasks') ?? reasonOfNameless(answers, odd);
  if (reason === undefined) return known;
  const answered = new Set(known.map(({ taskId }) => taskId));
  return [
    ...known,
    ...questions
      .filter(({ id }) => !answered.has(id))
      .map(({ id }) => ({
        ...noAnswer,
        taskId: id,
        odd: (field: string) => (field === 'value' ? reason : undefined),
      })),
  ];
}

const reasonOfNameless = (answers: readonly ReportAnswerFragment[], odd: OddValues): string | undefined =>
  answers.map((answer) => odd.of(answer)?.('taskId')).find((reason) => reason !== undefined);

const noAnswer = {
  selection: [],
  value: null,
  comment: null,
  status: null,
  deviates: false,
  media: [],
  itemCount: null,
  answeredCount: null,
  deviationCount: null,
  deviations: null,
};

function taskAnswerOf(raw: RawAnswer, taskId: string, odd: OddValues) {
  const own = odd.of(raw);
  return {
    ...answerOf(raw, taskId, odd),
    // At least this many: the first page of the items says how many there are.
    itemCount: raw.itemCount ?? (own?.('itemCount') === undefined ? null : (raw.answeredCount ?? 1)),
    answeredCount: raw.answeredCount,
    deviationCount: raw.deviationCount,
    deviations: raw.deviations?.flatMap(deviationOf) ?? null,
  };
}

const deviationOf = ({ taskId, selection, status, itemCount, items }: RawDeviation) =>
  taskId === null
    ? []
    : [
        {
          taskId,
          selection: selection ?? [],
          status,
          itemCount: itemCount ?? items?.length ?? 0,
          items: items ?? [],
        },
      ];

/** The same for a page of a matrix task's items. */
export const readableItems = (raw: RawItems, odd: OddValues) => ({
  unreadable: odd.all,
  pageInfo: raw.pageInfo,
  items: raw.items.filter((item) => item !== null).map((item) => itemOf(item, odd)),
});

function itemOf(raw: RawItem, odd: OddValues) {
  const own = odd.of(raw);
  const answers = raw.tasks ?? [];
  const reason = own?.('tasks') ?? reasonOfNameless(answers, odd);
  return {
    reference: raw.reference ?? '',
    label: textOf(raw.label),
    subtext: raw.subtext,
    deviates: raw.deviates ?? false,
    tasks: answers.flatMap((answer) =>
      answer.taskId === null ? [] : [answerOf(answer, answer.taskId, odd)],
    ),
    odd: reason === undefined ? own : (field: string) => (field === 'tasks' ? reason : own?.(field)),
  };
}

export type Report = ReturnType<typeof readableReport>;
export type ReportQuestion = ReturnType<typeof questionOf>;
export type ReportAnswer = ReturnType<typeof answerOf>;
export type ReportItemPage = ReturnType<typeof readableItems>;
export type ReportItem = ReportItemPage['items'][number];
