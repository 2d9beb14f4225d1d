import { inDigits } from '../../messages/inDigits.ts';

/** The texts of an order's screens, besides those shared by the console. */
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

  rowsAdded: (count: number) => `${inDigits(count)} ${count === 1 ? 'row' : 'rows'} added`,
  rowsFailed: (count: number) => `${inDigits(count)} with errors`,
  rowsLocating: (count: number) =>
    `${inDigits(count)} ${count === 1 ? 'address' : 'addresses'} still being looked for`,
  rowsUnplaced: (count: number) => `${inDigits(count)} without an exact place`,
  placesMissing: (missing: number, total: number, waiting: number) =>
    `${inDigits(missing)} of ${inDigits(total)} locations are not on the map${waiting === 0 ? '' : `, ${inDigits(waiting)} ${waiting === 1 ? 'is' : 'are'} still being looked for`}.`,

  uploadsRunning: 'Locations are still being read from a file. Wait until it is completed, or cancel it',

  titleTooShort: 'Min 3 characters',
  startAfterEnd: 'Start date must be earlier than end date',
  startTimeAfterEnd: 'Start time must be earlier than end time',
  interestStartAfterEnd: 'The interest phase must start before it ends',
  laterEnd: 'The new end date must be later than the present one',
} as const;
