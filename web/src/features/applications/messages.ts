/** The texts of the screens of applications, besides those shared by the console. */
export const applicationMessages = {
  passed: 'ID check passed',
  failed: 'ID check failed, application rejected',
  resultRequired: 'Choose whether the check is passed or failed',
  passedAccepts: 'The application is accepted, and the Shepherd gets access to the market.',
  passedGoesOn: 'The application stays where it is, with its ID check done.',
  failedRejects:
    'The application is rejected, and the profile can no longer be viewed. This cannot be undone.',
  rejected: (reason: string | null) =>
    reason === null
      ? 'This application is rejected. Its ID check can no longer be decided.'
      : `This application is rejected (${reason.toLowerCase()}). Its ID check can no longer be decided.`,
  retired: 'This Shepherd is retired. The ID check can no longer be decided.',
  missing: 'There is no such application any more.',
} as const;
