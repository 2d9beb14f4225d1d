import { getBulkAction, listBulkActions, listBulkFailures } from '../../../rest/calls/bulk-actions.ts';
import { downloadBulkFailures, downloadBulkFile } from '../../../rest/calls/files.ts';
import {
  getJob,
  getJobSummary,
  getJobTasks,
  getQaSummary,
  getReport,
  listComments,
  listHistory,
  listJobs,
  listMatrixItems,
  listReportLinks,
  listReviewMarks,
} from '../../../rest/calls/jobs.ts';
import { alone, each, firstPage, propertyOf, together } from '../question.ts';
import type { Question } from '../question.ts';

/** The tasks of a report that have items of a matrix. */
function matrixTasks(report: unknown): readonly unknown[] {
  const tasks = propertyOf(report, 'tasks');
  return Array.isArray(tasks) ? tasks.filter((task) => Number(propertyOf(task, 'item_count')) > 0) : [];
}

const ofOneJob: readonly Question[] = [
  each(getJob, 'the page of a job'),
  each(getJobTasks, 'the tasks of a job'),
  each(listHistory, 'the log history of a job'),
  each(listComments, 'the comments of a job'),
  each(listReportLinks, 'the links of a shared report'),
  each(listReviewMarks, 'the marks of reviewers on the tasks of a job'),
  each(getReport, 'the answers of a job', {
    most: 10,
    below: [
      each(listMatrixItems, 'the matrix of a job', {
        parameter: 'taskId',
        most: 1,
        rows: matrixTasks,
        idOf: (task) => propertyOf(task, 'task_id'),
        query: { page: 1, per_page: 10 },
      }),
    ],
  }),
];

export const jobQuestions: readonly Question[] = [
  firstPage(listJobs, 'the list of jobs', '-start_date', {
    below: [...ofOneJob, together(listJobs, 'jobs that other records name')],
  }),
  firstPage(listJobs, 'the queue of the quality review', 'completed_at', {
    query: { 'status[]': ['qa'] },
    below: ofOneJob,
  }),
  firstPage(listJobs, 'the list of jobs', '-start_date', {
    query: { 'status[]': ['completed', 'attempted'] },
    below: ofOneJob,
  }),
  firstPage(listJobs, 'the list of jobs', '-start_date', { query: { 'status[]': ['pending'] } }),
  alone(getJobSummary, 'the counts on the tabs of jobs'),
  alone(getQaSummary, 'the counts of the quality review'),
  firstPage(listBulkActions, 'the list of bulk actions', '-created_at', {
    below: [
      each(getBulkAction, 'the page of a bulk action'),
      each(listBulkFailures, 'the failed rows of a bulk action'),
      each(downloadBulkFile, 'the file of a bulk action', {
        most: 1,
        lacking: 'The file of a bulk action cannot be downloaded',
      }),
      each(downloadBulkFailures, 'the failed rows of a bulk action as a file', { most: 1 }),
    ],
  }),
];
