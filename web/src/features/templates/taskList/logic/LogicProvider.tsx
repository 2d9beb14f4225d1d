import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { WizardForm } from '../../../../kit/wizard/definition.ts';
import type { TemplateValues } from '../../values/templateSchemas.ts';
import { useQuietList } from '../useQuietList.ts';
import { findingsIn } from './findings.ts';
import { flowOf } from './flow.ts';

interface Logic {
  readonly flow: ReturnType<typeof flowOf>;
  readonly findings: ReturnType<typeof findingsIn>;
}

const LogicContext = createContext<Logic | null>(null);

interface LogicProviderProps {
  readonly form: WizardForm<TemplateValues>;
  readonly children: ReactNode;
}

/** Analyses the flow of a form's task list once for all consumers. */
export function LogicProvider({ form, children }: LogicProviderProps) {
  const list = useQuietList(form);
  const logic = useMemo(() => {
    const flow = flowOf(list);
    return { flow, findings: findingsIn(flow) };
  }, [list]);
  return <LogicContext value={logic}>{children}</LogicContext>;
}

/** The flow of the edited task list and its findings, debounced while the user types. */
export function useLogic(): Logic {
  const logic = use(LogicContext);
  if (logic === null) throw new Error('The logic of a task list is told inside of its provider');
  return logic;
}
