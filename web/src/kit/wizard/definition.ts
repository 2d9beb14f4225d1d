import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ObjectSchema } from 'yup';

/** The values of a wizard: those of each step under the step's id. */
export type WizardValues = Readonly<Record<string, object>>;

export type WizardForm<Values extends WizardValues> = UseFormReturn<Values, unknown, Values>;

interface StepOf<Values extends WizardValues, Id extends keyof Values & string> {
  /** Stands in the address as well: `?step=id`. */
  readonly id: Id;
  readonly title: string;
  /** What has to hold before the next step can be reached. */
  readonly schema: ObjectSchema<Values[Id]>;
  readonly fields: (form: WizardForm<Values>) => ReactNode;
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
  readonly steps: readonly WizardStep<Values>[];
}

/** A check at the declaration; the result is the same object. */
export const defineWizard = <Values extends WizardValues>(
  wizard: WizardDefinition<Values>,
): WizardDefinition<Values> => wizard;
