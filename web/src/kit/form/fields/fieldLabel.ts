import { useWatch } from 'react-hook-form';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import type { AnyObjectSchema, Schema, SchemaDescription } from 'yup';
import { optionalLabel } from '../../../messages/validation.ts';

/*
 * The schema decides which fields are optional, so that a label cannot forget it. Most fields are required and have no
 * mark.
 */

const schemaOfForm = new WeakMap<object, AnyObjectSchema>();

/** Registers the schema of a form (its `control`). */
export function declareSchema(form: object, schema: AnyObjectSchema): void {
  schemaOfForm.set(form, schema);
}

/** Metadata of a field that is validated together with others, but is required. */
export const requiredByOthers = { required: true } as const;

/** Whether a field is currently optional. */
export function useOptional<Values extends FieldValues>(
  control: Control<Values, unknown, Values>,
  name: FieldPath<Values>,
): boolean {
  const schema = schemaOfForm.get(control);
  return useWatch({
    control,
    compute: (values: Values) => schema !== undefined && mayStayEmpty(schema, name, values),
    // Without a condition, no other value changes what is required.
    disabled: schema === undefined || !isConditional(schema, name),
  });
}

/** The label of a field, marked if the field is optional. */
export function useFieldLabel<Values extends FieldValues>(
  control: Control<Values, unknown, Values>,
  name: FieldPath<Values>,
  label: string,
): string {
  return useOptional(control, name) ? optionalLabel(label) : label;
}

/** Whether the field is optional, given the other values. False where the schema does not know it. */
export function mayStayEmpty(schema: AnyObjectSchema, name: string, values: unknown): boolean {
  let node: Schema = schema;
  let parent: unknown;
  let value = values;
  for (const step of name.split('.')) {
    const child = childOf(node.resolve({ value, parent, context: values }), step);
    // Fields of another step of the same form.
    if (child === undefined) return false;
    node = child;
    parent = value;
    value = Reflect.get(Object(parent), step);
  }
  // An empty field: conditions of the schema depend on the other values.
  return !isRequired(
    node.resolve({ value: undefined, parent, context: values }).describe() as SchemaDescription,
  );
}

function isRequired({ type, nullable, optional, meta, tests }: SchemaDescription): boolean {
  if (meta !== undefined && 'required' in meta && meta.required === true) return true;
  if (tests.some((test) => test.name === 'required')) return true;
  if (nullable || optional) return false;
  const least = tests.find((test) => test.name === 'min')?.params?.['min'];
  // An empty text and an empty list are values.
  if (type === 'string' || type === 'array') return typeof least === 'number' && least > 0;
  return true;
}

function isConditional(schema: AnyObjectSchema, name: string): boolean {
  let node: Schema = schema;
  for (const step of name.split('.')) {
    const child = childOf(node, step);
    if (child === undefined) return false;
    if (child.deps.length > 0) return true;
    node = child;
  }
  return false;
}

/** The schema of a property, or of the items of a list. */
function childOf(node: Schema, step: string): Schema | undefined {
  let child: unknown;
  if ('innerType' in node) child = node.innerType;
  else if ('fields' in node) child = Reflect.get(Object(node.fields), step);
  return isSchema(child) ? child : undefined;
}

/** Like yup's own function: the sign-in page loads yup only once the user types. */
const isSchema = (node: unknown): node is Schema =>
  typeof node === 'object' && node !== null && '__isYupSchema__' in node;
