import type { MantineColorScheme } from '@mantine/core';

export const schemes: readonly { readonly value: MantineColorScheme; readonly label: string }[] = [
  { value: 'auto', label: 'System theme' },
  { value: 'light', label: 'Light theme' },
  { value: 'dark', label: 'Dark theme' },
];
