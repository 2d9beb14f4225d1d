/** The tab's title where there is no such page or record. */
export const missingTitle = (thing: string): string =>
  `${thing.charAt(0).toUpperCase()}${thing.slice(1)} not found`;

export const isMissingTitle = (title: string): boolean => title.endsWith(' not found');
