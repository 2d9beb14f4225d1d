import { assignMessages } from '../../../messages/assign.ts';

/** Explains fields that are empty because the rows differ; renders nothing if they are alike. */
export const DifferingTerms = ({ of }: { of: readonly string[] | undefined }) =>
  of !== undefined && of.length > 0 && <p>{assignMessages.differing(of)}</p>;
