import { object, ref, string } from 'yup';
import { validationMessages } from '../../../messages/validation.ts';
import { passwordChecks } from './password.ts';
import { textOrNull, requiredText } from './schemas.ts';

const emailShape = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export const emailSchema = requiredText(validationMessages.emailRequired).matches(
  emailShape,
  validationMessages.emailFormat,
);

/** An e-mail address, or null when empty. */
export const optionalEmailSchema = textOrNull().matches(emailShape, validationMessages.emailFormat);

export const newPasswordSchema = object({
  password: string()
    .required(validationMessages.passwordRequired)
    .test('requirements', validationMessages.passwordWeak, (password) =>
      passwordChecks(password).every(({ met }) => met),
    ),
  confirmation: string()
    .required(validationMessages.passwordsDiffer)
    .oneOf([ref('password')], validationMessages.passwordsDiffer),
});
