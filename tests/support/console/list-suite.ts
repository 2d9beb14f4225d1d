import type { Page, Response } from 'playwright-core';
import { eventually } from './console.ts';
import { consolePages } from './console-pages.ts';

export type ListUnderTest = {
  readonly path: string;
  readonly title: string;
  /** The heading of its page. */
  readonly heading: string;
};

/** Every list page of the console: a direct page whose file has such a name. */
export const listPages: readonly ListUnderTest[] = consolePages
  .filter(({ path, load }) => !path.includes(':') && /ListPage\.tsx/.test(String(load)))
  .map(({ path, title, heading = title }) => ({ path, title, heading }));

export type ListAnswer = {
  readonly variables: {
    readonly page: number;
    readonly perPage: number;
    readonly sort: { readonly field: string; readonly direction: 'ASC' | 'DESC' };
    readonly filter: Readonly<Record<string, unknown>>;
  };
  readonly items: readonly { readonly id: string }[];
  readonly pageInfo: { readonly page: number; readonly lastPage: number; readonly total: number };
  readonly summary?: {
    readonly total: number;
    readonly groups: readonly { readonly value: string; readonly total: number }[];
  };
};

const ofEachKind = new Set(['/orders', '/jobs', '/jobs/bulk-actions', '/app-manger/news']);

/**
 * A short list, one with several tabs, one without links in its rows, one in the frame of another area: together they
 * cover the features of the kit.
 */
export const listsOfEachKind: readonly ListUnderTest[] = listPages.filter(({ path }) => ofEachKind.has(path));

/** One list page in a browser, with the gateway's answers to it. */
export class ListInBrowser {
  readonly page: Page;
  readonly list: ListUnderTest;
  readonly #url: string;

  constructor(page: Page, url: string, list: ListUnderTest) {
    this.page = page;
    this.list = list;
    this.#url = url;
  }

  /** Opens the list with a query string and returns its answer. */
  async open(search = ''): Promise<ListAnswer> {
    const [answer] = await Promise.all([
      this.nextAnswer(),
      this.page.goto(`${this.#url}${this.list.path}${search}`),
    ]);
    await this.settled(answer);
    return answer;
  }

  /** Performs an action that reloads the list. */
  async after(
    act: () => Promise<unknown>,
    expected: (answer: ListAnswer) => boolean = () => true,
  ): Promise<ListAnswer> {
    const [answer] = await Promise.all([this.nextAnswer(expected), act()]);
    await this.settled(answer);
    return answer;
  }

  async nextAnswer(expected: (answer: ListAnswer) => boolean = () => true): Promise<ListAnswer> {
    let found: ListAnswer | undefined;
    await this.page.waitForResponse(async (response) => {
      const answer = await listAnswer(response);
      if (answer === undefined || !expected(answer)) return false;
      found = answer;
      return true;
    });
    if (found === undefined) throw new Error('A response was accepted that is no list');
    return found;
  }

  /** Waits until the rows of the answer are on screen, as many of them as the table draws. */
  async settled({ items }: ListAnswer): Promise<void> {
    await eventually(() => this.page.locator('table[aria-busy="true"]').count()).toBe(0);
    if (items.length > 0) await this.rows().first().waitFor();
    else await eventually(() => this.rows().count()).toBe(0);
  }

  rows() {
    return this.page.locator('tr[data-kind="row"]');
  }

  tabs() {
    return this.page.getByRole('group', { name: 'Status' }).getByRole('button');
  }

  search() {
    return this.page.getByRole('searchbox', { name: 'Search' });
  }

  query(): Readonly<Record<string, string>> {
    return Object.fromEntries(new URL(this.page.url()).searchParams);
  }
}

/** The page of a list in an answer of the gateway; undefined for every other answer. */
async function listAnswer(response: Response): Promise<ListAnswer | undefined> {
  if (!response.url().endsWith('/graphql')) return undefined;
  const request: unknown = response.request().postDataJSON();
  if (!isRecord(request) || !isRecord(request['variables']) || !('perPage' in request['variables']))
    return undefined;
  if (!String(request['operationName']).endsWith('List')) return undefined;
  const body: unknown = await response.json().catch(() => undefined);
  if (!isRecord(body) || !isRecord(body['data'])) return undefined;
  const [root] = Object.values(body['data']);
  if (!isRecord(root) || !Array.isArray(root['items'])) return undefined;
  return { ...root, variables: request['variables'] } as ListAnswer;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
