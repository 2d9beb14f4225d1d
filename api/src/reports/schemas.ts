import { Type } from 'typebox';
import type { Static } from 'typebox';
import { component, Count, Money, nullable, page } from '../http/schemas/schemas.ts';
import { Media } from '../tasks/schemas.ts';

/** The answer to one task. Inside a matrix task, each item has its own answers. */
export const ReportTask = component(
  'ReportTask',
  Type.Object({
    task_id: Type.String(),
    reference: nullable(Type.String()),
    selection: Type.Array(Type.String()),
    value: nullable(Type.String()),
    comment: nullable(Type.String()),
    status: nullable(Type.String()),
    media: Type.Array(Media),
    item_count: nullable(Count),
    reason: nullable(Type.String({ description: 'Why staff corrected the answer' })),
    reimbursement: nullable(Money),
    qa_notes: nullable(Type.String()),
    version: nullable(
      Type.String({ description: 'Version of the selection and value; null without an answer' }),
    ),
  }),
);
export const JobReport = component('JobReport', Type.Object({ tasks: Type.Array(ReportTask) }));

export const MatrixReportItem = component(
  'MatrixReportItem',
  Type.Object({
    reference: Type.String(),
    label: Type.String(),
    subtext: nullable(Type.String()),
    tasks: Type.Array(ReportTask),
  }),
);
export const MatrixReportItemPage = page('MatrixReportItemPage', MatrixReportItem);

export type ReportTask = Static<typeof ReportTask>;
