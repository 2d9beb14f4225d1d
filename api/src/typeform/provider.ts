import { ApiError } from '../http/errors.ts';
import { demoForms } from './demo-forms.ts';
import type { TypeformForm } from './form.ts';

/** Where forms come from; null when there is none with this id. */
export type TypeformProvider = (formId: string) => Promise<TypeformForm | null>;

const deadline = 10_000;

/** The forms that come with this server, or those of an account at Typeform when there is a token. */
export const typeformProvider = ({ token, url }: { token: string | null; url: string }): TypeformProvider =>
  token === null ? bundledForms : formsOf(url, token);

const bundledForms: TypeformProvider = async (formId) => demoForms.find((form) => form.id === formId) ?? null;

/** `typeform.unavailable` when Typeform is not reached, refuses the token or answers something else. */
function formsOf(url: string, token: string): TypeformProvider {
  return async (formId) => {
    const answer = await ask(`${url}/forms/${encodeURIComponent(formId)}`, token);
    if (answer.status === 404) return null;
    const form: unknown = answer.ok ? await answer.json().catch(() => null) : null;
    if (!isForm(form)) throw new ApiError('typeform.unavailable');
    return form;
  };
}

async function ask(address: string, token: string): Promise<Response> {
  try {
    return await fetch(address, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      signal: AbortSignal.timeout(deadline),
    });
  } catch (error) {
    throw Object.assign(new ApiError('typeform.unavailable'), { cause: error });
  }
}

const isForm = (value: unknown): value is TypeformForm =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'fields' in value &&
  Array.isArray(value.fields);
