import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { map } from 'rxjs';
import { begunLink } from './begin.ts';
import { busyLink } from './busyLink.ts';
import { createCache } from './cache.ts';
import { errorNotice, notOfferedText } from './errorNotice.ts';
import type { ErrorNotice } from './errorNotice.ts';
import { noteOffered } from './offered.ts';
import { isPart, partsLink } from './parts.ts';
import { trustedDocumentId } from './trustedDocuments.ts';
import { unreadableLink } from './unreadable.ts';

export interface FailedOperation {
  readonly name: string;
  readonly kind: string;
}

export interface ClientOptions {
  /** Absolute or origin-relative address of the gateway's GraphQL endpoint. */
  readonly uri?: string;
  readonly fetch?: typeof fetch;
  /** Called with the lines of a notice, and with the operation that failed. */
  readonly onErrorLines: (lines: readonly string[], operation: FailedOperation) => void;
  /** Called with the name of an operation that was answered: a retry of it has succeeded. */
  readonly onAnswered?: (operationName: string) => void;
  /** Called for every answer that says there is no valid session; the listener decides what that means. */
  readonly onUnauthenticated: () => void;
}

/**
 * The client of the whole console. The session travels in a cookie that page script cannot read, so no request
 * carries a token. An operation whose context has `quiet: true` raises no notice: its caller shows the error.
 */
export function createClient(options: ClientOptions): ApolloClient {
  const begun = begunLink();
  const parts = partsLink();
  const unreadable = unreadableLink();
  const client = new ApolloClient({
    cache: createCache(),
    dataMasking: true,
    link: ApolloLink.from([
      parts.link,
      begun.link,
      noticeLink(options),
      answeredLink(options),
      unreadable.link,
      busyLink(),
      trustedDocumentLink(),
      new HttpLink({
        uri: options.uri ?? '/graphql',
        credentials: 'same-origin',
        // The gateway refuses simple cross-site requests: this header makes a request non-simple.
        headers: { 'apollo-require-preflight': 'true' },
        ...(options.fetch ? { fetch: options.fetch } : {}),
      }),
    ]),
  });
  client.onClearStore(async () => begun.clear());
  parts.belongsTo(client);
  unreadable.belongsTo(client);
  return client;
}

function noticeLink({ onErrorLines, onUnauthenticated }: ClientOptions): ErrorLink {
  return new ErrorLink(({ error, operation }) => {
    const notice = noticeOf(error, operation.operationType === 'mutation');
    if (notice.kind === 'session-expired') onUnauthenticated();
    else if (notice.kind === 'lines' && operation.getContext()['quiet'] !== true) {
      onErrorLines(notice.lines, { name: operation.operationName ?? '', kind: operation.operationType });
    }
  });
}

/** Queries show in place what the server does not have; a change of it needs a notice. */
function noticeOf(error: unknown, isChange: boolean): ErrorNotice {
  const missing = isChange ? notOfferedText(error) : null;
  return missing === null ? errorNotice(error) : { kind: 'lines', lines: [missing] };
}

/** Hands the answer's ETag to the caller's `noteTag` in the context; an edit sends it as `If-Match`. */
function noteTag(context: Readonly<Record<string, unknown>>): void {
  const { noteTag: tell, response } = context;
  if (typeof tell === 'function' && response instanceof Response) tell(response.headers.get('etag'));
}

/**
 * Reports that an operation was answered. A failed root field is null, which the console's types exclude: such an
 * answer is an error and is not cached, unless the caller declares the field as a part.
 */
const answeredLink = ({ onAnswered }: ClientOptions): ApolloLink =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => {
        const context = operation.getContext();
        noteTag(context);
        noteOffered(result);
        if (result.errors === undefined) {
          if (operation.operationName !== undefined) onAnswered?.(operation.operationName);
        } else if (result.errors.some((error) => error.path?.length === 1 && !isPart(operation, error))) {
          return { ...result, data: null };
        }
        return result;
      }),
    ),
  );

/**
 * Sends the id of a document of the build instead of its text. A gateway of another build may not know the id; then the
 * link sends the text.
 */
function trustedDocumentLink(): ApolloLink {
  const byId = new PersistedQueryLink({
    generateHash: ({ definitions }) => {
      const operation = definitions.find(({ kind }) => kind === 'OperationDefinition');
      return trustedDocumentId(operation && 'name' in operation ? operation.name?.value : undefined) ?? '';
    },
    disable: () => false,
  });
  return ApolloLink.split(({ operationName }) => trustedDocumentId(operationName) !== undefined, byId);
}
