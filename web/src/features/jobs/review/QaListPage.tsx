import * as column from '../../../kit/list/columns.tsx';
import { defineList } from '../../../kit/list/defineList.tsx';
import { exportJobs } from '../exportJobs.ts';
import { countdownColumn, endColumn, reportColumn, reviewerColumn, shepherdColumn } from '../jobColumns.tsx';
import { RowAvatars } from '../../../kit/presence/RowAvatars.tsx';
import { jobFilters, jobSearchPlaceholder, jobStatuses } from '../jobFilters.ts';
import { JobListDocument } from '../JobListPage.generated.ts';
import { qaListPage, qaReviewPage } from '../pages.ts';
import { ShareReportDialogs } from '../share/ShareReportAction.tsx';
import { ReviewerCounts } from './ReviewerCounts.tsx';
import { reviewSelection } from './reviewSelection.tsx';
import classes from './review.module.css';

/** Who reviews the job, and who has it open now: a claim is made before the work. */
function ReviewerCell(job: Parameters<typeof reviewerColumn.cell>[0] & { readonly id: string }) {
  return (
    <span className={classes.reviewer}>
      {reviewerColumn.cell(job)}
      <RowAvatars jobId={job.id} />
    </span>
  );
}

/** The reviewers' queue: the longest waiting first. */
const QaList = defineList({
  page: qaListPage,
  query: JobListDocument,
  defaultSort: { field: 'COMPLETED_AT', direction: 'ASC' },
  searchPlaceholder: jobSearchPlaceholder,
  alwaysFresh: true,
  statuses: { ...jobStatuses, initial: 'QA' },
  narrowing: ReviewerCounts,
  filters: jobFilters,
  columns: [
    column.textColumn('id', { sort: 'ID', width: 104, narrow: true, link: true }),
    column.statusColumn('job', { sort: 'STATUS', width: 112 }),
    { ...countdownColumn, narrow: true },
    endColumn,
    { ...reviewerColumn, width: 168, cell: ReviewerCell },
    reportColumn,
    column.nameColumn('customer', { sort: 'CUSTOMER', width: 140 }),
    column.textColumn('reference', { sort: 'REFERENCE', width: 112 }),
    column.nameColumn('template', { sort: 'TEMPLATE', width: 160, grow: true }),
    shepherdColumn,
    column.textColumn('city', { sort: 'CITY', width: 112 }),
    column.moneyColumn('fee', { sort: 'FEE', width: 84, hidden: true }),
  ],
  rowLink: ({ id }) => qaReviewPage.to({ id }),
  export: exportJobs,
  exportPermission: 'JOBS_EXPORT',
  selection: reviewSelection,
});

export default function QaListPage() {
  return (
    <>
      <QaList />
      <ShareReportDialogs />
    </>
  );
}
