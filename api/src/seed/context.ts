import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Random } from './random.ts';

/** The input of each seed module. */
export type SeedContext = {
  readonly database: Kysely<Database>;
  /** All dates are relative to it, so that countdowns and windows stay meaningful. */
  readonly now: Date;
  readonly random: Random;
  /** The stored records of the pictures and videos. */
  readonly files: readonly DemoFile[];
  /** The console's address; links in mails begin with it. */
  readonly webUrl: string;
};

export type DemoFile = Insertable<Database['files']> & { readonly id: string };

/** Stores the bytes of a demo file. */
export type KeepFile = (key: string, bytes: Buffer, contentType: string) => Promise<void>;
