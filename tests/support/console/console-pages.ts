import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A screen as the console registers it. */
export type ConsolePage = {
  readonly path: string;
  readonly title: string;
  readonly heading?: string;
  /** Loads the screen's code; never called here. */
  readonly load: () => Promise<unknown>;
};

// By path, because the types of the console's screens are checked with browser settings.
const registry = path.resolve(import.meta.dirname, '../../../web/src/app/screens.ts');
const { screens }: { screens: readonly { page: Omit<ConsolePage, 'load'>; load: ConsolePage['load'] }[] } =
  await import(pathToFileURL(registry).href);

/** Every screen of the console. */
export const consolePages: readonly ConsolePage[] = screens.map(({ page, load }) => ({ ...page, load }));
