/** The texts about undoing an act. */
export const undoMessages = {
  undo: (text: string) => `Undo: ${text}`,
  undoing: (text: string) => `Undoing: ${text}`,
  hint: 'It can be undone for ten seconds, with the button Undo or Ctrl+Z.',
  undone: (text: string) => `Undone: ${text}`,
  refused: (why: string) => `Not undone: ${why}`,
  failed: 'Not undone yet: the server could not be reached. Press Undo again.',
  changed: 'another user has changed this since.',
  unknown: 'the server refused it.',
} as const;
