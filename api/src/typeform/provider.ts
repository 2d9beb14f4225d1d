import { ApiError, comingBack } from '../http/errors.ts';
import { outsideAt } from '../outside/circuit.ts';
import { demoForms } from './demo-forms.ts';
import type { TypeformForm } from './form.ts';

/** A source of forms; null when there is none with this id. */
export type TypeformProvider = (formId: string) => Promise<TypeformForm | null>;

/** Milliseconds for the whole form. */
const deadline = 10_000;

/** The bundled forms, or those of a Typeform account when there is a token. */
export const typeformProvider = ({ token, url }: { token: string | null; url: string }): TypeformProvider =>
  token === null ? bundledForms : formsOf(url, token);

const bundledForms: TypeformProvider = async (formId) => demoForms.find((form) => form.id === formId) ?? null;

/** Messages for Typeform's refusals; the token is a setting of this server, not the user's. */
const refusals: ReadonlyMap<number, string> = new Map([
  [401, 'Typeform does not accept the token of this server. Somebody who runs it has to set another one'],
  [403, 'The token of this server may not read this typeform. It needs the scope forms:read'],
  [429, 'Typeform has had too many requests. Please try again in a minute'],
]);

/** `typeform.unavailable` when Typeform is not reached, refuses the token or answers something else. */
function formsOf(url: string, token: string): TypeformProvider {
  return async (formId) => {
    const answer = await ask(url, `${url}/forms/${encodeURIComponent(formId)}`, token);
    if (answer.status === 404) return null;
    const message = refusals.get(answer.status);
    if (message !== undefined) throw new ApiError('typeform.unavailable', { message });
    const form: unknown = answer.ok ? await answer.json().catch(() => null) : null;
    if (!isForm(form)) throw new ApiError('typeform.unavailable');
    return form;
  };
}

async function ask(server: string, address: string, token: string): Promise<Response> {
  try {
    return await outsideAt('forms', server).call(async (signal) => {
      const answer = await fetch(address, {
        headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
        signal: AbortSignal.any([signal, AbortSignal.timeout(deadline)]),
      });
      if (answer.status >= 500) throw new Error(`Typeform answers ${answer.status}`);
      return answer;
    });
  } catch (error) {
    throw Object.assign(new ApiError('typeform.unavailable', comingBack(error)), { cause: error });
  }
}

const isForm = (value: unknown): value is TypeformForm =>
  isRecord(value) && typeof value['title'] === 'string' && areFields(value['fields']);

/** Whether every field, including nested ones, has its id and reference. */
const areFields = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((field: unknown) => {
    if (!isRecord(field)) return false;
    const { properties } = field;
    return (
      ['ref', 'type', 'title'].every((name) => typeof field[name] === 'string') &&
      (!isRecord(properties) || properties['fields'] === undefined || areFields(properties['fields']))
    );
  });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
