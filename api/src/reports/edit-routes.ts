import { Type } from 'typebox';
import { action } from '../http/action.ts';
import { ApiError, fieldError } from '../http/errors.ts';
import { ExactText, nullable, optional } from '../http/schemas/schemas.ts';
import { record } from '../jobs/history.ts';
import { readMinorUnits } from '../money/money.ts';
import { checkReimbursement } from '../payments/reimbursement-limit.ts';
import { checkAnswer } from './answers.ts';
import { lockEditedTask, rights, taskActed } from './editing.ts';
import { mustBeVersion, writeAnswer } from './report.ts';
import { getJobReport } from './routes.ts';

export const reportEditRoutes = [
  action({
    ...taskActed,
    path: 'jobs/{id}/report/tasks/{taskId}',
    operationId: 'correctReportTask',
    edits: getJobReport,
    summary: 'Correct the answer to a task',
    description: `${rights} A reimbursement can be set in review only, and is at most £50 or its equivalent.`,
    body: Type.Object({
      selection: optional(Type.Array(ExactText({ description: 'Options as in the task list' }))),
      value: optional(nullable(Type.String({ maxLength: 20_000 }))),
      reason: optional(nullable(Type.String({ maxLength: 1_000 }))),
      reimbursement: optional(nullable(Type.Object({ amount: Type.Number({ minimum: 0 }) }))),
      qa_notes: optional(nullable(Type.String({ maxLength: 20_000 }))),
      version: optional(
        nullable(ExactText({ maxLength: 100, description: '412 when the answer has another version' })),
      ),
    }),
    does: async (transaction, path, body, { session, actor, now, settings }, query) => {
      const edited = await lockEditedTask(transaction, path, query, session);
      const { job, found, assignmentId } = edited;
      const { selection, value, reason, reimbursement, qa_notes: notes, version } = body;
      if (version !== undefined) await mustBeVersion(transaction, assignmentId, found, version);
      checkAnswer(found.task, { selection, value });
      if (reimbursement !== undefined && job.status !== 'qa') throw new ApiError('job.invalid_transition');
      const amount = reimbursement ? readMinorUnits(reimbursement.amount, job.currency) : null;
      if (typeof amount === 'string') throw fieldError('reimbursement.amount', amount);
      if (amount !== null) checkReimbursement(amount, job.currency, settings.reimbursementLimits);
      await writeAnswer(transaction, assignmentId, found, {
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
        transaction,
        actor,
        events.map((event) => ({ jobId: job.id, assignmentId, event })),
        now,
      );
      return edited;
    },
  }),
  action({
    ...taskActed,
    path: 'jobs/{id}/report/tasks/{taskId}/comment',
    operationId: 'changeReportTaskComment',
    edits: getJobReport,
    summary: 'Change the comment of an answer',
    description: rights,
    body: Type.Object({ comment: nullable(Type.String({ maxLength: 20_000 })) }),
    does: async (transaction, path, body, { session, actor, now }, query) => {
      const edited = await lockEditedTask(transaction, path, query, session);
      const { job, found, assignmentId } = edited;
      await writeAnswer(transaction, assignmentId, found, { comment: body.comment?.trim() || null });
      const event = `Comment of "${found.task.title}" changed`;
      await record(transaction, actor, [{ jobId: job.id, assignmentId, event }], now);
      return edited;
    },
  }),
];
