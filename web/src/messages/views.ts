/** The texts about saved views. */
export const viewMessages = {
  title: 'Saved views',
  hint: 'Keeps filters, sorting and columns under a name.',
  name: 'Name of this view',
  shared: 'Shared with me',
  by: (owner: string) => `by ${owner}`,
  isDefault: 'opens with the list',
  options: (name: string) => `Options of the view ${name}`,
  remove: (name: string) => `Remove the view ${name}`,
  removeShared: (name: string) => `${name} is removed for all users who see it.`,
  replace: 'Replace with the current state',
  audience: 'Who sees it',
  onlyMe: 'Only me',
  myRole: 'My role',
  role: (name: string) => `Role ${name}`,
  allUsers: 'All users',
  default: 'The menu opens the list with it',
  lost: (names: readonly string[]) =>
    names.length === 1
      ? `This list no longer has its filter “${names.join()}”`
      : `This list no longer has its filters “${names.join('”, “')}”`,
} as const;
