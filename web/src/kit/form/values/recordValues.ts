import { ArraySchema, ObjectSchema } from 'yup';
import type { AnyObject, Schema } from 'yup';
import type { FormStart } from './formValues.ts';

/** The values of a new record: the schema's defaults, and of fields without one the values of empty fields. */
export const emptyValues = <Values extends AnyObject>(schema: ObjectSchema<Values>): FormStart<Values> =>
  // The compiler cannot follow from the fields of a schema to their values.
  emptyValue(schema) as FormStart<Values>;

function emptyValue(field: unknown): unknown {
  if (field instanceof ObjectSchema)
    return Object.fromEntries(Object.entries(field.fields).map(([name, one]) => [name, emptyValue(one)]));
  if (field instanceof ArraySchema) return [];
  const { spec, type } = field as Schema;
  if (spec.default !== undefined) return spec.default;
  return type === 'string' && !spec.nullable ? '' : type === 'boolean' ? false : null;
}

/** The fields of a form that cannot be taken from the record by name. */
type OtherValues<Values, Source> = {
  readonly [
    Name in keyof FormStart<Values> as Name extends keyof Source
      ? Source[Name] extends FormStart<Values>[Name]
        ? never
        : Name
      : Name
  ]: FormStart<Values>[Name];
};

/**
 * An existing record as values of its form: fields of the same name, and the others as given. An unknown value is that of
 * a new record.
 */
export function recordValues<Values extends AnyObject, Source extends object>(
  schema: ObjectSchema<Values>,
  record: Source,
  others: OtherValues<Values, Source>,
): FormStart<Values> {
  const alike = Object.entries(record).filter(([name, value]) => value !== null && name in schema.fields);
  return { ...emptyValues(schema), ...Object.fromEntries(alike), ...others };
}
