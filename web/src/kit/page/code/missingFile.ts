/**
 * Whether a file of the console's own code could not be loaded: it belongs to an older deploy, or there is no network.
 */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|unable to preload css/i.test(error.message);
