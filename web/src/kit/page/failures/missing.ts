/** The tab's title for a page or record that does not exist. */
export const missingTitle = (thing: string): string =>
  `${thing.charAt(0).toUpperCase()}${thing.slice(1)} not found`;

export const isMissingTitle = (title: string): boolean => title.endsWith(' not found');
