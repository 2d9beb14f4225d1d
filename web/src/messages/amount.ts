/** Under an amount field while its text is written in another notation than the field's own. */
export const understoodAs = (amount: string): string => `Read as ${amount}`;
