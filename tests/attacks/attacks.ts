import { documents } from './documents.ts';
import { bodies } from './bodies.ts';
import { requests } from './requests.ts';

/** A malicious request, and how it must be refused. */
export type Attack = {
  name: string;
  /** The whole request as bytes on the wire. */
  bytes: Buffer;
  status: number;
  code: string;
};

export const attacks: readonly Attack[] = [...documents, ...bodies, ...requests];
