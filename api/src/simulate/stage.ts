import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Random } from '../seed/random.ts';
import type { Settings } from '../settings.ts';

export type Stage = {
  readonly database: Kysely<Database>;
  readonly settings: Settings;
  readonly clock: () => Date;
  readonly draw: Random;
};

/** What somebody did, and to what; null when there was nothing to do. */
export type Played = { readonly action: string; readonly about: string; readonly shepherd: string } | null;
