import { inDigits } from '../../messages/inDigits.ts';

/** The texts of the screens of campaigns, besides those shared by the console. */
export const campaignMessages = {
  deleteText: 'It is removed with its waves. This cannot be undone.',
  inUse: (orders: number) =>
    `It has ${inDigits(orders)} ${orders === 1 ? 'order' : 'orders'}, so it cannot be deleted. Close it instead.`,
} as const;
