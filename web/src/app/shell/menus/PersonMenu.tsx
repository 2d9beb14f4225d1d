import { UnstyledButton } from '@mantine/core';
import { lazy } from 'react';
import { whenOnline } from '../../../kit/page/code/whenOnline.ts';
import { LazyOverlay } from '../../../kit/overlay/LazyOverlay.tsx';
import { useProfile } from '../../session/SessionProvider.tsx';
import classes from './PersonMenu.module.css';
import { personName } from '../../../kit/value/personName.ts';

const loadPanel = () => import('./PersonMenuPanel.tsx');
const PersonMenuPanel = lazy(whenOnline(loadPanel));

interface PersonMenuProps {
  readonly onHelp: () => void;
  readonly onSignOut: () => void;
}

export function PersonMenu({ onHelp, onSignOut }: PersonMenuProps) {
  const { firstName, lastName } = useProfile();
  const initials = `${firstName.charAt(0)}${lastName.charAt(0)}`;
  return (
    <LazyOverlay
      kind="menu"
      load={loadPanel}
      button={
        <UnstyledButton
          className={classes.target}
          aria-label={`${initials}: ${personName({ firstName, lastName })}, account menu`}
        >
          <span className={classes.initials} aria-hidden>
            {initials}
          </span>
        </UnstyledButton>
      }
    >
      {(overlay) => <PersonMenuPanel {...overlay} onHelp={onHelp} onSignOut={onSignOut} />}
    </LazyOverlay>
  );
}
