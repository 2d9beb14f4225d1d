import { useMediaQuery } from '@mantine/hooks';
import { drawerWidthPixels } from '../../constants.ts';

/** Whether the screen is narrower than so many pixels. */
export const useBelow = (pixels: number): boolean =>
  useMediaQuery(`(max-width: ${pixels - 0.02}px)`, false, { getInitialValueInEffect: false });

/** Whether the screen has no room for a sidebar, nor for more than the columns and buttons that matter most. */
export const useNarrow = (): boolean => useBelow(drawerWidthPixels);
