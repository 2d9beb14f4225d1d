import type { QueryText } from '../../../graphql/queryText.ts';
import { SharedReportItemsText, SharedReportText } from '../report.generated.ts';
import type { SharedReportItemsQuery, SharedReportQuery } from '../report.generated.ts';

type Answered<Union, Name extends string> = Extract<Union, { kind: Name }>;

export type Report = Answered<SharedReportQuery['publicJobReport'], 'PublicJobReport'>;
export type ReportItemPage = Answered<SharedReportItemsQuery['publicReportItems'], 'PublicReportItemPage'>;
export type ReportItem = ReportItemPage['items'][number];

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
export async function requestReport(key: ReportKey, again = false): Promise<Outcome<Report>> {
  const answer = await send(SharedReportText, { ...variablesOf(key), ...(again && { again }) });
  if (answer.kind === 'problem') return answer;
  const result = answer.value.publicJobReport;
  return result.kind === 'PublicJobReport' ? { kind: 'read', value: result } : problemOf(result);
}

/** Loads a page of a matrix task's items, from 1. Never rejects. */
export async function requestItems(
  key: ReportKey,
  taskId: string,
  page: number,
  perPage: number,
): Promise<Outcome<ReportItemPage>> {
  const answer = await send(SharedReportItemsText, { ...variablesOf(key), taskId, page, perPage });
  if (answer.kind === 'problem') return answer;
  const result = answer.value.publicReportItems;
  return result.kind === 'PublicReportItemPage' ? { kind: 'read', value: result } : problemOf(result);
}

const variablesOf = ({ token, password }: ReportKey) =>
  password === undefined ? { token } : { token, password };

type Refusal = Exclude<
  SharedReportQuery['publicJobReport'] | SharedReportItemsQuery['publicReportItems'],
  Report | ReportItemPage
>;

const problemOf = (refusal: Refusal): Outcome<never> => ({
  kind: 'problem',
  problem:
    refusal.kind === 'ReportRateLimited'
      ? { kind: 'rateLimited', waitSeconds: refusal.retryAfterSeconds ?? passwordWaitSeconds }
      : (problems[refusal.kind] ?? failed),
});

async function send<Data, Variables>(
  { name, text }: QueryText<Data, Variables>,
  variables: Variables,
): Promise<Outcome<Data>> {
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
    const { data }: { data?: Data | null } = await answer.json();
    // A failed field is null, and each query has a single field.
    const isThere = data && Object.values(data).every((field) => field !== null);
    return isThere ? { kind: 'read', value: data } : { kind: 'problem', problem: failed };
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
