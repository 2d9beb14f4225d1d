import { expect, test, vi } from 'vitest';
import type { ReportItemPage } from '../odd/readable.ts';
import type { Outcome } from '../request/requestReport.ts';
import { createItemReader } from './itemReader.ts';

const item = (number: number) => ({
  reference: `SKU-${number}`,
  label: `Product ${number}`,
  subtext: null,
  deviates: false,
  tasks: [],
  odd: undefined,
});
const pageOf = (page: number, lastPage = 3): Outcome<ReportItemPage> => ({
  kind: 'read',
  value: {
    unreadable: [],
    items: [item(page * 2 - 1), item(page * 2)],
    pageInfo: { page, lastPage, total: lastPage * 2 },
  },
});
const failure: Outcome<ReportItemPage> = { kind: 'problem', problem: { kind: 'failed' } };

const readerOf = (answer: (page: number) => Outcome<ReportItemPage>) => {
  const request = vi.fn<(page: number) => Promise<Outcome<ReportItemPage>>>(async (page) => answer(page));
  return { request, reader: createItemReader(request, 6) };
};
const references = (reader: ReturnType<typeof readerOf>['reader']) =>
  reader.now().items.map(({ reference }) => reference);

test('loads page after page, each of them once, for any number of callers', async () => {
  const { request, reader } = readerOf((page) => pageOf(page));
  expect(reader.now()).toMatchObject({ items: [], total: 6, isComplete: false });
  await Promise.all([reader.readMore(), reader.readMore()]);
  expect(references(reader)).toEqual(['SKU-1', 'SKU-2']);
  const [all] = await Promise.all([reader.readAll(), reader.readMore(), reader.readAll()]);
  expect(all).toBe(true);
  expect(references(reader)).toEqual([1, 2, 3, 4, 5, 6].map((number) => `SKU-${number}`));
  await reader.readMore();
  await reader.readAll();
  expect(request.mock.calls.map(([page]) => page)).toEqual([1, 2, 3]);
});

test('a failed page is not requested again until a retry', async () => {
  let fails = true;
  const { request, reader } = readerOf((page) => (fails && page === 2 ? failure : pageOf(page)));
  // Like a page that requests more on every change.
  reader.subscribe(() => void reader.readMore());
  await reader.readMore();
  await vi.waitFor(() => expect(reader.now().problem).toEqual({ kind: 'failed' }));
  for (let count = 0; count < 5; count += 1) await reader.readMore();
  expect(request).toHaveBeenCalledTimes(2);
  expect(references(reader)).toEqual(['SKU-1', 'SKU-2']);
  fails = false;
  await reader.retry();
  await vi.waitFor(() => expect(reader.now()).toMatchObject({ isComplete: true, problem: null }));
  expect(request.mock.calls.map(([page]) => page)).toEqual([1, 2, 2, 3]);
});

test('loading all stops at a failure, and resumes from there', async () => {
  let fails = true;
  const { request, reader } = readerOf((page) => (fails && page === 2 ? failure : pageOf(page)));
  expect(await reader.readAll()).toBe(false);
  expect(request).toHaveBeenCalledTimes(2);
  fails = false;
  expect(await reader.readAll()).toBe(true);
  expect(request.mock.calls.map(([page]) => page)).toEqual([1, 2, 2, 3]);
});

test('a refresh replaces the items, and keeps them when it fails', async () => {
  let label = 'old';
  let fails = false;
  const { reader } = readerOf((page) => {
    const answer = pageOf(page);
    if (fails || answer.kind === 'problem') return failure;
    return {
      ...answer,
      value: { ...answer.value, items: answer.value.items.map((one) => ({ ...one, label })) },
    };
  });
  const labels = () => reader.now().items.map((one) => one.label);
  await reader.readMore();
  label = 'new';
  await reader.refresh();
  expect(labels()).toEqual(['new', 'new']);
  expect(reader.now().isComplete).toBe(false);
  fails = true;
  await reader.refresh();
  expect(labels()).toEqual(['new', 'new']);
  expect(reader.now().problem).toBeNull();
});
