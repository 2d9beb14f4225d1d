/** Whether the app shows it. */
export const contentStatuses = ['active', 'hidden'] as const;
export type ContentStatus = (typeof contentStatuses)[number];
