/** The texts of the screens of users, besides those shared by the console. */
export const userMessages = {
  disabled: 'User disabled',
  enabled: 'User enabled',
  invitationRevoked: 'Invitation revoked',
} as const;
