import { inDigits } from './inDigits.ts';

/** The names of one and of several records in lists, by the type of the contract. */
const names: Readonly<Record<string, readonly [string, string]>> = {
  AGENT: ['Shepherd', 'Shepherds'],
  APPLICATION: ['application', 'applications'],
  CAMPAIGN: ['campaign', 'campaigns'],
  COLLECTION: ['collection', 'collections'],
  CUSTOMER: ['customer', 'customers'],
  JOB: ['job', 'jobs'],
  NEWS_ITEM: ['news item', 'news items'],
  ORDER: ['order', 'orders'],
  TEMPLATE: ['template', 'templates'],
  TRAINING: ['training', 'trainings'],
  TRANSACTION: ['payment', 'payments'],
  USER: ['user', 'users'],
  WITHDRAWAL: ['withdrawal', 'withdrawals'],
};

/** The texts about changes that other users make while a page is open. */
export const liveMessages = {
  fresh: (count: number, type: string) => {
    const [one, several] = names[type] ?? ['row', 'rows'];
    return `${inDigits(count)} new ${count === 1 ? one : several}`;
  },
  left: 'No longer matches',
  deleted: 'Deleted',
  recordChanged: (author: string | null) =>
    author === null ? 'This record has just been changed' : `${author} has just changed this record`,
  recordDeleted: (author: string | null) =>
    author === null ? 'This record has been deleted' : `${author} has deleted this record`,
} as const;
