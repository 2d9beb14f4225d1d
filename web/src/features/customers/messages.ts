/** What the screens of customers say beside the texts that the whole console shares. */
export const customerMessages = {
  archivedNote: 'An archived customer can only become active again.',
} as const;
