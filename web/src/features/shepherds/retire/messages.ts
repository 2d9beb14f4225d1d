import { inDigits } from '../../../messages/inDigits.ts';

const counted = (count: number, one: string, several = `${one}s`): string =>
  `${inDigits(count)} ${count === 1 ? one : several}`;

/** The texts about open work and money when a Shepherd is retired or rejected. */
export const retireMessages = {
  final: 'Who is retired cannot sign in or take jobs any more. This cannot be undone.',
  deleted: (name: string) =>
    `The application of ${name} is deleted, and their profile can no longer be viewed. This cannot be undone.`,
  begun: (jobs: readonly string[]) =>
    `${counted(jobs.length, 'job')} under way or in review: ${jobs.join(', ')}. Complete, fail or stop ${jobs.length === 1 ? 'it' : 'them'} first; until then this is refused.`,
  accepted: (count: number) =>
    `${counted(count, 'accepted job')} that ${count === 1 ? 'was' : 'were'} not begun: ${count === 1 ? 'it goes' : 'they go'} back to unassigned.`,
  noJobs: 'No open jobs.',
  owed: (amount: string) => `Balance of ${amount}: it stays on the books, and nothing is paid out by this.`,
  debt: (amount: string) => `Balance of ${amount}, which they owe: it stays on the books.`,
  noBalance: 'No balance.',
  withdrawals: (count: number) =>
    `${counted(count, 'withdrawal')} not paid out yet: ${count === 1 ? 'it stays' : 'they stay'} to be decided and paid.`,
  noWithdrawals: 'No pending withdrawals.',
  moneyHidden: 'You may not see the balance and the withdrawals. They stay on the books as they are.',
  removal:
    'Name, email, phone, addresses, position, areas, skills, tags, comments, contracts and payment details are deleted for good, also from mails, exports and the history of jobs. Jobs, payments and withdrawals stay, without a name. Settle what is to be paid out first.',
  commentOfRemoval: 'It is kept: do not say in it who the person is.',
  strikes: (count: number) =>
    `${counted(count, 'strike')} within three months. A line manager checks this before somebody is struck off.`,
  reasonRequired: 'Choose a reason',
} as const;
