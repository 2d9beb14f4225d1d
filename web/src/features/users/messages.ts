/** What the screens of users say beside the texts that the whole console shares. */
export const userMessages = {
  disabled: 'User disabled',
  enabled: 'User enabled',
  invitationRevoked: 'Invitation revoked',
} as const;
