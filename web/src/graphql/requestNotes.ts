import type { ApolloClient, OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useSyncExternalStore } from 'react';
import { requestKey } from './begin.ts';

/** The fields that are read from a query's result. */
export interface NotedResult {
  readonly observable: {
    readonly queryName?: string | undefined;
    readonly variables?: OperationVariables | undefined;
  };
}

/**
 * What is known about the latest answer to each request, beside its data: the cache drops a query's error as soon as
 * another write changes its data.
 */
export class RequestNotes<Note> {
  readonly #notes = new Map<string, readonly Note[]>();
  readonly #listeners = new Set<() => void>();

  set(key: string, notes: readonly Note[]): void {
    if (notes.length === 0 && !this.#notes.has(key)) return;
    if (notes.length === 0) this.#notes.delete(key);
    else this.#notes.set(key, notes);
    this.#listeners.forEach((listener) => listener());
  }

  of(key: string): readonly Note[] | undefined {
    return this.#notes.get(key);
  }

  clear(): void {
    this.#notes.clear();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}

/** The notes of each client, which a link of that client writes. */
export class ClientNotes<Note> {
  readonly #ofClient = new WeakMap<ApolloClient, RequestNotes<Note>>();
  readonly #none: readonly Note[] = [];

  add(client: ApolloClient, notes: RequestNotes<Note>): void {
    client.onClearStore(async () => notes.clear());
    this.#ofClient.set(client, notes);
  }

  /** A hook: the notes about the latest answer. */
  use({ observable: { queryName = '', variables = {} } }: NotedResult): readonly Note[] {
    const notes = this.#ofClient.get(useApolloClient());
    const key = requestKey({ operationName: queryName, variables });
    return useSyncExternalStore(
      useCallback((listener) => notes?.subscribe(listener) ?? (() => undefined), [notes]),
      () => notes?.of(key) ?? this.#none,
    );
  }
}
