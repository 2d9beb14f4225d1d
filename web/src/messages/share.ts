/** What the dialog says that shares a job's report. */
export const shareMessages = {
  explanation:
    'Anybody with the link can read the report, without signing in and without fees or names of Shepherds.',
  passwordHelp: 'Tell it to the reader in another way than the link.',
  onlyNow: 'It is shown only now. Older links stay valid.',
  noLinks: 'Nobody has a link to this report.',
  revoked: 'Link revoked',
} as const;
