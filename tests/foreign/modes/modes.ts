import type { Mode } from '../mode.ts';
import { batchModes } from './batches.ts';
import { dateModes } from './dates.ts';
import { envelopeModes } from './envelopes.ts';
import { gapModes } from './gaps.ts';
import { numberModes } from './numbers.ts';
import { sessionModes } from './session.ts';
import { summaryModes } from './summaries.ts';
import { newerServer, olderServer } from './versions.ts';
import { wireModes } from './wire.ts';
import { wordModes } from './words.ts';
import { worst } from './worst.ts';

/** REST v1 itself. */
export const plain: Mode = { name: 'plain', outcome: 'read', reword: (body) => body };

/** Every way in which a foreign server words its answers, by subject. */
export const modes: readonly Mode[] = [
  ...wordModes,
  ...numberModes,
  ...dateModes,
  ...gapModes,
  ...envelopeModes,
  ...batchModes,
  ...sessionModes,
  ...summaryModes,
  ...wireModes,
  olderServer,
  newerServer,
  worst,
];
