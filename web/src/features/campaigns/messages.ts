import { inDigits } from '../../messages/inDigits.ts';

/** What the screens of campaigns say beside the texts that the whole console shares. */
export const campaignMessages = {
  deleteText: 'It is removed with its waves. This cannot be undone.',
  inUse: (orders: number) =>
    `It has ${inDigits(orders)} ${orders === 1 ? 'order' : 'orders'}, so it cannot be deleted. Close it instead.`,
} as const;
