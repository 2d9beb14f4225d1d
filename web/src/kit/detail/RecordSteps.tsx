import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useShortcut } from '../keyboard/useShortcut.ts';
import classes from './DetailPage.module.css';
import { neighbours } from './recordTrail.ts';
import type { Neighbours } from './recordTrail.ts';

/** To the previous and next record of the list it was opened from. Back still leads to the list. */
export function RecordSteps({ base }: { base: string }) {
  const { pathname, state } = useLocation();
  const found = neighbours(base, pathname);
  return found ? <Steps {...found} state={state} /> : null;
}

function Steps({ position, count, previous, next, state }: Neighbours & { readonly state: unknown }) {
  const navigate = useNavigate();
  const go = (to: string | undefined) => to !== undefined && void navigate(to, { replace: true, state });
  useShortcut({ keys: 'k', label: 'Previous record of the list', group: 'Lists', run: () => go(previous) });
  useShortcut({ keys: 'j', label: 'Next record of the list', group: 'Lists', run: () => go(next) });
  return (
    <nav className={classes.steps} aria-label="Records of the list">
      <Step label="Previous record" icon={IconChevronUp} to={previous} state={state} />
      <span className={classes.position}>
        {position} of {count}
      </span>
      <Step label="Next record" icon={IconChevronDown} to={next} state={state} />
    </nav>
  );
}

interface StepProps {
  readonly label: string;
  readonly icon: typeof IconChevronUp;
  readonly to: string | undefined;
  readonly state: unknown;
}

function Step({ label, icon: Icon, to, state }: StepProps) {
  if (to === undefined) {
    return (
      <ActionIcon size={28} aria-label={label} disabled>
        <Icon size={16} />
      </ActionIcon>
    );
  }
  return (
    <ActionIcon size={28} aria-label={label} title={label} component={Link} to={to} replace state={state}>
      <Icon size={16} />
    </ActionIcon>
  );
}
