import { assignMessages } from '../../messages/assign.ts';

/** What is left empty because the rows have agreed on different things; nothing where they are alike. */
export const DifferingTerms = ({ of }: { of: readonly string[] | undefined }) =>
  of !== undefined && of.length > 0 && <p>{assignMessages.differing(of)}</p>;
