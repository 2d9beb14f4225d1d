import type { ObservableQuery, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useSyncExternalStore } from 'react';

/*
 * Where the screen and the stream of changes meet. The code that follows changes is loaded after the first screen; this
 * is the part that every screen needs.
 */

/** What a list shows besides its rows. */
export interface ListNotes {
  /** Rows that stay although the list would no longer show them: the reason by id. */
  readonly struck: ReadonlyMap<string, string>;
  /** The label of the button that loads the new rows: '3 new jobs'. */
  readonly offer: string | null;
}

export const noNotes: ListNotes = { struck: new Map(), offer: null };

/** A list on screen. */
export interface ListOnScreen {
  /** What is on screen now; undefined while nothing is. */
  readonly now: () => ListNow | undefined;
  readonly note: (notes: ListNotes) => void;
}

export interface ListNow {
  readonly document: TypedDocumentNode<unknown, OperationVariables>;
  /** The same object until another page, filter or order is listed. */
  readonly variables: OperationVariables & { readonly filter?: unknown };
  readonly observable: ObservableQuery<unknown>;
}

const lists = new Set<ListOnScreen>();

export const listsOnScreen = (): ReadonlySet<ListOnScreen> => lists;

export function showList(list: ListOnScreen): () => void {
  lists.add(list);
  return () => void lists.delete(list);
}

/** What another user did to the record of the page. */
export interface RecordNews {
  readonly path: string;
  readonly words: string;
  readonly deleted: boolean;
}

let news: RecordNews | null = null;
const listeners = new Set<() => void>();
const getNews = (): RecordNews | null => news;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellNews(next: RecordNews): void {
  news = next;
  listeners.forEach((listener) => listener());
}

/** The latest change of the record on screen; the same object until the next one. */
export const useRecordNews = (): RecordNews | null => useSyncExternalStore(subscribe, getNews);
