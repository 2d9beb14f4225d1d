/** The texts of comments. */
export const commentMessages = {
  add: 'Add comment',
  added: 'Comment added',
  label: 'Comment',
  none: 'Nobody has written a comment.',
  unknownAuthor: 'Somebody who is gone',
} as const;
