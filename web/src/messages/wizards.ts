/** The texts shared by every wizard, besides its own fields. */
export const wizardMessages = {
  steps: 'Steps',
  states: {
    done: 'done',
    current: 'current step',
    open: 'not yet filled in',
    errors: 'needs your attention',
  },
  progress: (step: number, steps: number) => `Step ${step} of ${steps}`,
  back: 'Back',
  next: 'Next',
  undo: 'Undo',
  redo: 'Redo',
  undone: (words: string) => `Undone: ${words}`,
  redone: (words: string) => `Done again: ${words}`,
  typed: 'Change of a field',
  kept: 'What you enter is kept in this browser until you come back.',
  continued: 'This is the draft that you began before.',
  startAgain: 'Start again',
  startAgainQuestion: 'Start again with nothing filled in?',
  startAgainText: 'Everything you have entered here is removed. This cannot be undone.',
  sentBefore: (thing: string) =>
    `This draft was sent before its last change. Look for the ${thing}, or start again to make another one.`,
} as const;
