import type { ApolloClient } from '@apollo/client';
import { sendFile } from '../../../kit/upload/sendFile.ts';
import type { SendFile } from '../../../kit/upload/useUploads.ts';
import type { AnswerPlace, JobAnswer } from './jobTasks.ts';
import { JobAnswersDocument } from './JobTasks.generated.ts';
import { readMedia } from './uploadedMedia.ts';

type Media = JobAnswer['media'][number];

/** Uploads a file to an answer. */
export const sendTo =
  (jobId: string): SendFile<AnswerPlace, Media> =>
  ({ taskId, inside }, file, onProgress, signal) => {
    const item = inside ? `?${new URLSearchParams({ item: inside.item }).toString()}` : '';
    const path = `jobs/${encodeURIComponent(jobId)}/report/tasks/${encodeURIComponent(taskId)}/upload${item}`;
    return sendFile(path, file, { onProgress, signal, read: readMedia });
  };

/** Adds an uploaded file to its answer in the cache, without refetching the others. */
export function showArrived(client: ApolloClient, jobId: string, place: AnswerPlace, media: Media): void {
  const { cache } = client;
  if (place.inside) {
    // Its page is refetched if it is on screen.
    cache.evict({ id: cache.identify({ __typename: 'Job', id: jobId }) ?? '', fieldName: 'matrixItems' });
    cache.gc();
    return;
  }
  cache.updateQuery({ query: JobAnswersDocument, variables: { id: jobId } }, (known) => {
    if (!known?.job?.report) return undefined;
    const { tasks } = known.job.report;
    const held = tasks.find(({ taskId }) => taskId === place.taskId);
    const changed = held
      ? tasks.map((task) => (task === held ? { ...task, media: [...task.media, media] } : task))
      : [...tasks, { ...nothing, taskId: place.taskId, media: [media] }];
    return { ...known, job: { ...known.job, report: { ...known.job.report, tasks: changed } } };
  });
}

/** The empty answer of a task. */
const nothing: JobAnswer & { readonly __typename: 'ReportTask' } = {
  __typename: 'ReportTask',
  taskId: '',
  reference: null,
  selection: [],
  value: null,
  comment: null,
  status: null,
  itemCount: null,
  reason: null,
  version: null,
  qaNotes: null,
  reimbursement: null,
  media: [],
};
