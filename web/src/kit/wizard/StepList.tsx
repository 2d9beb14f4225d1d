import { VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import { wizardMessages } from '../../messages/wizards.ts';
import type { StatusShape, StatusTone } from '../value/status.ts';
import { StatusMark } from '../value/StatusBadge.tsx';
import type { StepEntry, StepState } from './steps.ts';
import { useStepAddress } from './StepLink.tsx';
import classes from './Wizard.module.css';

const marks: Readonly<Record<StepState, { readonly tone: StatusTone; readonly shape: StatusShape }>> = {
  done: { tone: 'done', shape: 'check' },
  current: { tone: 'active', shape: 'dot' },
  open: { tone: 'neutral', shape: 'ring' },
  errors: { tone: 'failed', shape: 'cross' },
};

/** The steps of a wizard with their progress. Reachable ones are links. */
export function StepList({ entries }: { entries: readonly StepEntry[] }) {
  const address = useStepAddress();
  return (
    <nav aria-label={wizardMessages.steps}>
      <ol className={classes.steps}>
        {entries.map(({ id, title, state, reachable }) => {
          const content = (
            <>
              <StatusMark {...marks[state]} />
              {title}
              <VisuallyHidden>, {wizardMessages.states[state]}</VisuallyHidden>
            </>
          );
          return (
            <li key={id}>
              {reachable ? (
                <Link
                  to={address(id)}
                  className={classes.step}
                  data-state={state}
                  aria-current={state === 'current' ? 'step' : undefined}
                >
                  {content}
                </Link>
              ) : (
                <span className={classes.step} data-state={state} data-closed>
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
