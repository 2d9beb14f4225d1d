/** The texts of the screens of customers, besides those shared by the console. */
export const customerMessages = {
  archivedNote: 'An archived customer can only become active again.',
} as const;
