import { InvalidAnswerError, RestError } from '../../errors/rest-error.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { listPageOf } from '../../lists/list.ts';
import { readSharedItems, readSharedReport } from '../../rest/calls/public-report.ts';

export const publicReportResolvers = {
  Query: {
    publicJobReport: (_query, { token, password = null, again }, context) =>
      outcomeOf('PublicJobReport', token, () =>
        context.change(readSharedReport, {
          path: { token },
          body: { password, ...(again === true && { again }) },
        }),
      ),
    publicReportItems: (_query, { token, taskId, page, perPage, password = null }, context) =>
      outcomeOf('PublicReportItemPage', token, async () => {
        const query = { page, per_page: perPage };
        const answer = await context.change(readSharedItems, {
          path: { token, taskId },
          query,
          body: { password },
        });
        return listPageOf(readSharedItems, answer, { page, perPage });
      }),
  },
  // A server without deviations leaves the property out.
  PublicReportTask: { deviates: ({ deviates }) => deviates ?? false },
  PublicReportItem: { deviates: ({ deviates }) => deviates ?? false },
} satisfies Resolvers;

/** Codes of REST v1 for readers of a shared report, and the type of the answer. */
const refusals: ReadonlyMap<string, string> = new Map([
  ['report.invalid_token', 'ReportInvalidToken'],
  ['report.missing_password', 'ReportMissingPassword'],
  ['report.wrong_password', 'ReportWrongPassword'],
  ['not_found', 'ReportNotFound'],
  ['rate_limited', 'ReportRateLimited'],
]);

/** Longer than any token of any REST v1. */
const longestToken = 500;
/** An empty string, and segments that change the path. */
const isNoToken = (token: string): boolean =>
  token.length > longestToken || ['', '.', '..'].includes(token.trim());

async function outcomeOf<Answer extends object>(
  typeName: string,
  token: string,
  read: () => Promise<Answer>,
) {
  if (isNoToken(token)) return { __typename: 'ReportInvalidToken', message: 'Invalid Token' };
  try {
    return { ...(await read()), __typename: typeName };
  } catch (failure) {
    if (!(failure instanceof RestError)) throw failure;
    const refusal = refusals.get(failure.code);
    if (refusal !== undefined)
      return {
        __typename: refusal,
        message: failure.message,
        retry_after_seconds: failure.retryAfterSeconds,
      };
    // This call has no session that could have ended, and a reader with a session must keep it.
    if (failure.status === 401) throw new InvalidAnswerError('A shared report asked for a session');
    throw failure;
  }
}
