import type { Control, FieldValues } from 'react-hook-form';

/** The control of a form, for fields that know only a part of its values. */
export const partOf = <Part extends FieldValues, Whole extends Part>(
  control: Control<Whole, unknown, Whole>,
  // Safe: the fields of the part have the same names and types in the whole.
): Control<Part, unknown, Part> => control as unknown as Control<Part, unknown, Part>;
