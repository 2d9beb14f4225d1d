import {
  type RestAnswer,
  type RestClient,
  restClient,
  rowsOf,
  signIn,
  textAt,
  valueAt,
} from '../support/client.ts';

/** The report of a job in review, to which staff add photos and videos. */
export type ReportUploads = {
  /** Sends one file as a form does. */
  send: (name: string, bytes: Buffer) => Promise<RestAnswer>;
  /** The sent files, as staff see them. */
  read: (ids: ReadonlySet<string>) => Promise<ReportMedia[]>;
  close: () => Promise<void>;
};

export type ReportMedia = {
  id: string;
  status: string;
  /** Why it cannot be shown. */
  reason: string | null;
  /** The addresses to show; null while there are none. */
  shown: (string | null)[];
  original: string | null;
};

/** The demo has jobs in review whose tasks require a photo. */
const photoTask = 'Photograph the front of the store';

export async function reportUploads(origin: string): Promise<ReportUploads> {
  const client = restClient(`${origin}/v1`);
  const token = await signIn(client, 'owner@shepherd.test');
  const { job, task } = await findTask(client, token);
  return {
    async send(name, bytes) {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(bytes)]), name);
      const answer = await fetch(`${origin}/v1/jobs/${job}/report/tasks/${task}/upload`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      });
      const text = await answer.text();
      return { status: answer.status, headers: {}, text, json: JSON.parse(text) };
    },
    async read(ids) {
      const report = await client.expect({ method: 'GET', path: `/jobs/${job}/report`, token });
      return listAt(report, 'tasks')
        .flatMap((answers) => listAt(answers, 'media'))
        .map(reportMedia)
        .filter(({ id }) => ids.has(id));
    },
    close: client.close,
  };
}

async function findTask(client: RestClient, token: string): Promise<{ job: string; task: string }> {
  const jobs = await client.expect({ method: 'GET', path: '/jobs?status=qa&per_page=100', token });
  for (const row of rowsOf(jobs)) {
    const id = textAt(row, 'id');
    const tasks = await client.expect({ method: 'GET', path: `/jobs/${id}/tasks`, token });
    const task = listAt(tasks, 'task_groups')
      .flatMap((group) => listAt(group, 'tasks'))
      .find((one) => valueAt(one, 'title') === photoTask);
    if (task !== undefined) return { job: id, task: String(valueAt(task, 'id')) };
  }
  throw new Error('No job in review asks for a photo');
}

const listAt = (value: unknown, name: string): unknown[] => {
  const list = valueAt(value, name);
  return Array.isArray(list) ? list : [];
};

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const reportMedia = (media: unknown): ReportMedia => ({
  id: textAt(media, 'id'),
  status: textAt(media, 'status'),
  reason: textOrNull(valueAt(media, 'failure_reason')),
  shown: [textOrNull(valueAt(media, 'media_url')), textOrNull(valueAt(media, 'thumb_url'))],
  original: textOrNull(valueAt(media, 'original_url')),
});
