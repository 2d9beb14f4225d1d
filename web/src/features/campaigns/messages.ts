/** What the screens of campaigns say beside the texts that the whole console shares. */
export const campaignMessages = {
  deleteText:
    'It is removed with its waves. This cannot be undone. A campaign with orders cannot be deleted.',
} as const;
