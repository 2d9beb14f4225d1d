/** The texts about changes of other users. */
export const conflictMessages = {
  leave: 'Leave it as it is',
  replace: 'Replace',
  anyway: (act: string) => `${act} anyway`,
} as const;
