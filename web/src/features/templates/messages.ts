import { inDigits } from '../../messages/inDigits.ts';

export const templateMessages = {
  created: (name: string) => `${name} has been created`,
  usable: 'It is active: new orders can be placed with it from now on.',
  another: 'New template',
  activated: 'Template activated',
  deactivated: 'Template deactivated',
  archived: 'Template archived',
  duplicated: 'Template duplicated',
  legacy: 'Legacy',
  legacyNote:
    'This is a legacy template and can only be read. To change it, duplicate it: the copy is made in the present version and can be edited.',
  archivedNote:
    'This template is archived and can only be read. Orders and jobs that were made from it keep it.',
  noTasks: 'This template has no tasks yet.',
  noLogic: 'Goes on with the next task',
  neverUsed: 'No order was placed with it yet.',
  openOrders: (count: number) =>
    count === 1 ? '1 open order uses it:' : `${inDigits(count)} open orders use it:`,
  noOpenOrders: 'No open order uses it.',
  andMore: (count: number) => `and ${inDigits(count)} more`,
} as const;

/** The texts of a conflict between two users' changes. */
export const changeMessages = {
  title: 'Somebody else has changed this template',
  archived: 'Somebody else has archived this template, so that nothing of it can be saved any more.',
  explain:
    'Nothing is saved yet. Keep yours: what you changed is saved on top of theirs, and where both changed the same, yours stays. Take theirs: what you changed is dropped.',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  theirs: 'Theirs',
  mine: 'Yours',
  before: 'Before',
  both: 'You both changed this',
  empty: 'Empty',
  unchanged: 'Not changed',
  reordered: 'put in another order',
  elsewhere: 'Moved between sections',
} as const;

/** The texts of the typeform import panel. */
export const typeformMessages = {
  where: 'It stands behind /to/ in the address of the typeform.',
  notFound: (formId: string) => `There is no typeform with the id ${formId}. Nothing was changed.`,
  question: (imported: string, present: string) =>
    `The typeform has ${imported}; there are ${present} already. Should it take their place, or be added to them?`,
  replaced: (present: string) => `${present} and all logic are replaced.`,
  added: (imported: string) => `What is there stays. Added behind it: ${imported}.`,
  renamed: (count: number) =>
    count === 1
      ? 'One reference is taken already and gets a number behind:'
      : `${inDigits(count)} references are taken already and get a number behind:`,
} as const;

/** The texts of leaving the task list editor, and of discarding its unsaved changes. */
export const editMessages = {
  back: 'Back to the template',
  act: 'Discard changes',
  question: 'Discard what you have changed?',
  text: 'The task list is again as it is saved. What you have changed since is removed, and this cannot be undone.',
} as const;
