import { useMediaQuery } from '@mantine/hooks';
import { drawerWidthPixels } from '../../constants.ts';

/** Whether the screen has no room for a sidebar, nor for more than the columns and buttons that matter most. */
export const useNarrow = (): boolean =>
  useMediaQuery(`(max-width: ${drawerWidthPixels - 0.02}px)`, false, { getInitialValueInEffect: false });
