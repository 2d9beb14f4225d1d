import { documents } from './documents.ts';
import { bodies } from './bodies.ts';
import { requests } from './requests.ts';

/** A request that nobody sends in good faith, and how it must be refused. */
export type Attack = {
  name: string;
  /** The whole request, as it goes over the wire. */
  bytes: Buffer;
  status: number;
  code: string;
};

export const attacks: readonly Attack[] = [...documents, ...bodies, ...requests];
