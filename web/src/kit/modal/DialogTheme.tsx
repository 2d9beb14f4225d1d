import { MantineThemeProvider } from '@mantine/core';
import type { ReactNode } from 'react';

/** Above their field, so that they never lie over the buttons at a dialog's end, whatever its height. */
const position = 'top-start';
const theme = {
  components: {
    Combobox: { defaultProps: { position, zIndex: 9999 } },
    Popover: { defaultProps: { position, zIndex: 9999, transitionProps: { duration: 120 } } },
  },
};

/** What opens from a field of a dialog opens upwards. */
export function DialogTheme({ children }: { children: ReactNode }) {
  return (
    <MantineThemeProvider inherit theme={theme}>
      {children}
    </MantineThemeProvider>
  );
}
