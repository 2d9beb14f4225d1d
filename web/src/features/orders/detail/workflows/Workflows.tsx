import { Switch } from '@mantine/core';
import { useState } from 'react';
import { Section } from '../../../../kit/detail/Section.tsx';
import { defineMutation } from '../../../../kit/mutation/defineMutation.ts';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import { useAllows } from '../../../../kit/permission/PermissionProvider.tsx';
import { successMessages } from '../../../../messages/successes.ts';
import classes from '../detail.module.css';
import { SectionState } from '../../../../kit/detail/SectionState.tsx';
import { SwitchWorkflowDocument } from './WorkflowMutations.generated.ts';
import { useOrderWorkflowsQuery } from './Workflows.generated.ts';
import type { OrderWorkflowsQuery } from './Workflows.generated.ts';

const switchWorkflow = defineMutation(SwitchWorkflowDocument, { success: successMessages.saved });

/** Every workflow, with its state in this order. */
export function Workflows({ orderId }: { orderId: string }) {
  const result = useOrderWorkflowsQuery({ variables: { id: orderId }, fetchPolicy: 'cache-and-network' });
  return (
    <Section title="Workflows">
      <SectionState result={result} value={switches(result.data)} title="Workflows" rows={8}>
        {(workflows) =>
          workflows.length === 0 ? (
            <p className={classes.empty}>There are no workflows.</p>
          ) : (
            <ul className={classes.rows}>
              {workflows.map(({ workflow, active }) => (
                <li key={workflow.id} className={classes.row}>
                  <WorkflowSwitch orderId={orderId} workflow={workflow} active={active} />
                </li>
              ))}
            </ul>
          )
        }
      </SectionState>
    </Section>
  );
}

/** All workflows; an order may contain only those that were ever switched. */
function switches(data: OrderWorkflowsQuery | undefined) {
  const own = data?.order?.workflows;
  if (!own) return undefined;
  const active = new Set(own.filter((one) => one.active).map((one) => one.workflow.id));
  return data.workflows.map((workflow) => ({ workflow, active: active.has(workflow.id) }));
}

interface WorkflowSwitchProps {
  readonly orderId: string;
  readonly workflow: { readonly id: string; readonly name: string };
  readonly active: boolean;
}

function WorkflowSwitch({ orderId, workflow, active }: WorkflowSwitchProps) {
  const allowed = useAllows()('ORDERS_MANAGE');
  const change = useAct(switchWorkflow);
  /** The optimistic state; null while no request is in flight. */
  const [asked, setAsked] = useState<boolean | null>(null);
  const toggle = async () => {
    setAsked(!active);
    try {
      await change({ input: { orderId, workflowId: workflow.id, active: !active } });
    } catch {
      // The notice reports the failure, and the switch returns to its state.
    } finally {
      setAsked(null);
    }
  };
  return (
    <Switch
      label={workflow.name}
      checked={asked ?? active}
      disabled={!allowed || asked !== null}
      onChange={() => void toggle()}
    />
  );
}
