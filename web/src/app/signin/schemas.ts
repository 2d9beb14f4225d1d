import { boolean, object, string, ValidationError } from 'yup';
import type { ValidateOptions } from 'yup';
import { emailSchema, newPasswordSchema } from '../../kit/form/passwordSchemas.ts';
import { validationMessages } from '../../messages/validation.ts';
import type { Check } from './useSignInForm.ts';

/** The rules of the sign-in forms. A file of its own, fetched while somebody types: the forms come sooner without. */

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
      // Of several at one field, the first is what is wrong with it.
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
