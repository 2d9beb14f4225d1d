import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The sender: an owner with all permissions, a reviewer with few, or a client without a session. */
export type Sender = 'owner' | 'reviewer' | 'nobody';

/** One recorded call and its answer. A line of the recording, in this order of properties. */
export type RecordedCall = {
  /** Of the contract: the answer has its shape. */
  operation: string;
  as: Sender;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/v1`. `{name}` is a path that an earlier call kept: `{customer}/campaigns`. */
  path: string;
  /** JSON; a text is sent unchanged. */
  body?: unknown;
  headers?: Record<string, string>;
  status: number;
  /** Of a failure. */
  code?: string;
  /** The fields that a failure names, sorted. */
  fields?: string[];
  /** Keeps the paths of the answer's rows under this name. */
  keep?: string;
  /** The properties of the rows and of their id; by default `data` and `id`. */
  rows?: string;
  key?: string;
  /** Only rows where this property is set. */
  where?: string;
  /** Not all kept rows answer like this: the first that does is taken. */
  seek?: true;
  /** Only for the demo data, and for calls that another REST v1 may lack. */
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
