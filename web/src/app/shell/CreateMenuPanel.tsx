import { Menu } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { OverlayControl } from '../../kit/overlay/LazyOverlay.tsx';
import { OverlayTarget } from '../../kit/overlay/OverlayTarget.tsx';

interface CreateMenuPanelProps extends OverlayControl {
  readonly entries: readonly { readonly label: string; readonly path: string }[];
}

export default function CreateMenuPanel({ button, opened, onChange, entries }: CreateMenuPanelProps) {
  return (
    <Menu opened={opened} onChange={onChange} position="bottom-end" width={180} withinPortal={false}>
      <Menu.Target>
        <OverlayTarget button={button} opened={opened} onChange={onChange} />
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map(({ label, path }) => (
          <Menu.Item key={path} component={Link} to={path}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
