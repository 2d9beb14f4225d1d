import type { ReactNode } from 'react';
import type { PermissionRule } from '../../permission/rules.ts';
import type { ModalName } from '../../modal/defineModal.ts';

/** What a dialog about selected rows is given. The same dialog serves one row on that row's own page. */
export interface SelectionDialogProps<Row> {
  /** The name it has in the address. */
  readonly name: ModalName;
  readonly rows: readonly Row[];
  /** To be called when it has done what it is for: the rows are no longer selected then. */
  readonly onDone: () => void;
}

/** Something that can be done to several rows with one call. */
export interface SelectionAction<Row> {
  readonly label: string;
  /** The name of its dialog in the address. */
  readonly modal: ModalName;
  /** Keep the same component from render to render. */
  readonly dialog: (props: SelectionDialogProps<Row>) => ReactNode;
  readonly permission?: PermissionRule;
  /** Why it is not possible with these rows; undefined where all of them allow it. */
  readonly refusal?: (rows: readonly Row[]) => string | undefined;
  /** Destroys something. */
  readonly dangerous?: boolean;
}

/** What a list offers for rows chosen on any of its pages. */
export interface ListSelection<Row> {
  /** What one row is called, in the singular: 'job'. */
  readonly thing: string;
  /** How many rows one call takes. */
  readonly most: number;
  /** What the rows come to together, such as the sum of their fees. */
  readonly summary?: (rows: readonly Row[]) => ReactNode;
  readonly actions: readonly SelectionAction<Row>[];
}
