import { expect, test } from 'vitest';
import type { CreateOrderInput, SubmitOrderInput } from '../../../../graphql/generated/schema.ts';
import { copyOfOrder, valuesOfDraft } from './orderFromServer.ts';
import type { OrderToBegin } from './orderFromServer.ts';
import { draftInput, submitInput } from './orderRequest.ts';
import { wholeOrder } from '../orderFixture.ts';
import type { OrderValues } from '../orderSchemas.ts';
import { newOrder } from '../orderValues.ts';

const now = new Date('2030-05-02T10:02:00Z');
const fresh = newOrder();
const locations = (total: number): OrderToBegin['locations'] => ({
  __typename: 'LocationPage',
  items: [],
  pageInfo: { __typename: 'PageInfo', total },
});
const workflow = (id: string, active: boolean) => ({
  __typename: 'OrderWorkflow' as const,
  active,
  workflow: { __typename: 'Workflow' as const, id },
});
const item = (id: string, title: string, type: 'VIDEO' | 'IMAGE' | 'LINK', url: string) => ({
  __typename: 'DocumentationItem' as const,
  id,
  title,
  type,
  url,
});

/** The server's answer for a draft that was sent as this input. */
function answered(input: CreateOrderInput, dates: SubmitOrderInput): OrderToBegin {
  const {
    customerId,
    campaignId,
    waveId,
    templateId,
    categoryId,
    documentation,
    schedules,
    image: _image,
    exampleImage: _example,
    ...same
  } = input;
  const { startDate, endDate, dueDate, interestStartDate, interestEndDate, workflows } = dates;
  // Safe: other fields of an order are not read.
  return {
    id: '8',
    status: 'DRAFT',
    ...same,
    imageUrl: '/files/a',
    exampleImageUrl: input.type === 'TREASURE_HUNT' ? '/files/b' : null,
    customer: { id: customerId },
    campaign: { id: campaignId },
    wave: { id: waveId },
    template: { id: templateId },
    category: { id: categoryId },
    documentation: (documentation ?? []).map(({ id, title, type, url }) =>
      item(id ?? '10', title, type, url ?? 'https://example.com/files/9'),
    ),
    schedules: (schedules ?? []).map((schedule) => ({
      ...schedule,
      id: '31',
      days: (schedule.days ?? []).map((day) => ({ dayOfWeek: null, date: null, ...day })),
    })),
    jobsCount: input.jobsCount ?? 0,
    startDate,
    endDate,
    dueDate: dueDate ?? null,
    interestStartDate: interestStartDate ?? null,
    interestEndDate: interestEndDate ?? null,
    workflows: (workflows ?? []).map((id) => workflow(id, true)),
    locations: locations(0),
  } as unknown as OrderToBegin;
}

const order = (values: OrderValues) => answered(draftInput(values), submitInput('8', values, [], now));

/** Keys belong to this browser, and ids to the server. */
const bare = (values: unknown): unknown =>
  JSON.parse(JSON.stringify(values, (name, value) => (name === 'key' ? undefined : value)));

const known = ({ dates, ...values }: OrderValues): OrderValues => ({
  ...values,
  dates: { ...dates, schedules: dates.schedules.map((schedule) => ({ ...schedule, id: '31' })) },
});
const withoutHunt = (values: OrderValues): OrderValues => ({
  ...values,
  details: {
    ...values.details,
    exampleImage: [],
    summary: '',
    treasureTarget: '',
    positiveCriteria: '',
    negativeCriteria: '',
  },
});

test('every field of a treasure hunt survives the round trip', () => {
  const values = wholeOrder('TREASURE_HUNT');
  const expected = known({ ...values, location: { ...values.location, jobsCount: null } });
  expect(bare(valuesOfDraft(order(values)))).toEqual(bare(expected));
});

test('every field of an order for anywhere survives the round trip, with its number of jobs', () => {
  const values = wholeOrder('ANYWHERE');
  const expected = withoutHunt(known(values));
  expect(bare(valuesOfDraft(order(values)))).toEqual(bare(expected));
});

test('a draft without later steps has the defaults of a new order for them', () => {
  const empty = {
    ...order(wholeOrder('STANDARD')),
    startDate: null,
    endDate: null,
    dueDate: null,
    interestStartDate: null,
    interestEndDate: null,
    workflows: [],
  };
  const { dates, interest, workflows, location } = valuesOfDraft(empty);
  expect(dates).toMatchObject({ startDate: null, startTime: '09:00', endDate: null, endTime: '18:00' });
  expect(interest).toEqual(fresh.interest);
  expect(workflows).toEqual({ ids: [] });
  expect(location.mode).toBe('single');
});

test('a draft whose locations came as a file resumes with files', () => {
  const found = { ...order(wholeOrder('STANDARD')), locations: locations(3) };
  expect(valuesOfDraft(found).location.mode).toBe('csv');
});

test('only active workflows are selected', () => {
  const found = {
    ...order(wholeOrder('STANDARD')),
    workflows: [workflow('1', false), workflow('2', true)],
  };
  expect(valuesOfDraft(found).workflows.ids).toEqual(['2']);
});

test('a copy takes over future dates, interest phase and workflows', () => {
  const { dates, interest, workflows } = copyOfOrder(order(wholeOrder('STANDARD')), now);
  expect(dates).toMatchObject({ startDate: '2030-06-01', endTime: '18:00', dueDate: '2030-07-01' });
  expect(dates.schedules[0]?.id).toBeNull();
  expect(interest).toEqual(wholeOrder('STANDARD').interest);
  expect(workflows.ids).toEqual(['1', '3']);
});

test('a copy leaves out past dates, with a note', () => {
  const found = order(wholeOrder('STANDARD'));
  const later = new Date('2031-01-01T00:00:00Z');
  const { dates, interest, checkout } = copyOfOrder(found, later);
  expect(dates).toMatchObject({ startDate: null, endDate: null, dueDate: null });
  expect(interest).toEqual(fresh.interest);
  expect(checkout.notCopied).toEqual([
    'the image',
    'uploaded documentation',
    'dates that are over',
    'the interest phase, which is over',
  ]);
});

test('documentation with external links is copied, uploaded files are not', () => {
  const found = {
    ...order(wholeOrder('TREASURE_HUNT')),
    imageUrl: null,
    documentation: [
      item('1', 'Film', 'VIDEO', 'https://media.example/photos.mp4'),
      item('2', 'Shelf', 'IMAGE', 'http://localhost:4000/files/media/2'),
      item('3', 'Guide', 'LINK', 'https://example.com'),
    ],
  };
  const { details, checkout } = copyOfOrder(found, now);
  expect(details.kept).toEqual([{ title: 'Film', type: 'VIDEO', url: 'https://media.example/photos.mp4' }]);
  expect(details.links).toMatchObject([{ title: 'Guide' }]);
  expect(checkout.notCopied).toEqual(['the example image', 'uploaded documentation']);
});
