import { useMediaQuery } from '@mantine/hooks';
import { drawerWidthPixels } from '../../constants.ts';
import { inEm } from '../../ui/textScale.ts';

/** Whether the screen is narrower than so many pixels at the usual size of text. */
export const useBelow = (pixels: number): boolean =>
  useMediaQuery(`(max-width: ${inEm(pixels - 0.02)})`, false, { getInitialValueInEffect: false });

/** Whether the screen has no room for a sidebar, nor for more than the columns and buttons that matter most. */
export const useNarrow = (): boolean => useBelow(drawerWidthPixels);
