import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import type { WizardForm } from '../../../../kit/wizard/definition.ts';
import type { TemplateValues } from '../../values/templateSchemas.ts';
import { problemsByKey } from './problems.ts';

/**
 * The number of errors of each section and task. After an attempt to continue, and after a refusal by the server,
 * `onWrong` is called with the first of them.
 */
export function useProblems(
  form: WizardForm<TemplateValues>,
  onWrong: (key: string) => void,
): ReadonlyMap<string, number> {
  const { errors, submitCount, isSubmitting } = useFormState({ control: form.control });
  const messages = errors.tasks;
  const problems = useMemo(() => problemsByKey(form.getValues('tasks'), messages), [form, messages]);
  const refused = useMemo(() => JSON.stringify(refusals(messages)), [messages]);

  const tell = useEffectEvent(() => {
    const [first] = problemsByKey(form.getValues('tasks'), form.formState.errors.tasks).keys();
    if (first !== undefined) onWrong(first);
  });
  const attempt = isSubmitting ? null : `${submitCount} ${refused}`;
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (attempt === null || told.current === attempt) return;
    told.current = attempt;
    tell();
  }, [attempt]);
  return problems;
}

/** The server's messages. */
function refusals(messages: unknown): string[] {
  if (typeof messages !== 'object' || messages === null) return [];
  const message: unknown = Reflect.get(messages, 'message');
  if (typeof message === 'string') return Reflect.get(messages, 'type') === 'server' ? [message] : [];
  return Object.values(messages).flatMap(refusals);
}
