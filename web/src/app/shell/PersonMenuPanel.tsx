import { Menu, useMantineColorScheme } from '@mantine/core';
import type { MantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconKeyboard, IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import type { OverlayControl } from '../../kit/overlay/LazyOverlay.tsx';
import { OverlayTarget } from '../../kit/overlay/OverlayTarget.tsx';
import { inWords } from '../../kit/value/words.ts';
import { useProfile, useSessionStore } from '../session/SessionProvider.tsx';
import classes from './PersonMenu.module.css';

const schemes: readonly { value: MantineColorScheme; label: string; icon: typeof IconSun }[] = [
  { value: 'auto', label: 'System theme', icon: IconDeviceDesktop },
  { value: 'light', label: 'Light theme', icon: IconSun },
  { value: 'dark', label: 'Dark theme', icon: IconMoon },
];

export default function PersonMenuPanel({
  button,
  opened,
  onChange,
  onHelp,
}: OverlayControl & { readonly onHelp: () => void }) {
  const { firstName, lastName, email, role } = useProfile();
  const store = useSessionStore();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Menu opened={opened} onChange={onChange} position="bottom-end" width={232} withinPortal={false}>
      <Menu.Target>
        <OverlayTarget button={button} opened={opened} onChange={onChange} />
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.person}>
          <div className={classes.name}>{`${firstName} ${lastName}`}</div>
          <div className={classes.detail}>{email}</div>
          <div className={classes.detail}>{inWords(role.name)}</div>
        </div>
        <Menu.Divider />
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(chosen) =>
            setColorScheme(schemes.find(({ value }) => value === chosen)?.value ?? 'auto')
          }
        >
          {schemes.map(({ value, label, icon: Icon }) => (
            <Menu.RadioItem key={value} value={value}>
              <span className={classes.scheme}>
                <Icon size={16} stroke={1.6} aria-hidden /> {label}
              </span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item leftSection={<IconKeyboard size={16} stroke={1.6} aria-hidden />} onClick={onHelp}>
          Keyboard shortcuts
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLogout size={16} stroke={1.6} aria-hidden />}
          onClick={() => void store.signOut().catch(() => undefined)}
        >
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
