import { fileURLToPath } from 'node:url';
import { report } from '@shepherd/service/doctor/findings.ts';
import { privateUmask } from '../data-directory/modes.ts';
import { readSettings } from '../settings.ts';
import { examine } from './checks.ts';

/** The command: reports problems in the set-up of REST v1. Exits with 1 if there are any. */
process.umask(privateUmask);
const defaultDataDirectory = fileURLToPath(new URL('../../../.data', import.meta.url));
await report('REST v1', async () => examine(readSettings(process.env, defaultDataDirectory)));
