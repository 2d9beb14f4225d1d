import type { DeviationKind } from '../../rest/contract/notes.ts';
import type { Question } from './question.ts';

/** What REST v1 answers otherwise than the contract has it, at one property of one call. */
export type Oddity = Readonly<{
  /** `wrong` where staff do not see something that the server has. */
  state: 'note' | 'wrong';
  /** `GET /orders/{id}` */
  call: string;
  /** Where staff see the answer. */
  seen: string;
  /** `data.customer.status`; empty for the answer as a whole. */
  property: string;
  /** `not_offered`: a property that the original contract did not have either; `address`: a file that cannot be read. */
  kind: DeviationKind | ListKind | 'not_offered' | 'address';
  /** The contract's expectation in words. */
  expected: string;
  /** An example of what came, without personal data. */
  sample: string;
  times: number;
  /** What staff see. */
  effect: string;
}>;

export type ListKind = 'other_order' | 'repeated' | 'incomplete' | 'filter_ignored' | 'too_many';

/** As in `GET /orders/{id}`. */
export const nameOf = ({ method, path }: Question['call']): string => `${method} ${path}`;
