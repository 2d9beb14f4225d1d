import type { GraphQLFormattedError } from 'graphql';
import type { QueryText } from '../../../graphql/queryText.ts';
import { oddValues } from '../odd/oddValues.ts';
import type { OddValues } from '../odd/oddValues.ts';
import { readableItems, readableReport } from '../odd/readable.ts';
import type { RawItems, RawReport, Report, ReportItemPage } from '../odd/readable.ts';
import { SharedReportItemsText, SharedReportText } from '../report.generated.ts';
import type { SharedReportItemsQuery, SharedReportQuery } from '../report.generated.ts';

/** Why a report cannot be shown. */
export type ReportProblem =
  | { readonly kind: 'invalidToken' | 'missingPassword' | 'wrongPassword' | 'notFound' | 'failed' }
  | { readonly kind: 'rateLimited'; readonly waitSeconds: number };

export type Outcome<Value> =
  | { readonly kind: 'read'; readonly value: Value }
  | { readonly kind: 'problem'; readonly problem: ReportProblem };

/** The token and password of a report. The password stays in the page's memory. */
export interface ReportKey {
  readonly token: string;
  readonly password?: string;
}

const failed: ReportProblem = { kind: 'failed' };
/** If the server does not provide the wait: wrong passwords are counted per minute. */
const passwordWaitSeconds = 60;
const deadlineMilliseconds = 30_000;

const problems: Record<string, ReportProblem> = {
  ReportInvalidToken: { kind: 'invalidToken' },
  ReportMissingPassword: { kind: 'missingPassword' },
  ReportWrongPassword: { kind: 'wrongPassword' },
  ReportNotFound: { kind: 'notFound' },
};

/**
 * Loads a shared report. Never rejects.
 * @param again whether it is a refetch, which does not count as another opening
 */
export function requestReport(key: ReportKey, again = false): Promise<Outcome<Report>> {
  const variables = { ...variablesOf(key), ...(again && { again }) };
  return send(SharedReportText, variables, ({ publicJobReport: result }, odd): Outcome<Report> => {
    if (result?.kind !== 'PublicJobReport') return problemOf(result);
    return { kind: 'read', value: readableReport(result, odd) };
  });
}

/** Loads a page of a matrix task's items, from 1. Never rejects. */
export function requestItems(
  key: ReportKey,
  taskId: string,
  page: number,
  perPage: number,
): Promise<Outcome<ReportItemPage>> {
  const variables = { ...variablesOf(key), taskId, page, perPage };
  return send(
    SharedReportItemsText,
    variables,
    ({ publicReportItems: result }, odd): Outcome<ReportItemPage> => {
      if (result?.kind !== 'PublicReportItemPage') return problemOf(result);
      return { kind: 'read', value: readableItems(result, odd) };
    },
  );
}

const variablesOf = ({ token, password }: ReportKey) =>
  password === undefined ? { token } : { token, password };

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly GraphQLFormattedError[];
}

/** Null is a field that failed. */
type Refusal = Exclude<
  SharedReportQuery['publicJobReport'] | SharedReportItemsQuery['publicReportItems'],
  RawReport | RawItems
>;

function problemOf(refusal: Refusal): Outcome<never> {
  if (refusal?.kind === 'ReportRateLimited')
    return {
      kind: 'problem',
      problem: { kind: 'rateLimited', waitSeconds: refusal.retryAfterSeconds ?? passwordWaitSeconds },
    };
  return { kind: 'problem', problem: (refusal && problems[refusal.kind]) ?? failed };
}

async function send<Data, Variables, Value>(
  { name, text }: QueryText<Data, Variables>,
  variables: Variables,
  read: (data: Data, odd: OddValues) => Outcome<Value>,
): Promise<Outcome<Value>> {
  try {
    const answer = await fetch('/graphql', {
      method: 'POST',
      // The gateway refuses simple cross-site requests: this header makes a request non-simple.
      headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true' },
      body: JSON.stringify({ operationName: name, query: text, variables }),
      // A reader who is signed in to the console stays signed in: no cookie is sent or received.
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(deadlineMilliseconds),
    });
    if (answer.status === 429) {
      const waitSeconds = Number(answer.headers.get('retry-after')) || passwordWaitSeconds;
      return { kind: 'problem', problem: { kind: 'rateLimited', waitSeconds } };
    }
    const { data, errors = [] }: Answer<Data> = await answer.json();
    return data ? read(data, oddValues(data, errors)) : { kind: 'problem', problem: failed };
  } catch {
    return { kind: 'problem', problem: failed };
  }
}

/** The token in an address like `/report/{token}`; empty without one. */
export function tokenOf(pathname: string): string {
  const [, , token = ''] = pathname.split('/');
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}
