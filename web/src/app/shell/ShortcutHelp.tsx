import { Modal, Switch } from '@mantine/core';
import { DeliverKeys } from '../../kit/keyboard/DeliverKeys.tsx';
import { shortcuts } from '../../kit/keyboard/shortcuts.ts';
import type { Shortcut } from '../../kit/keyboard/shortcuts.ts';
import classes from './ShortcutHelp.module.css';

interface ShortcutHelpProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly enabled: boolean;
  readonly onEnabled: (enabled: boolean) => void;
}

const groups: readonly Shortcut['group'][] = ['Everywhere', 'Review', 'Go to', 'Lists'];
const names: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  C: 'Shift c',
  N: 'Shift n',
  X: 'Shift x',
};

const withControl = [
  { key: 'K', label: 'Search and commands' },
  { key: 'Z', label: 'Undo the latest act, for ten seconds' },
] as const;

/** The shortcuts of the open page. Single-key shortcuts can be switched off (WCAG 2.1.4). */
export default function ShortcutHelp({ opened, onClose, enabled, onEnabled }: ShortcutHelpProps) {
  const listed = shortcuts.list();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Keyboard shortcuts"
      size={560}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <DeliverKeys />
      <div className={classes.groups}>
        {groups.map((group) => {
          const own = listed.filter((shortcut) => shortcut.group === group);
          return own.length === 0 ? null : (
            <section key={group}>
              <h3 className={classes.heading}>{group}</h3>
              <dl className={classes.list}>
                {group === 'Everywhere' &&
                  withControl.map(({ key, label }) => (
                    <div key={key} className={classes.row}>
                      <dt>{label}</dt>
                      <dd>
                        <kbd className={classes.key}>Ctrl</kbd> <kbd className={classes.key}>{key}</kbd>
                      </dd>
                    </div>
                  ))}
                {own.map(({ keys, label }) => (
                  <div key={keys} className={classes.row}>
                    <dt>{label}</dt>
                    <dd>
                      {keys.split(' ').map((key) => (
                        <kbd key={key} className={classes.key}>
                          {names[key] ?? key}
                        </kbd>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          );
        })}
      </div>
      <Switch
        className={classes.switch ?? ''}
        label="Shortcuts of single keys"
        checked={enabled}
        onChange={({ currentTarget }) => onEnabled(currentTarget.checked)}
      />
    </Modal>
  );
}
