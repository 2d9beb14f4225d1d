import { Menu, useMantineColorScheme } from '@mantine/core';
import type { MantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconKeyboard, IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import type { OverlayControl } from '../../../kit/overlay/LazyOverlay.tsx';
import { OverlayTarget } from '../../../kit/overlay/OverlayTarget.tsx';
import { inWords } from '../../../kit/value/words.ts';
import { useProfile } from '../../session/SessionProvider.tsx';
import { schemes } from './schemes.ts';
import classes from './PersonMenu.module.css';
import { personName } from '../../../kit/value/personName.ts';

const icons: Readonly<Record<MantineColorScheme, typeof IconSun>> = {
  auto: IconDeviceDesktop,
  light: IconSun,
  dark: IconMoon,
};

export default function PersonMenuPanel({
  button,
  opened,
  onChange,
  onHelp,
  onSignOut,
}: OverlayControl & { readonly onHelp: () => void; readonly onSignOut: () => void }) {
  const { firstName, lastName, email, role } = useProfile();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Menu opened={opened} onChange={onChange} position="bottom-end" width={232} withinPortal={false}>
      <Menu.Target>
        <OverlayTarget button={button} opened={opened} onChange={onChange} />
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.person}>
          <div className={classes.name}>{personName({ firstName, lastName })}</div>
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
          {schemes.map(({ value, label }) => {
            const Icon = icons[value];
            return (
              <Menu.RadioItem key={value} value={value}>
                <span className={classes.scheme}>
                  <Icon size={16} stroke={1.6} aria-hidden /> {label}
                </span>
              </Menu.RadioItem>
            );
          })}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item leftSection={<IconKeyboard size={16} stroke={1.6} aria-hidden />} onClick={onHelp}>
          Keyboard shortcuts
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.6} aria-hidden />} onClick={onSignOut}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
