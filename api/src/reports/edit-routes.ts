import { Type } from 'typebox';
import { call } from '../http/call.ts';
import { ApiError } from '../http/errors.ts';
import { nullable, optional } from '../http/schemas.ts';
import { record } from '../jobs/history.ts';
import { minorUnits } from '../money/money.ts';
import { checkReimbursement } from '../payments/reimbursement-limit.ts';
import { checkAnswer } from './answers.ts';
import { editors, ItemQuery, lockEditedTask, rights, TaskParams } from './editing.ts';
import { writeAnswer } from './report.ts';
import { ReportTask } from './schemas.ts';

export const reportEditRoutes = [
  call({
    method: 'PUT',
    path: 'jobs/{id}/report/tasks/{taskId}',
    operationId: 'correctReportTask',
    tag: 'jobs',
    summary: 'Correct the answer to a task',
    description: `${rights} A reimbursement can be set in review only and is at most 50.`,
    permission: editors,
    params: TaskParams,
    query: ItemQuery,
    body: Type.Object({
      selection: optional(Type.Array(Type.String())),
      value: optional(nullable(Type.String({ maxLength: 20_000 }))),
      reason: optional(nullable(Type.String({ maxLength: 1_000 }))),
      reimbursement: optional(nullable(Type.Object({ amount: Type.Number({ minimum: 0 }) }))),
      qa_notes: optional(nullable(Type.String({ maxLength: 20_000 }))),
    }),
    answer: ReportTask,
    handler: async (context) => {
      const { database, body } = context;
      const { job, actor, now, found, assignmentId, show } = await lockEditedTask(context);
      const { selection, value, reason, reimbursement, qa_notes: notes } = body;
      checkAnswer(found.task, { selection, value });
      if (reimbursement !== undefined && job.status !== 'qa') throw new ApiError('job.invalid_transition');
      const amount = reimbursement ? minorUnits(reimbursement.amount, job.currency) : null;
      if (amount !== null) checkReimbursement(amount, job.currency);
      await writeAnswer(database, assignmentId, found, {
        ...(selection !== undefined && { selection: JSON.stringify(selection) }),
        ...(value !== undefined && { value }),
        ...(reason !== undefined && { reason }),
        ...(notes !== undefined && { qa_notes: notes }),
        ...(reimbursement !== undefined && { reimbursement: amount }),
      });
      const corrected = selection !== undefined || value !== undefined || Boolean(reason);
      const events = [
        ...(corrected
          ? [`Answer to "${found.task.title}" corrected${reason ? `: ${reason.trim()}` : ''}`]
          : []),
        ...(reimbursement === undefined ? [] : [`Reimbursement of "${found.task.title}" changed`]),
        ...(notes === undefined ? [] : [`QA notes of "${found.task.title}" changed`]),
      ];
      await record(
        database,
        actor,
        events.map((event) => ({ jobId: job.id, assignmentId, event })),
        now,
      );
      return show();
    },
  }),
  call({
    method: 'PUT',
    path: 'jobs/{id}/report/tasks/{taskId}/comment',
    operationId: 'changeReportTaskComment',
    tag: 'jobs',
    summary: 'Change the comment of an answer',
    description: rights,
    permission: editors,
    params: TaskParams,
    query: ItemQuery,
    body: Type.Object({ comment: nullable(Type.String({ maxLength: 20_000 })) }),
    answer: ReportTask,
    handler: async (context) => {
      const { database, body } = context;
      const { job, actor, now, found, assignmentId, show } = await lockEditedTask(context);
      await writeAnswer(database, assignmentId, found, { comment: body.comment?.trim() || null });
      const event = `Comment of "${found.task.title}" changed`;
      await record(database, actor, [{ jobId: job.id, assignmentId, event }], now);
      return show();
    },
  }),
];
