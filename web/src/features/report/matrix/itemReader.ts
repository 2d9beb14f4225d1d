import type { OddValue } from '../odd/oddValues.ts';
import type { ReportItem, ReportItemPage } from '../odd/readable.ts';
import type { Outcome, ReportProblem } from '../request/requestReport.ts';

/** Few requests for many items, and no slow answer. */
export const itemsPerRequest = 100;

export interface ReadItems {
  /** The loaded items, in order. */
  readonly items: readonly ReportItem[];
  readonly total: number;
  /** What could not be read in them. */
  readonly unreadable: readonly OddValue[];
  readonly isComplete: boolean;
  /** Why the next ones could not be loaded. They are requested again only on a retry. */
  readonly problem: ReportProblem | null;
}

export interface ItemReader {
  readonly now: () => ReadItems;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads the next page, unless it is loading, all are loaded, or loading failed. */
  readonly readMore: () => Promise<void>;
  /** Retries a failed page. */
  readonly retry: () => Promise<void>;
  /** Loads all remaining pages, also after a failure; resolves to whether all are loaded. */
  readonly readAll: () => Promise<boolean>;
  /** Reloads the loaded items: signed photo URLs expire. */
  readonly refresh: () => Promise<void>;
}

type Request = (page: number) => Promise<Outcome<ReportItemPage>>;

/** Loads the items of a matrix, each of them once, for all components that show them. */
export function createItemReader(request: Request, expected: number): ItemReader {
  const listeners = new Set<() => void>();
  let read: ReadItems = {
    items: [],
    total: expected,
    unreadable: [],
    isComplete: expected === 0,
    problem: null,
  };
  let pages = 0;
  let underWay: Promise<void> | null = null;

  const tell = (next: ReadItems) => {
    read = next;
    listeners.forEach((listener) => listener());
  };
  const readPage = async () => {
    const outcome = await request(pages + 1);
    // Before listeners are notified: one that requests more must not get the finished promise.
    underWay = null;
    if (outcome.kind === 'problem') {
      tell({ ...read, problem: outcome.problem });
      return;
    }
    const { items, unreadable, pageInfo } = outcome.value;
    pages += 1;
    tell({
      items: [...read.items, ...items],
      total: pageInfo.total,
      unreadable: [...read.unreadable, ...unreadable],
      isComplete: pages >= pageInfo.lastPage,
      problem: null,
    });
  };
  const readMore = async () => {
    if (underWay === null && !read.isComplete && read.problem === null) underWay = readPage();
    await underWay;
  };
  const forget = () => {
    if (read.problem !== null) tell({ ...read, problem: null });
  };
  return {
    now: () => read,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readMore,
    retry: async () => {
      forget();
      await readMore();
    },
    readAll: async () => {
      forget();
      while (!read.isComplete && read.problem === null) await readMore();
      return read.isComplete;
    },
    refresh: async () => {
      const fresh: ReportItem[] = [];
      for (let page = 1, last = pages; page <= last; page += 1) {
        const outcome = await request(page);
        if (outcome.kind === 'problem') return;
        fresh.push(...outcome.value.items);
      }
      if (fresh.length > 0) tell({ ...read, items: [...fresh, ...read.items.slice(fresh.length)] });
    },
  };
}
