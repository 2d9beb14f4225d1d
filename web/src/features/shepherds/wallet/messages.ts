export const walletMessages = {
  hidden: 'The payments of this Shepherd are hidden',
  hiddenMeans: 'Balance, payments and payment methods of some Shepherds are shown to nobody.',
  withdrawalsOff: 'Nothing can be withdrawn until this is on.',
  perhapsMade: 'It may have been made all the same. Sent again as it is, it is made once.',
  deducted: 'Enter what is taken off, without a sign.',
  typeRequired: 'Choose a type',
  balanceAfter: (balance: string) => `Balance afterwards: ${balance}`,
  noEarnings: 'Nothing was earned in these months.',
} as const;
