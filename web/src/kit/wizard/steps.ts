import type { WizardDefinition, WizardStep, WizardValues } from './definition.ts';

export type StepState = 'done' | 'current' | 'open' | 'errors';

export interface StepEntry {
  readonly id: string;
  readonly title: string;
  readonly state: StepState;
  /** All earlier steps are valid. */
  readonly reachable: boolean;
}

interface Progress {
  /** The valid steps. */
  readonly right: ReadonlySet<string>;
  readonly current: string;
  /** The furthest step that was ever reached, by position. */
  readonly furthest: number;
  /** Steps with an error at one of their fields. */
  readonly withErrors: ReadonlySet<string>;
  /** What a valid step still lacks. */
  readonly missing: string | null;
}

/** The entries of the list of steps. */
export function stepEntries<Values extends WizardValues>(
  { steps }: WizardDefinition<Values>,
  { right, current, furthest, withErrors, missing }: Progress,
): readonly StepEntry[] {
  let reachable = true;
  return steps.map((step, position) => {
    const valid = step.id !== missing && right.has(step.id);
    const entry = {
      id: step.id,
      title: step.title,
      reachable,
      state: stateOf(step.id, valid, position),
    };
    reachable = reachable && valid;
    return entry;
  });

  function stateOf(id: string, valid: boolean, position: number): StepState {
    if (id === current) return 'current';
    if (withErrors.has(id)) return 'errors';
    if (position > furthest) return 'open';
    return valid ? 'done' : 'errors';
  }
}

/** The valid steps. */
export const rightSteps = <Values extends WizardValues>(
  { steps }: WizardDefinition<Values>,
  values: Values,
): ReadonlySet<string> => new Set(steps.filter((step) => isValid(step, values)).map(({ id }) => id));

export const isValid = <Values extends WizardValues>(
  { id, schema }: WizardStep<Values>,
  values: Values,
): boolean => schema.isValidSync(values[id], { context: values });

/** The position of the requested step, limited to the reachable ones; the wizard's own choice without one. */
export function allowedStep<Values extends WizardValues>(
  { steps }: WizardDefinition<Values>,
  values: Values,
  asked: string | null,
  left: string | null,
  missing: string | null,
): number {
  const wrong = steps.findIndex((step) => step.id === missing || !isValid(step, values));
  const last = wrong === -1 ? steps.length - 1 : wrong;
  const wanted = steps.findIndex(({ id }) => id === (asked ?? left));
  return Math.min(Math.max(wanted, 0), last);
}
