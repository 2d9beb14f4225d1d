import type { Outcome, ReportItem, ReportItemPage, ReportProblem } from '../requestReport.ts';

/** Few requests for many items, and no answer that takes long. */
export const itemsPerRequest = 100;

export interface ReadItems {
  /** In their order, as far as they were read. */
  readonly items: readonly ReportItem[];
  readonly total: number;
  readonly isComplete: boolean;
  /** Why the next ones could not be read. They are asked for again only when somebody says so. */
  readonly problem: ReportProblem | null;
}

export interface ItemReader {
  readonly now: () => ReadItems;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads the next ones, unless they are on their way, all are there, or reading failed. */
  readonly readMore: () => Promise<void>;
  /** Asks once more for what could not be read. */
  readonly retry: () => Promise<void>;
  /** Reads on to the end, also after a failure; whether all are there. */
  readonly readAll: () => Promise<boolean>;
  /** Reads what is there once more: addresses of photos work for a while only. */
  readonly refresh: () => Promise<void>;
}

type Request = (page: number) => Promise<Outcome<ReportItemPage>>;

/** Reads the items of one matrix, each of them once, for everybody who shows them. */
export function createItemReader(request: Request, expected: number): ItemReader {
  const listeners = new Set<() => void>();
  let read: ReadItems = { items: [], total: expected, isComplete: expected === 0, problem: null };
  let pages = 0;
  let underWay: Promise<void> | null = null;

  const tell = (next: ReadItems) => {
    read = next;
    listeners.forEach((listener) => listener());
  };
  const readPage = async () => {
    const outcome = await request(pages + 1);
    // Before anybody is told: who then asks for more is not given what has just ended.
    underWay = null;
    if (outcome.kind === 'problem') {
      tell({ ...read, problem: outcome.problem });
      return;
    }
    const { items, pageInfo } = outcome.value;
    pages += 1;
    tell({
      items: [...read.items, ...items],
      total: pageInfo.total,
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
