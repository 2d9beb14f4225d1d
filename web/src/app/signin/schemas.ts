// With the schemas, so that a form can report that the network is gone.
import '../../kit/toast/ToastList.tsx';
import { boolean, object, string } from 'yup';
import { emailSchema, newPasswordSchema } from '../../kit/form/values/passwordSchemas.ts';
import { validationMessages } from '../../messages/validation.ts';

/*
 * The validation schemas of the sign-in forms. A file of its own, loaded once the user types, so that the forms appear
 * sooner.
 */

export const setPasswordSchema = newPasswordSchema;

export const loginSchema = object({
  email: emailSchema,
  password: string().required(validationMessages.passwordRequired),
  rememberMe: boolean().required(),
});

export const forgotPasswordSchema = object({ email: emailSchema });
