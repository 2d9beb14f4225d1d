import { MantineThemeProvider } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { FocusEvent, ReactNode } from 'react';

/** The minimum height of a list of options in pixels. */
const leastOptions = 150;
/** The height of a calendar. */
const calendarHeight = 320;
/** The rest of the field, and the padding of the options. */
const gap = 32;

/**
 * A popover of a field in a dialog never covers the buttons at its end: it opens downwards if there is room above them,
 * else upwards.
 */
export function DialogTheme({ children }: { children: ReactNode }) {
  const [room, setRoom] = useState(0);
  const theme = useMemo(() => themeFor(room), [room]);
  return (
    <MantineThemeProvider inherit theme={theme}>
      {/* Before the field opens, which it may do on focus. */}
      <div onFocusCapture={(event) => setRoom(roomBelow(event) ?? room)}>{children}</div>
    </MantineThemeProvider>
  );
}

const position = (below: boolean) => (below ? 'bottom-start' : 'top-start');

function themeFor(room: number) {
  const options = room >= leastOptions;
  const height = options ? Math.min(room, 260) : 260;
  return {
    components: {
      Combobox: {
        defaultProps: { position: position(options), zIndex: 9999 },
        styles: { options: { maxHeight: height, overflowY: 'auto' } },
      },
      Select: { defaultProps: { maxDropdownHeight: height } },
      Autocomplete: { defaultProps: { maxDropdownHeight: height } },
      Popover: {
        defaultProps: {
          position: position(room >= calendarHeight),
          zIndex: 9999,
          transitionProps: { duration: 120 },
        },
      },
    },
  } as const;
}

/** Pixels between a field and the buttons of its form; undefined if the focus is inside a popover. */
function roomBelow({ target, currentTarget }: FocusEvent<HTMLElement>): number | undefined {
  if (!currentTarget.contains(target)) return undefined;
  const button = target.closest('form')?.querySelector('button[type="submit"]');
  if (!button || button === target) return undefined;
  return button.getBoundingClientRect().top - target.getBoundingClientRect().bottom - gap;
}
