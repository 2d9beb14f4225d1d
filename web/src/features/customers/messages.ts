/** What the screens of customers say beside the texts that the whole console shares. */
export const customerMessages = {
  ordersHidden: 'You do not have access to orders',
  ordersHiddenText: 'An owner or administrator can give your role the permission orders.view.',
  archivedNote: 'An archived customer can only become active again.',
} as const;
