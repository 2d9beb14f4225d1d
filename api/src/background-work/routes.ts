import { sql } from 'kysely';
import { Type } from 'typebox';
import { allOf } from '../authentication/permissions.ts';
import { action } from '../http/action.ts';
import { call } from '../http/call.ts';
import { countGroups, readPage, summaryOf, summaryQuery } from '../http/lists/lists.ts';
import { IdParams, SummaryGroups } from '../http/schemas/schemas.ts';
import { backgroundWorkList, BackgroundWorkQuery } from './list.ts';
import { readBackgroundWork, readPiece } from './reading.ts';
import { retryFailedWork, retryWork } from './retrying.ts';
import {
  BackgroundWork,
  BackgroundWorkPage,
  RetriedWork,
  RetryOfFailedWork,
  shownStatuses,
} from './schemas.ts';

/** For administrators only, by a permission that other servers know too: no existing role would have a new one. */
const administrators = allOf('users.manage');
const tag = 'background-work';

export const backgroundWorkRoutes = [
  call({
    method: 'GET',
    path: 'background-work',
    operationId: 'listBackgroundWork',
    tag,
    summary: 'Background work, the most urgent first',
    description:
      'Finished work is kept for 7 days (the newest 10,000), failed work for 30. Sorted by `urgency` without a `sort`: failed, running, retrying, waiting, done; each newest or next first.',
    permission: administrators,
    query: BackgroundWorkQuery,
    answer: BackgroundWorkPage,
    handler: ({ database, query, clock }) => {
      const now = clock();
      return readPage(database, backgroundWorkList(now), query, (source, ids) =>
        readBackgroundWork(source, ids, now),
      );
    },
  }),
  call({
    method: 'GET',
    path: 'background-work/summary',
    operationId: 'getBackgroundWorkSummary',
    tag,
    summary: 'Background work by status',
    permission: administrators,
    query: summaryQuery(BackgroundWorkQuery),
    answer: SummaryGroups,
    handler: async ({ database, query, clock }) =>
      summaryOf(
        'status',
        shownStatuses,
        await countGroups(database, backgroundWorkList(clock()), query, sql`pieces.shown_status`),
      ),
  }),
  call({
    method: 'GET',
    path: 'background-work/{id}',
    operationId: 'getBackgroundWork',
    tag,
    summary: 'One piece of background work',
    permission: administrators,
    params: IdParams,
    answer: BackgroundWork,
    handler: ({ database, params, clock }) => readPiece(database, params.id, clock()),
  }),
  action({
    path: 'background-work/{id}/retry',
    operationId: 'retryBackgroundWork',
    tag,
    summary: 'Retry a piece of background work immediately',
    description:
      'Work that failed for good starts again with all of its attempts; work that waits for its next attempt is tried now. Everything else is 409 `work.not_retryable`: running work is never started twice.',
    permission: administrators,
    params: IdParams,
    answer: BackgroundWork,
    subject: ({ id }) => id,
    does: retryWork,
    shows: ({ database, clock }, id) => readPiece(database, id, clock()),
  }),
  action({
    path: 'background-work/retry',
    operationId: 'retryFailedBackgroundWork',
    tag,
    summary: 'Retry all work that failed for good, of one kind or of all',
    permission: administrators,
    params: Type.Object({}),
    body: RetryOfFailedWork,
    answer: RetriedWork,
    subject: () => null,
    does: retryFailedWork,
    shows: async (_request, _subject, retried) => ({ retried }),
  }),
];
