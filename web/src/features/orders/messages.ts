import { inDigits } from '../../messages/inDigits.ts';

/** What the screens of an order say beside the texts that the whole console shares. */
export const orderMessages = {
  approved: 'Order approved',
  rejected: 'Order rejected',
  started: 'Order started',
  paused: 'Order paused',
  resumed: 'Order resumed',
  restarted: 'Order restarted',
  finished: 'Order finished',
  archived: 'Order archived',
  cancelled: 'Order cancelled',
  restrictionsRemoved: 'Restrictions removed',
  lockoutCreated: 'Lockout created',
  lockoutDeleted: 'Lockout deleted',
  shepherdsLockedOut: 'Shepherds locked out',
  shepherdsLetIn: 'Shepherds let in again',
  itemAdded: 'Documentation added',
  itemRemoved: 'Documentation removed',
  itemGone: 'This item is not there any more.',

  rowsAdded: (count: number) => `${inDigits(count)} ${count === 1 ? 'row' : 'rows'} added`,
  rowsFailed: (count: number) => `${inDigits(count)} with errors`,

  uploadsRunning: 'Locations are still being read from a file. Wait until it is completed, or cancel it',

  titleTooShort: 'Min 3 characters',
  laterEnd: 'The new end date must be later than the present one',
} as const;
