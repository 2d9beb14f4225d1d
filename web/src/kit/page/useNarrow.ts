import { useMediaQuery } from '@mantine/hooks';
import { drawerWidthPixels } from '../../constants.ts';
import { inEm } from '../../ui/textScale.ts';

/** Whether the screen is narrower than this many pixels at the default text size. */
export const useBelow = (pixels: number): boolean =>
  useMediaQuery(`(max-width: ${inEm(pixels - 0.02)})`, false, { getInitialValueInEffect: false });

/** Whether the screen has no room for a sidebar, or for more than the most important columns and buttons. */
export const useNarrow = (): boolean => useBelow(drawerWidthPixels);
