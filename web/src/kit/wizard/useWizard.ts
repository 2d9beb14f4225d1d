import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import type { DefaultValues, Path } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { errorCode, fieldErrors } from '../../graphql/errorNotice.ts';
import { wizardMessages } from '../../messages/wizards.ts';
import { replaceValues } from '../fieldArray/changes.ts';
import { modalParameter } from '../modal/modalAddress.ts';
import { useAmountQuestion } from '../amount/useAmountQuestion.ts';
import type { AmountQuestion } from '../amount/useAmountQuestion.ts';
import { useBusy } from '../mutation/useBusy.ts';
import { readable, useSearch } from '../page/address/useSearch.ts';
import { showError } from '../toast/toast.ts';
import { uploadsOf } from '../upload/formUploads.ts';
import type { DraftKey, WizardDefinition, WizardForm, WizardStep, WizardValues } from './definition.ts';
import { draftHistory, newHistory } from './history.ts';
import type { DraftAction } from './history.ts';
import { declareSchema } from '../form/fields/fieldLabel.ts';
import { schemaOfStep, stepResolver } from './resolver.ts';
import { allowedStep, rightSteps, stepEntries } from './steps.ts';
import type { StepEntry } from './steps.ts';
import { stepParameter } from './stepParameter.ts';
import { useQuietValues } from './useQuietValues.ts';
import { useWizardDraft } from './useWizardDraft.ts';
import type { Created, DraftStart } from './useWizardDraft.ts';

export interface WizardOptions<Values extends WizardValues> extends DraftStart<Values> {
  /** Sends the draft with its idempotency key: the server creates one record per key. */
  readonly onSubmit: (values: Values, idempotencyKey: string) => Promise<Created>;
  /**
   * Called before going to the next step, with all values; those of later steps may still be missing. When it rejects,
   * the step stays, and the server's messages are shown at their fields.
   */
  readonly beforeNext?: (step: keyof Values & string, values: Values, draft: DraftKey) => Promise<unknown>;
  /** What a valid step still lacks, such as records on the server; null if nothing is known to be missing. */
  readonly missing?: (values: Values) => Missing<Values> | null;
  /** The form path of a server field; undefined if there is none. */
  readonly fieldOf: (serverField: string) => string | undefined;
}

export interface Missing<Values> {
  readonly step: keyof Values & string;
  /** The message is shown at this field. */
  readonly field: Path<Values>;
  readonly message: string;
}

export interface WizardControl<Values extends WizardValues> {
  readonly form: WizardForm<Values>;
  readonly step: WizardStep<Values>;
  readonly position: number;
  readonly entries: readonly StepEntry[];
  readonly busy: boolean;
  /** The draft was restored. */
  readonly continued: boolean;
  readonly created: Created | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** The last undo or redo, for screen readers. */
  readonly said: string;
  /** Called before changes of lists. */
  readonly noteChange: (words: string, values: object) => void;
  readonly goTo: (step: string) => void;
  /** Goes to the next step; the last one calls `onLast`, or sends. */
  readonly advance: (onLast?: () => void) => void;
  /** Sends after a confirmation, so the press is no double click of an earlier one. */
  readonly send: () => Promise<void>;
  /** The confirmation of an unusually large amount before a step is left. */
  readonly question: AmountQuestion | null;
  readonly draft: DraftKey;
  readonly startAgain: () => void;
}

export function useWizard<Values extends WizardValues>(
  wizard: WizardDefinition<Values>,
  { onSubmit, beforeNext, missing: missingOf, fieldOf, ...start }: WizardOptions<Values>,
): WizardControl<Values> {
  const { steps } = wizard;
  const draft = useWizardDraft(wizard, start);
  const address = useSearch();
  const parameters = new URLSearchParams(useLocation().search);
  const asked = parameters.get(stepParameter);
  const [history, dispatch] = useReducer(draftHistory<Values>, draft.opened.values, newHistory);
  const { present } = history;
  const [said, setSaid] = useState('');
  const [waiting, setWaiting] = useState(false);
  const { busy: sending, run } = useBusy();
  const busy = waiting || sending;
  /** The first field that the server refused: it is focused at its step. */
  const [refused, setRefused] = useState<{ readonly step: string; readonly field: Path<Values> } | null>(
    null,
  );

  const missing = missingOf?.(present) ?? null;
  const missingStep = missing?.step ?? null;

  // Typing can make the step itself invalid, but no earlier one: access is decided on arrival.
  const arrived = `${draft.opened.id} ${asked ?? ''}`;
  const settle = () => ({
    arrived,
    position: allowedStep(wizard, present, asked, draft.opened.step, missingStep),
  });
  const [settled, setSettled] = useState(settle);
  if (settled.arrived !== arrived) setSettled(settle());
  const { position } = settled;
  const step = steps[position];
  if (!step) throw new TypeError(`The wizard ${wizard.name} has no steps`);
  const [furthest, setFurthest] = useState(draft.opened.furthest);
  if (position > furthest) setFurthest(position);

  const form = useForm<Values, unknown, Values>({
    resolver: stepResolver(step),
    // Safe: these are the complete values.
    defaultValues: draft.opened.values as DefaultValues<Values>,
  });
  declareSchema(form.control, schemaOfStep(step));
  const { errors } = useFormState({ control: form.control });
  const { question, raise } = useAmountQuestion(form, ({ name }) => name.startsWith(`${step.id}.`));

  const goTo = useCallback(
    (id: string, replace = false) => {
      const next = new URLSearchParams(address.read());
      next.set(stepParameter, id);
      void address.write(`?${readable(next)}`, { replace });
    },
    [address],
  );
  // While a confirmation is open, it owns the address.
  const settledElsewhere = asked !== step.id && draft.created === null && !parameters.has(modalParameter);
  useEffect(() => {
    if (settledElsewhere) goTo(step.id, true);
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, type, values }) => {
          if (name === undefined || type !== 'change') return;
          dispatch({ type: 'typed', values, field: name, words: wizardMessages.typed });
        },
      }),
    [form],
  );

  const kept = useRef({ values: present, step: step.id });
  useEffect(() => {
    if (kept.current.values === present && kept.current.step === step.id) return;
    kept.current = { values: present, step: step.id };
    draft.keep({ values: present, step: step.id, furthest });
  });

  const noteChange = useCallback(
    // Safe: callers pass all values.
    (words: string, values: object) => dispatch({ type: 'changed', values: values as Values, words }),
    [dispatch],
  );

  const show = (values: Values) => {
    kept.current = { values, step: step.id };
    dispatch({ type: 'replaced', values });
    form.reset(values);
  };
  const { elsewhere } = draft;
  const followed = useRef(elsewhere);
  useEffect(() => {
    if (elsewhere === null || followed.current === elsewhere) return;
    followed.current = elsewhere;
    draft.follow(elsewhere);
    show(elsewhere.values);
  });

  const told = useRef<Path<Values> | null>(null);
  useEffect(() => {
    if (missingStep !== null || told.current === null) return;
    form.clearErrors(told.current);
    told.current = null;
  }, [form, missingStep]);

  useEffect(() => {
    if (refused?.step === step.id) form.setFocus(refused.field);
  }, [form, refused, step.id]);

  const showServerErrors = (error: unknown) => {
    const own = Object.entries(fieldErrors(error)).flatMap(([name, messages]) => {
      const path = fieldOf(name);
      return path === undefined ? [] : [{ path, message: messages.join(' ') }];
    });
    const wrong = steps.find(({ id }) => own.some(({ path }) => path.startsWith(`${id}.`)));
    if (!wrong) return;
    for (const { path, message } of own) {
      // Safe: `fieldOf` returns paths of this form.
      form.setError(path as Path<Values>, { type: 'server', message });
    }
    const field = own.find(({ path }) => path.startsWith(`${wrong.id}.`))?.path as Path<Values>;
    if (wrong.id !== step.id) goTo(wrong.id);
    setRefused({ step: wrong.id, field });
  };

  const sendNow = async () => {
    try {
      draft.sent(await onSubmit(castValues(steps, form.getValues()), draft.opened.id));
    } catch (error) {
      if (errorCode(error) === 'idempotency.mismatch') showError(wizardMessages.sentBefore(wizard.thing));
      showServerErrors(error);
    }
  };
  const isLeft = async (leave: NonNullable<typeof beforeNext>): Promise<boolean> => {
    draft.flush();
    try {
      await leave(step.id, castValues(steps, form.getValues()), draft.opened.id);
      return true;
    } catch (error) {
      showServerErrors(error);
      return false;
    }
  };
  const advance = async (onLast?: () => void) => {
    if (busy || draft.created !== null) return;
    setWaiting(true);
    setRefused(null);
    try {
      await uploadsOf(form.control);
      let valid = false;
      await form.handleSubmit(() => {
        valid = true;
      })();
      if (!valid || raise(() => void advance(onLast))) return;
      if (missing?.step === step.id) {
        told.current = missing.field;
        form.setError(missing.field, { type: 'missing', message: missing.message }, { shouldFocus: true });
        return;
      }
      const next = steps[position + 1];
      if (!next) {
        if (onLast) onLast();
        else await run(sendNow);
        return;
      }
      if (beforeNext && !(await isLeft(beforeNext))) return;
      // The next step shows no errors before the first attempt.
      form.reset(form.getValues(), { keepDefaultValues: true, keepTouched: true });
      goTo(next.id);
    } finally {
      setWaiting(false);
    }
  };

  const travel = (action: DraftAction<Values> & { type: 'undone' | 'redone' }) => {
    const next = draftHistory(history, action);
    const words = (action.type === 'undone' ? history.past.at(-1) : history.future[0])?.words;
    if (next === history || words === undefined) return;
    dispatch(action);
    setSaid(action.type === 'undone' ? wizardMessages.undone(words) : wizardMessages.redone(words));
    replaceValues(form, next.present, Object.keys(errors).length > 0);
  };

  // Stable for the lifetime of the wizard: typing does not render the buttons.
  const travelled = useRef(travel);
  useEffect(() => {
    travelled.current = travel;
  });
  const undo = useCallback(() => travelled.current({ type: 'undone' }), []);
  const redo = useCallback(() => travelled.current({ type: 'redone' }), []);

  const shown = useQuietValues(present, step.id);
  // Validating all values is expensive: it depends on the values alone, not on the errors.
  const right = useMemo(() => rightSteps(wizard, shown), [wizard, shown]);
  const entries = useMemo(
    () =>
      stepEntries(wizard, {
        right,
        current: step.id,
        furthest,
        withErrors: new Set(Object.keys(errors)),
        missing: missingStep,
      }),
    [wizard, right, step.id, furthest, errors, missingStep],
  );

  return {
    form,
    step,
    position,
    entries,
    busy,
    continued: draft.opened.found,
    created: draft.created,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo,
    redo,
    said,
    noteChange,
    goTo,
    advance: (onLast) => void advance(onLast),
    send: async () => {
      if (busy || draft.created !== null) return;
      setWaiting(true);
      await sendNow();
      setWaiting(false);
    },
    question,
    draft: draft.opened.id,
    startAgain: () => {
      const fresh = draft.startAgain();
      setFurthest(0);
      show(fresh.values);
    },
  };
}

/** The values to send: trimmed texts, for example. */
const castValues = <Values extends WizardValues>(
  steps: readonly WizardStep<Values>[],
  values: Values,
): Values =>
  // Safe: every step's values are there, as its schema makes them.
  Object.fromEntries(
    steps.map(({ id, schema }) => [id, schema.cast(values[id], { assert: false, context: values })]),
  ) as unknown as Values;
