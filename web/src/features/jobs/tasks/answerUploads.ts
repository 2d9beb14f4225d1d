import type { ApolloClient } from '@apollo/client';
import { sendFile } from '../../../kit/upload/sendFile.ts';
import type { SendFile } from '../../../kit/upload/useUploads.ts';
import type { AnswerPlace, JobAnswer } from './jobTasks.ts';
import { JobAnswersDocument } from './JobTasks.generated.ts';
import { readMedia } from './uploadedMedia.ts';

type Media = JobAnswer['media'][number];

/** Sends a file to an answer. */
export const sendTo =
  (jobId: string): SendFile<AnswerPlace, Media> =>
  ({ taskId, inside }, file, onProgress, signal) => {
    const item = inside ? `?${new URLSearchParams({ item: inside.item }).toString()}` : '';
    const path = `jobs/${encodeURIComponent(jobId)}/report/tasks/${encodeURIComponent(taskId)}/upload${item}`;
    return sendFile(path, file, { onProgress, signal, read: readMedia });
  };

/** Shows a file that has arrived at its answer, without asking for all the others again. */
export function showArrived(client: ApolloClient, jobId: string, place: AnswerPlace, media: Media): void {
  const { cache } = client;
  if (place.inside) {
    // Its page is asked for again, where it is on screen.
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

/** The answer to a task that has none. */
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
