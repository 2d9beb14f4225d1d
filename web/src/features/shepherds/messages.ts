/** The texts of the screens of Shepherds, besides those shared by the console. */
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
