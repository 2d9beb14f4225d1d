import type { ApolloClient } from '@apollo/client';
import { requestKey } from '../../../graphql/begin.ts';
import { liveMessages } from '../../../messages/live.ts';
import { noNotes } from '../onScreen.ts';
import type { ListNow, ListOnScreen } from '../onScreen.ts';
import { announce } from './announce.ts';
import type { Change } from './change.ts';
import { recordType } from './change.ts';
import { pageIn, withCounts } from './listPage.ts';
import type { PageOfList } from './listPage.ts';
import { Pace } from './Pace.ts';
import { cachedData, readQuietly } from './readQuietly.ts';

/** One request at most in this time, however much changes. */
const paceMilliseconds = 3000;
/** More ids make the address of the REST call too long, and say nothing more to the user. */
const mostIds = 200;

/** Follows the changes of the rows of one list on screen. */
export class FollowedList {
  readonly #client: ApolloClient;
  readonly #list: ListOnScreen;
  readonly #pace = new Pace(() => this.#read(), paceMilliseconds);
  /** What the fields below are about: another page or filter begins again. */
  #now: ListNow | undefined;
  #totalAtFirst = 0;
  readonly #rowsDue = new Set<string>();
  readonly #candidatesDue = new Set<string>();
  #countsDue = false;
  readonly #struck = new Map<string, string>();
  /** Rows that the list would show now and did not before: whether each was created since. */
  readonly #entered = new Map<string, boolean>();
  readonly #created = new Set<string>();

  constructor(client: ApolloClient, list: ListOnScreen) {
    this.#client = client;
    this.#list = list;
  }

  get observable(): ListNow['observable'] | undefined {
    return this.#list.now()?.observable;
  }

  changed(changes: readonly Change[]): void {
    const page = this.#begin();
    if (!page) return;
    const onScreen = new Set(page.items.map(({ id }) => id));
    const ofType = changes.filter(({ type }) => type === typeOf(page));
    for (const { id, kind } of ofType) {
      this.#countsDue = true;
      if (kind === 'DELETED') {
        this.#entered.delete(id);
        if (onScreen.has(id)) this.#struck.set(id, liveMessages.deleted);
      } else if (onScreen.has(id)) this.#rowsDue.add(id);
      else {
        if (kind === 'CREATED') this.#created.add(id);
        if (this.#candidatesDue.size < mostIds) this.#candidatesDue.add(id);
      }
    }
    if (ofType.length === 0) return;
    if (ofType.some(({ kind }) => kind === 'DELETED')) this.#tell(page);
    this.#pace.want();
  }

  /** Any row may have changed. */
  missed(): void {
    const page = this.#begin();
    if (!page) return;
    for (const { id } of page.items) this.#rowsDue.add(id);
    this.#countsDue = true;
    this.#pace.want();
  }

  /** The screen has read a query itself: if it was this list, it shows what is there. */
  wasRead(key: string): void {
    const now = this.#list.now();
    if (
      now &&
      this.#now &&
      requestKey({ operationName: now.observable.queryName, variables: now.variables }) === key
    )
      this.#forget();
  }

  end(): void {
    this.#pace.end();
    this.#list.note(noNotes);
  }

  #begin(): PageOfList | undefined {
    const now = this.#list.now();
    const page = now && pageIn(cachedData(this.#client, now.observable));
    if (this.#now && this.#now.variables !== now?.variables) this.#forget();
    if (!this.#now && now && page) {
      this.#now = now;
      this.#totalAtFirst = page.pageInfo.total;
    }
    return page;
  }

  #forget(): void {
    this.#now = undefined;
    for (const kept of [this.#rowsDue, this.#candidatesDue, this.#struck, this.#entered, this.#created])
      kept.clear();
    this.#countsDue = false;
    this.#list.note(noNotes);
  }

  async #read(): Promise<void> {
    const before = this.#now;
    if (!before || this.#list.now()?.variables !== before.variables) return;
    await (this.#rowsDue.size + this.#candidatesDue.size > 0
      ? this.#readRows(before)
      : this.#readCounts(before));
    if (this.#now !== before) return;
    const page = this.#begin();
    if (page) this.#tell(page);
    if (this.#countsDue || this.#rowsDue.size + this.#candidatesDue.size > 0) this.#pace.want();
  }

  /** Reads changed rows with the filter of the list: a row that it no longer finds has left the list. */
  async #readRows({ observable, variables }: ListNow): Promise<void> {
    const ids = [...this.#rowsDue, ...this.#candidatesDue].slice(0, mostIds);
    const rows = new Set(ids.filter((id) => this.#rowsDue.delete(id)));
    for (const id of ids) this.#candidatesDue.delete(id);
    const before = this.#now;
    const data = await readQuietly(this.#client, observable, {
      ...variables,
      page: 1,
      perPage: ids.length,
      filter: { ...filterOf(variables), ids: narrowed(filterOf(variables)['ids'], ids) },
    });
    const found = pageIn(data);
    if (!found || this.#now !== before) return;
    const matching = new Set(found.items.map(({ id }) => id));
    for (const id of ids) {
      if (rows.has(id)) {
        if (matching.has(id)) this.#struck.delete(id);
        else this.#struck.set(id, liveMessages.left);
      } else if (matching.has(id)) this.#entered.set(id, this.#created.has(id));
      else this.#entered.delete(id);
    }
  }

  async #readCounts({ document, observable, variables }: ListNow): Promise<void> {
    this.#countsDue = false;
    const before = this.#now;
    const counted = pageIn(
      await readQuietly(this.#client, observable, { ...variables, page: 1, perPage: 1 }),
    );
    if (!counted || this.#now !== before) return;
    const { cache } = this.#client;
    const data = cache.readQuery({ query: document, variables });
    if (data !== null) cache.writeQuery({ query: document, variables, data: withCounts(data, counted) });
  }

  #tell(page: PageOfList): void {
    const count = this.#newRows(page);
    const offer = count === 0 ? null : liveMessages.fresh(count, typeOf(page));
    if (offer !== null && offer !== this.#offered) announce(offer);
    this.#offered = offer;
    this.#list.note({ struck: new Map(this.#struck), offer });
  }
  #offered: string | null = null;

  /**
   * A row that was changed and matches now may have been on another page before. The growth of the total limits how
   * many such rows are new.
   */
  #newRows({ pageInfo }: PageOfList): number {
    const created = [...this.#entered.values()].filter(Boolean).length;
    const changed = this.#entered.size - created;
    if (pageInfo.lastPage <= 1) return created + changed;
    const grown = pageInfo.total - this.#totalAtFirst + this.#struck.size - created;
    return created + Math.min(changed, Math.max(0, grown));
  }
}

/** The type of the records of a page: `JobPage` is JOB. */
const typeOf = ({ __typename }: PageOfList): string => recordType(__typename.replace(/Page$/, ''));

const filterOf = ({ filter }: ListNow['variables']): Readonly<Record<string, unknown>> =>
  typeof filter === 'object' && filter !== null ? { ...filter } : {};

/** The ids, and only those that the list's own filter allows. */
const narrowed = (own: unknown, ids: readonly string[]): readonly string[] =>
  Array.isArray(own) ? ids.filter((id) => own.includes(id)) : ids;
