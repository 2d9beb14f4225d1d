import { Menu } from '@mantine/core';
import type { OverlayControl } from './LazyOverlay.tsx';
import type { MoreAction } from './moreAction.ts';
import { OverlayTarget } from './OverlayTarget.tsx';

interface MoreActionsPanelProps extends OverlayControl {
  readonly actions: readonly MoreAction[];
}

export function MoreActionsPanel({ button, opened, onChange, actions }: MoreActionsPanelProps) {
  const harmless = actions.filter(({ dangerous }) => dangerous !== true);
  const dangerous = actions.filter((action) => action.dangerous === true);
  return (
    <Menu opened={opened} onChange={onChange} position="bottom-end" withinPortal>
      <Menu.Target>
        <OverlayTarget button={button} opened={opened} onChange={onChange} />
      </Menu.Target>
      <Menu.Dropdown>
        {harmless.map(({ label, run }) => (
          <Menu.Item key={label} onClick={run}>
            {label}
          </Menu.Item>
        ))}
        {harmless.length > 0 && dangerous.length > 0 && <Menu.Divider />}
        {dangerous.map(({ label, run }) => (
          <Menu.Item key={label} color="red" onClick={run}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
