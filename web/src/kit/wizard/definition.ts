import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ObjectSchema } from 'yup';

/** The values of a wizard: those of each step under the step's id. */
export type WizardValues = Readonly<Record<string, object>>;

export type WizardForm<Values extends WizardValues> = UseFormReturn<Values, unknown, Values>;

/** Names the draft: the same after a reload and in every tab, another one after starting again. */
export type DraftKey = string;

interface StepOf<Values extends WizardValues, Id extends keyof Values & string> {
  /** Stands in the address as well: `?step=id`. */
  readonly id: Id;
  readonly title: string;
  /**
   * What has to hold before the next step can be reached. Values of other steps are in its context:
   * `when('$type.type', …)` looks at the field `type` of the step `type`.
   */
  readonly schema: ObjectSchema<Values[Id]>;
  /** May be a piece whose code comes later: give its `load`, and it is fetched when somebody types, or comes to the button. */
  readonly fields: (form: WizardForm<Values>, draft: DraftKey) => ReactNode;
  /** Takes the width of the page; the steps stand above it. */
  readonly wide?: boolean;
  readonly load?: () => Promise<unknown>;
}

export type WizardStep<Values extends WizardValues> = {
  readonly [Id in keyof Values & string]: StepOf<Values, Id>;
}[keyof Values & string];

export interface WizardDefinition<Values extends WizardValues> {
  /** Names the draft in the browser's storage. */
  readonly name: string;
  /** Counted up when the values take another shape: drafts of the old one are not read. */
  readonly version: number;
  readonly title: string;
  /** What the last step's button does: 'Create template'. */
  readonly act: string;
  /** What is made: 'template'. */
  readonly thing: string;
  readonly initial: () => Values;
  /** What is there already and is changed here, for who leaves without sending: the draft stays. */
  readonly back?: ReactNode;
  /** What giving up the draft is called where it goes back to something that is there already. */
  readonly startAgain?: { readonly act: string; readonly question: string; readonly text: string };
  /** What a draft is called where it is offered to go on with. */
  readonly nameOf?: (values: Values) => string;
  readonly steps: readonly WizardStep<Values>[];
}

/** A check at the declaration; the result is the same object. */
export const defineWizard = <Values extends WizardValues>(
  wizard: WizardDefinition<Values>,
): WizardDefinition<Values> => wizard;
