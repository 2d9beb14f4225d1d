/** What the screens of Shepherds say beside the texts that the whole console shares. */
export const shepherdMessages = {
  noContracts: 'No contract has been made.',
  noApplication: 'There is no application.',
  noTags: 'No tags',
  newTag: (tag: string) => `Add “${tag}”`,
  forgotten:
    'This person asked to be removed: everything that told who they are is deleted. Jobs, payments and withdrawals stay.',
  bornInFuture: 'A date of birth lies in the past',
  noneOfCategory: 'None of these skills',
  noSkills: 'There are no skills to choose from.',
} as const;
