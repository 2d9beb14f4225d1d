import { useNavigate } from 'react-router-dom';
import { useShortcut, useShortcutKeys } from '../../kit/keyboard/useShortcut.ts';
import { navigationLabels } from '../../kit/page/definition.ts';
import type { NavigationLabel } from '../../kit/page/definition.ts';
import { useAllows } from '../../kit/permission/PermissionProvider.tsx';
import { pages } from '../screens.ts';
import { navigationEntries } from './navigation.ts';

/** The second key after `g`. */
const goKeys: Readonly<Record<NavigationLabel, string>> = {
  Orders: 'o',
  Jobs: 'j',
  Customers: 'c',
  Shepherds: 's',
  Applications: 'a',
  'All users': 'l',
  Transactions: 't',
  Templates: 'e',
  Users: 'u',
};

interface ShellKeysProps {
  readonly enabled: boolean;
  readonly onHelp: () => void;
}

/** The shortcuts that work on every page. */
export function ShellKeys({ enabled, onHelp }: ShellKeysProps) {
  const navigate = useNavigate();
  const allows = useAllows();
  useShortcutKeys(enabled);
  useShortcut({ keys: '?', label: 'This help', group: 'Everywhere', run: onHelp });
  useShortcut({ keys: 'g h', label: 'Start page', group: 'Go to', run: () => void navigate('/') });
  return navigationEntries(pages, navigationLabels, allows).map(({ label, to }) => (
    <GoKey key={label} label={label} keys={`g ${goKeys[label]}`} run={() => void navigate(to)} />
  ));
}

function GoKey({ label, keys, run }: { label: string; keys: string; run: () => void }) {
  useShortcut({ keys, label, group: 'Go to', run });
  return null;
}
