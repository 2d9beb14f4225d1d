import { createContext, use, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useReportKey } from '../request/reportKey.ts';
import { requestItems } from '../request/requestReport.ts';
import type { Report, ReportItem } from '../odd/readable.ts';
import type { ReportKey } from '../request/requestReport.ts';
import { createItemReader, itemsPerRequest } from './itemReader.ts';
import type { ItemReader, ReadItems } from './itemReader.ts';

/** Loaded items, by the id of their task. */
export type ItemsOfTasks = ReadonlyMap<string, readonly ReportItem[]>;

export interface ItemReaders {
  /** The shared reader of a matrix. */
  readonly of: (taskId: string, itemCount: number) => ItemReader;
  /** The loaded items of all readers. */
  readonly now: () => ItemsOfTasks;
  readonly subscribe: (listener: () => void) => () => void;
  readonly refresh: () => void;
}

export function createItemReaders(key: ReportKey): ItemReaders {
  const readers = new Map<string, ItemReader>();
  const listeners = new Set<() => void>();
  let items: ItemsOfTasks = new Map();
  const begin = (taskId: string, itemCount: number): ItemReader => {
    const reader = createItemReader((page) => requestItems(key, taskId, page, itemsPerRequest), itemCount);
    reader.subscribe(() => {
      if (items.get(taskId) === reader.now().items) return;
      items = new Map(items).set(taskId, reader.now().items);
      listeners.forEach((listener) => listener());
    });
    readers.set(taskId, reader);
    return reader;
  };
  return {
    of: (taskId, itemCount) => readers.get(taskId) ?? begin(taskId, itemCount),
    now: () => items,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh: () => readers.forEach((reader) => void reader.refresh()),
  };
}

const Readers = createContext<ItemReaders>(createItemReaders({ token: '' }));

/** The readers of the report's items, for all parts that show them. */
export const ItemReadersProvider = Readers.Provider;

/** The readers of the shown report. A refetched report makes them reload their items. */
export function useItemReaders(report: Report): ItemReaders {
  const key = useReportKey();
  const readers = useMemo(() => createItemReaders(key), [key]);
  const known = useRef(report);
  useEffect(() => {
    if (known.current === report) return;
    known.current = report;
    readers.refresh();
  }, [readers, report]);
  return readers;
}

export const useItemReader = (taskId: string, itemCount: number): ItemReader =>
  use(Readers).of(taskId, itemCount);

export const useReadItems = (reader: ItemReader): ReadItems =>
  useSyncExternalStore(reader.subscribe, reader.now);

export function useItemsOfTasks(): ItemsOfTasks {
  const readers = use(Readers);
  return useSyncExternalStore(readers.subscribe, readers.now);
}
