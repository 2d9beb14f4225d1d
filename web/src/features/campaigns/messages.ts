/** What the screens of campaigns say beside the texts that the whole console shares. */
export const campaignMessages = {
  deleteText: 'It is removed with its waves. This cannot be undone.',
  inUse: (orders: number) =>
    `It has ${orders.toLocaleString('en-GB')} ${orders === 1 ? 'order' : 'orders'}, so it cannot be deleted. Close it instead.`,
} as const;
