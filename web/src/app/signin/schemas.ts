import { boolean, object, string, ValidationError } from 'yup';
import type { ValidateOptions } from 'yup';
import { emailSchema, newPasswordSchema } from '../../kit/form/passwordSchemas.ts';
import { validationMessages } from '../../messages/validation.ts';
import type { Check } from './useSignInForm.ts';

/**
 * The validation schemas of the sign-in forms. A file of its own, loaded once the user types, so that the forms appear
 * sooner.
 */

export const setPasswordSchema = newPasswordSchema;

interface Validates<Values> {
  readonly validateSync: (typed: Values, options: ValidateOptions) => Values;
}

const checks =
  <Values>(schema: Validates<Values>): Check<Values> =>
  (typed) => {
    try {
      return { values: schema.validateSync(typed, { abortEarly: false }), errors: {} };
    } catch (error) {
      if (!ValidationError.isError(error)) throw error;
      // If a field has several errors, the first one is shown.
      const named = error.inner.map(({ path = '', message }) => [path, message] as const);
      return { values: null, errors: Object.fromEntries(named.toReversed()) };
    }
  };

export const checkLogin = checks(
  object({
    email: emailSchema,
    password: string().required(validationMessages.passwordRequired),
    rememberMe: boolean().required(),
  }),
);

export const checkForgotPassword = checks(object({ email: emailSchema }));
