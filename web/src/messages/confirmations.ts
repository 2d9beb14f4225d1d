import { inDigits } from './inDigits.ts';

/** The texts shared by every confirmation. */
export const confirmMessages = {
  goBack: 'Go back',
  affects: (count: number, thing: string) =>
    `${inDigits(count)} ${thing}${count === 1 ? '' : 's'} will be affected.`,
  unsavedTitle: 'Leave without saving?',
  unsavedText: 'What you changed here has not been saved.',
  leave: 'Leave without saving',
  stay: 'Keep editing',
  signOut: {
    title: 'Sign out without saving?',
    text: 'Something that was typed, here or in another tab, has not been saved.',
    act: 'Sign out without saving',
  },
} as const;
