import { Drawer } from '@mantine/core';
import { Sidebar } from '../Sidebar.tsx';

/** The sidebar on narrow screens. */
export default function DrawerMenu({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={260}
      padding="sm"
      title="Menu"
      closeButtonProps={{ 'aria-label': 'Close menu' }}
    >
      <Sidebar collapsed={false} onNavigate={onClose} />
    </Drawer>
  );
}
