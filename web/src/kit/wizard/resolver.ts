import { yupResolver } from '@hookform/resolvers/yup';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { object, ValidationError } from 'yup';
import { withValueAt } from '../fieldArray/lists.ts';
import type { WizardStep, WizardValues } from './definition.ts';

/** The schema of all that the form of a step holds. */
export const schemaOfStep = <Values extends WizardValues>({ id, schema }: WizardStep<Values>) =>
  object({ [id]: schema });

/**
 * Checks one step. One field by itself, while it is being corrected, is checked alone: a long list
 * would be too slow to be checked with every key.
 */
export const stepResolver =
  <Values extends WizardValues>(step: WizardStep<Values>): Resolver<Values, unknown, Values> =>
  async (values, _context, options) => {
    const { id } = step;
    const schema = schemaOfStep(step);
    const [name] = options.names ?? [];
    // Fields of the steps before are still known to the form.
    if (options.names?.length === 1 && name?.startsWith(`${id}.`) === true) {
      const error = await errorAt(() => schema.validateAt(name, values, { context: values }));
      return error === null
        ? { values, errors: {} }
        : { values: {}, errors: withValueAt<FieldErrors<Values>>({}, name, error) };
    }
    // The resolver's own types ask what yup makes optional, which for a schema of these very values is nothing.
    const resolve = yupResolver(schema) as unknown as Resolver<Values, unknown, Values>;
    return resolve(values, values, options);
  };

async function errorAt(check: () => Promise<unknown>): Promise<{ type: string; message: string } | null> {
  try {
    await check();
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { type: error.type ?? 'validation', message: error.message };
  }
}
