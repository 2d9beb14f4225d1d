import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ObjectSchema } from 'yup';

/** The values of a wizard: those of each step under the step's id. */
export type WizardValues = Readonly<Record<string, object>>;

export type WizardForm<Values extends WizardValues> = UseFormReturn<Values, unknown, Values>;

/** Identifies the draft: the same after a reload and in every tab, a new one after starting again. */
export type DraftKey = string;

interface StepOf<Values extends WizardValues, Id extends keyof Values & string> {
  /** Also in the address: `?step=id`. */
  readonly id: Id;
  readonly title: string;
  /**
   * The condition for the next step. Values of other steps are in its context: `when('$type.type', …)` reads the field
   * `type` of the step `type`.
   */
  readonly schema: ObjectSchema<Values[Id]>;
  /** May be a lazy piece: pass its `load`, and it is prefetched when the user types or focuses the button. */
  readonly fields: (form: WizardForm<Values>, draft: DraftKey) => ReactNode;
  /** Uses the full width of the page; the steps are above it. */
  readonly wide?: boolean;
  readonly load?: () => Promise<unknown>;
}

export type WizardStep<Values extends WizardValues> = {
  readonly [Id in keyof Values & string]: StepOf<Values, Id>;
}[keyof Values & string];

export interface WizardDefinition<Values extends WizardValues> {
  /** The draft's name in the browser's storage. */
  readonly name: string;
  /** Incremented when the shape of the values changes: older drafts are ignored. */
  readonly version: number;
  readonly title: string;
  /** The label of the last step's button: 'Create template'. */
  readonly act: string;
  /** The noun of the created record: 'template'. */
  readonly thing: string;
  readonly initial: () => Values;
  /** A link back to the edited record, for users who leave without sending: the draft stays. */
  readonly back?: ReactNode;
  /** The texts of discarding the draft where that restores an existing record. */
  readonly startAgain?: { readonly act: string; readonly question: string; readonly text: string };
  /** The name of a draft where the user can resume it. */
  readonly nameOf?: (values: Values) => string;
  readonly steps: readonly WizardStep<Values>[];
}

/** Type checks the declaration; returns the same object. */
export const defineWizard = <Values extends WizardValues>(
  wizard: WizardDefinition<Values>,
): WizardDefinition<Values> => wizard;
