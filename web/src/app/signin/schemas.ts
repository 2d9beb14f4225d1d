import { boolean, object, string } from 'yup';
import { emailSchema, newPasswordSchema } from '../../kit/form/passwordSchemas.ts';
import { validationMessages } from '../../messages/validation.ts';

/** The rules of the sign-in forms. A file of its own, fetched while somebody types: the forms come sooner without. */

export const loginSchema = object({
  email: emailSchema,
  password: string().required(validationMessages.passwordRequired),
  rememberMe: boolean().required(),
});

export const forgotPasswordSchema = object({ email: emailSchema });

export const setPasswordSchema = newPasswordSchema;
