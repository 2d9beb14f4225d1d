import { ApolloLink } from '@apollo/client';
import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { GraphQLFormattedError } from 'graphql';
import { map } from 'rxjs';
import { requestKey } from './begin.ts';
import { ClientNotes, RequestNotes } from './requestNotes.ts';
import type { NotedResult } from './requestNotes.ts';

/*
 * Parts of an answer that fail alone. A query without parts fails as a whole, because a failed field is null and cannot
 * be told from an empty one.
 */

/**
 * Paths of fields that may fail alone, each with the name that its error shows: `{ 'agent.balance': 'Balance' }`. A
 * path that begins with `*.` matches at any depth.
 */
export type Parts = Readonly<Record<string, string>>;

const partsKey = 'parts';

/** The query context of a caller that shows the failure of each of these parts itself. */
export const withParts = (parts: Parts) => ({ [partsKey]: parts });

export interface FailedPart {
  /** The path as the query declares it. */
  readonly path: string;
  readonly name: string;
  readonly error: CombinedGraphQLErrors;
}

const ofClient = new ClientNotes<FailedPart>();

export interface PartsLink {
  /** The first link of the chain: later links have already reported the errors that it removes. */
  readonly link: ApolloLink;
  readonly belongsTo: (client: ApolloClient) => void;
}

/** Takes the errors of parts out of an answer and keeps them. */
export function partsLink(): PartsLink {
  const failed = new RequestNotes<FailedPart>();
  const link = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => {
        if (!isQuery(operation)) return result;
        const parts = failedParts(declaredParts(operation), result);
        failed.set(requestKey(operation), parts ?? []);
        if (!parts || parts.length === 0) return result;
        const { errors: _told, ...rest } = result;
        return rest;
      }),
    ),
  );
  return { link, belongsTo: (client) => ofClient.add(client, failed) };
}

/** Whether the caller declares the failed field as a part. */
export function isPart(operation: ApolloLink.Operation, { path }: GraphQLFormattedError): boolean {
  return isQuery(operation) && partOf(declaredParts(operation), path) !== undefined;
}

const isQuery = ({ operationType }: ApolloLink.Operation): boolean => operationType === 'query';

const declaredParts = (operation: ApolloLink.Operation): Parts => {
  const parts: unknown = operation.getContext()[partsKey];
  return isParts(parts) ? parts : {};
};

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** Matches the part in every row of a list: indexes are left out. */
function partOf(parts: Parts, path: GraphQLFormattedError['path']): string | undefined {
  const failed = (path ?? []).filter((step) => typeof step === 'string').join('.');
  return Object.keys(parts).find((part) =>
    part.startsWith('*.') ? failed.endsWith(part.slice(1)) : `${failed}.`.startsWith(`${part}.`),
  );
}

/** The failed parts; undefined when anything else failed, or when there is no data. */
function failedParts(
  parts: Parts,
  { data, errors = [] }: ApolloLink.Result,
): readonly FailedPart[] | undefined {
  const byPath = Map.groupBy(errors, ({ path }) => partOf(parts, path));
  if (byPath.has(undefined) || !data || Object.values(data).every((root) => root === null)) return undefined;
  return [...byPath].flatMap(([path, ofPart]) =>
    path === undefined
      ? []
      : [{ path, name: parts[path] ?? path, error: new CombinedGraphQLErrors({ errors: ofPart }) }],
  );
}

/** The fields that are read from a query's result. */
export type PartedResult = NotedResult;

/** The failed parts of the latest answer. */
export const useFailedParts = (result: NotedResult): readonly FailedPart[] => ofClient.use(result);
