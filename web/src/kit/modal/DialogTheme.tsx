import { MantineThemeProvider } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { FocusEvent, ReactNode } from 'react';

/** Fewer pixels than this show too little of a list of options to choose from. */
const leastOptions = 150;
/** As high as a calendar. */
const calendarHeight = 320;
/** The rest of the field, and what is around the options. */
const gap = 32;

/**
 * What opens from a field of a dialog never lies over the buttons at its end: it opens downwards where there is room
 * above them, else upwards.
 */
export function DialogTheme({ children }: { children: ReactNode }) {
  const [room, setRoom] = useState(0);
  const theme = useMemo(() => themeFor(room), [room]);
  return (
    <MantineThemeProvider inherit theme={theme}>
      {/* Before the field opens, which it may do as soon as it has the focus. */}
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

/** Pixels between a field and the buttons of its form; undefined for what has the focus inside of what was opened. */
function roomBelow({ target, currentTarget }: FocusEvent<HTMLElement>): number | undefined {
  if (!currentTarget.contains(target)) return undefined;
  const button = target.closest('form')?.querySelector('button[type="submit"]');
  if (!button || button === target) return undefined;
  return button.getBoundingClientRect().top - target.getBoundingClientRect().bottom - gap;
}
