import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { use, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { inDigits } from '../../messages/inDigits.ts';
import { useShortcut } from '../keyboard/useShortcut.ts';
import { Person } from '../person/PersonProvider.tsx';
import classes from './DetailPage.module.css';
import { neighbour, neighbours } from './recordTrail.ts';
import type { Neighbours } from './recordTrail.ts';

interface StepsProps extends Neighbours {
  readonly base: string;
  readonly person: string;
}

/** Leads to the previous and next record of the list it was opened from. Back still leads to the list. */
export function RecordSteps({ base }: { base: string }) {
  const { pathname } = useLocation();
  const person = use(Person);
  const found = neighbours(person, base, pathname);
  return found ? <Steps {...found} base={base} person={person} /> : null;
}

function Steps({ position, count, previous, next, base, person }: StepsProps) {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const go = async (by: -1 | 1) => {
    setBusy(true);
    // The failure was already reported; the user can try again.
    const to = await neighbour(person, base, pathname, by).catch(() => undefined);
    setBusy(false);
    if (to !== undefined) void navigate(to, { replace: true, state });
  };
  const back = () => position > 1 && void go(-1);
  const on = () => position < count && void go(1);
  useShortcut({ keys: 'k', label: 'Previous record of the list', group: 'Lists', run: back });
  useShortcut({ keys: 'j', label: 'Next record of the list', group: 'Lists', run: on });
  return (
    <nav className={classes.steps} aria-label="Records of the list">
      <Step
        label="Previous record"
        icon={IconChevronUp}
        to={previous}
        possible={position > 1}
        busy={busy}
        onStep={back}
      />
      <span className={classes.position}>
        {inDigits(position)} of {inDigits(count)}
      </span>
      <Step
        label="Next record"
        icon={IconChevronDown}
        to={next}
        possible={position < count}
        busy={busy}
        onStep={on}
      />
    </nav>
  );
}

interface StepProps {
  readonly label: string;
  readonly icon: typeof IconChevronUp;
  /** Undefined if the neighbouring page must be loaded first. */
  readonly to: string | undefined;
  readonly possible: boolean;
  readonly busy: boolean;
  readonly onStep: () => void;
}

function Step({ label, icon: Icon, to, possible, busy, onStep }: StepProps) {
  const { state } = useLocation();
  const button = { size: 28, 'aria-label': label };
  if (possible && to !== undefined) {
    return (
      <ActionIcon {...button} title={label} component={Link} to={to} replace state={state}>
        <Icon size={16} />
      </ActionIcon>
    );
  }
  return (
    <ActionIcon
      {...button}
      {...(possible ? { title: label } : {})}
      disabled={!possible}
      loading={possible && busy}
      onClick={onStep}
    >
      <Icon size={16} />
    </ActionIcon>
  );
}
