import { yupResolver } from '@hookform/resolvers/yup';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { object, ValidationError } from 'yup';
import { withValueAt } from '../fieldArray/lists.ts';
import type { WizardStep, WizardValues } from './definition.ts';

/** The schema of the whole form, of which one step is validated. */
export const schemaOfStep = <Values extends WizardValues>({ id, schema }: WizardStep<Values>) =>
  object({ [id]: schema });

/**
 * Validates one step. A single field that is being corrected is validated alone: a long list would be too slow to
 * validate on every key.
 */
export const stepResolver =
  <Values extends WizardValues>(step: WizardStep<Values>): Resolver<Values, unknown, Values> =>
  async (values, _context, options) => {
    const { id } = step;
    const schema = schemaOfStep(step);
    const [name] = options.names ?? [];
    // The form still knows the fields of earlier steps.
    if (options.names?.length === 1 && name?.startsWith(`${id}.`) === true) {
      const error = await errorAt(() => schema.validateAt(name, values, { context: values }));
      return error === null
        ? { values, errors: {} }
        : { values: {}, errors: withValueAt<FieldErrors<Values>>({}, name, error) };
    }
    // The resolver's types include optional values of yup, of which this schema has none.
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
