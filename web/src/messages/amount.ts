import { inDigits } from './inDigits.ts';

/** Shown under an amount field while its text is in another notation than the field's own. */
export const understoodAs = (amount: string): string => `Read as ${amount}`;

const mostNamed = 3;

const inWords = (amounts: readonly string[]): string => {
  const others = amounts.length - mostNamed;
  const named = others > 1 ? [...amounts.slice(0, mostNamed), `${others} others`] : amounts;
  return new Intl.ListFormat('en-GB').format(named);
};

const grouped = (amount: string): string => {
  const [whole = '', fraction] = amount.split('.');
  return `${inDigits(Number(whole))}${fraction === undefined ? '' : `.${fraction.padEnd(2, '0')}`}`;
};

/** The confirmation of an amount that may be a slip. */
export const unusualAmountMessages = {
  question: (amounts: readonly string[]): string =>
    amounts.length === 1
      ? `${inWords(amounts)} is far above what is usual here. Send it all the same?`
      : `${inWords(amounts)} are far above what is usual here. Send them all the same?`,
  inRows: (cells: readonly { readonly row: number; readonly amount: string }[]): string => {
    const named = inWords(cells.map(({ row, amount }) => `${grouped(amount)} in row ${row}`));
    return cells.length === 1
      ? `${named} is far above what is usual in pounds. Check it before it is sent.`
      : `${named} are far above what is usual in pounds. Check them before they are sent.`;
  },
  send: 'Send all the same',
  back: (count: number): string => (count === 1 ? 'Change the amount' : 'Change the amounts'),
} as const;
