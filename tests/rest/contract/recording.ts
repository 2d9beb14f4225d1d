import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Who sends: somebody who may do everything, somebody who may do little, or nobody. */
export type Sender = 'owner' | 'reviewer' | 'nobody';

/** One recorded call and what a REST v1 answers to it. A line of the recording, in this order of properties. */
export type RecordedCall = {
  /** Of the contract: the answer has its shape. */
  operation: string;
  as: Sender;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/v1`. `{name}` is the path of something that an earlier call kept: `{customer}/campaigns`. */
  path: string;
  /** JSON; a text is sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  status: number;
  /** Of a failure. */
  code?: string;
  /** The fields that a failure names, sorted. */
  fields?: string[];
  /** Keeps the paths of the rows of the answer under this name. */
  keep?: string;
  /** Where the rows are and what their id is called; `data` and `id` when not given. */
  rows?: string;
  key?: string;
  /** Only rows that have something here. */
  where?: string;
  /** Not everything that was kept answers like this: the first that does is taken. */
  seek?: true;
  /** Only true of the demo data, and of calls that another REST v1 may do without. */
  demo?: true;
};

const file = path.resolve(import.meta.dirname, 'recording.jsonl');

export async function readRecording(): Promise<RecordedCall[]> {
  const text = await readFile(file, 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): RecordedCall => JSON.parse(line));
}

export async function writeRecording(calls: readonly RecordedCall[]): Promise<void> {
  await writeFile(file, calls.map((call) => `${JSON.stringify(call)}\n`).join(''));
}
