import type { ReactNode } from 'react';
import type { PermissionRule } from '../../permission/rules.ts';
import type { ModalName } from '../../modal/defineModal.ts';

/** The props of a dialog about selected rows. The same dialog serves a single row on that row's own page. */
export interface SelectionDialogProps<Row> {
  /** Its name in the address. */
  readonly name: ModalName;
  readonly rows: readonly Row[];
  /** Call it when the action is done: it clears the selection. */
  readonly onDone: () => void;
}

/** An action on several rows with one call. */
export interface SelectionAction<Row> {
  readonly label: string;
  /** The name of its dialog in the address. */
  readonly modal: ModalName;
  /** Keep the same component between renders. */
  readonly dialog: (props: SelectionDialogProps<Row>) => ReactNode;
  readonly permission?: PermissionRule;
  /** Why the action is not possible with these rows; undefined if all of them allow it. */
  readonly refusal?: (rows: readonly Row[]) => string | undefined;
  /** A destructive action. */
  readonly dangerous?: boolean;
}

/** The actions of a list for rows selected on any of its pages. */
export interface ListSelection<Row> {
  /** The noun for one row, in the singular: 'job'. */
  readonly thing: string;
  /** The batch size of one call. */
  readonly most: number;
  /** A summary of the rows, such as the sum of their fees. */
  readonly summary?: (rows: readonly Row[]) => ReactNode;
  readonly actions: readonly SelectionAction<Row>[];
}
