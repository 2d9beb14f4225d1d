/** The texts about changes of other users. */
export const conflictMessages = {
  leave: 'Leave it as it is',
  replace: 'Replace',
  anyway: (act: string) => `${act} anyway`,
  changedBy: (by: string | null, field: string | undefined) =>
    `${by ?? 'Another user'} has changed ${field === undefined ? 'this' : `“${field}”`} meanwhile.`,
  changedSince: 'Another user has changed this since you opened it. Nothing was done yet.',
  theirs: 'Theirs',
  mine: 'Yours',
  takeTheirs: 'Take theirs',
  keepMine: 'Keep mine',
  empty: 'Empty',
  yes: 'Yes',
  no: 'No',
  saveAgain: 'Nothing was saved yet. Save again once you have compared the marked fields.',
  gone: 'This was deleted or can no longer be read. Your input was not saved.',
  busy: 'Others are saving this at the same moment. Try again.',
} as const;
