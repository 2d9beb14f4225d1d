/** Under an amount field while its text is written in another notation than the field's own. */
export const understoodAs = (amount: string): string => `Read as ${amount}`;

const mostNamed = 3;

const inWords = (amounts: readonly string[]): string => {
  const others = amounts.length - mostNamed;
  const named = others > 1 ? [...amounts.slice(0, mostNamed), `${others} others`] : amounts;
  return new Intl.ListFormat('en-GB').format(named);
};

/** Before an amount is sent that may be a slip. */
export const unusualAmountMessages = {
  question: (amounts: readonly string[]): string =>
    amounts.length === 1
      ? `${inWords(amounts)} is far above what is usual here. Send it all the same?`
      : `${inWords(amounts)} are far above what is usual here. Send them all the same?`,
  /** @param where 'here', or 'in pounds' where the currency of the amounts is unknown */
  inRows: (cells: readonly { readonly row: number; readonly text: string }[], where: string): string => {
    const named = inWords(cells.map(({ row, text }) => `${text} in row ${row}`));
    return cells.length === 1
      ? `${named} is far above what is usual ${where}. Check it before it is sent.`
      : `${named} are far above what is usual ${where}. Check them before they are sent.`;
  },
  send: 'Send all the same',
  back: (count: number): string => (count === 1 ? 'Change the amount' : 'Change the amounts'),
} as const;
