import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { WizardForm } from '../../../../kit/wizard/definition.ts';
import type { TemplateValues } from '../../templateSchemas.ts';
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

/** Looks through the flow of a form's task list once for all that tell of it. */
export function LogicProvider({ form, children }: LogicProviderProps) {
  const list = useQuietList(form);
  const logic = useMemo(() => {
    const flow = flowOf(list);
    return { flow, findings: findingsIn(flow) };
  }, [list]);
  return <LogicContext value={logic}>{children}</LogicContext>;
}

/** The flow of the task list that is edited and what is found in it, a little behind what is being typed. */
export function useLogic(): Logic {
  const logic = use(LogicContext);
  if (logic === null) throw new Error('The logic of a task list is told inside of its provider');
  return logic;
}
