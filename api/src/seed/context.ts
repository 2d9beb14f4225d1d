import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Random } from './random.ts';

/** What a module of the demo works with. */
export type SeedContext = {
  readonly database: Kysely<Database>;
  /** All dates are relative to it, so that countdowns and windows stay meaningful. */
  readonly now: Date;
  readonly random: Random;
  /** What is stored of the pictures and videos. */
  readonly files: readonly DemoFile[];
  /** Where people open the console: the links in mails begin with it. */
  readonly webUrl: string;
};

export type DemoFile = Insertable<Database['files']> & { readonly id: string };

/** Puts the bytes of a demo file where the API reads files. */
export type KeepFile = (key: string, bytes: Buffer, contentType: string) => Promise<void>;
