import { convertCssVariables, deepMerge, defaultCssVariablesResolver, useMantineTheme } from '@mantine/core';
import { pageNonce } from './pageNonce.ts';
import { cssVariables } from './theme.ts';

/**
 * Puts the theme's variables into the document's head: the library would write its style element into the body, where
 * HTML does not allow it.
 */
export function ThemeVariables() {
  const theme = useMantineTheme();
  const merged = deepMerge(defaultCssVariablesResolver(theme), cssVariables(theme));
  const scheme = {
    variables: {},
    dark: { '--mantine-color-scheme': 'dark' },
    light: { '--mantine-color-scheme': 'light' },
  };
  return (
    <style href="theme-variables" precedence="theme" nonce={pageNonce()}>
      {`${convertCssVariables(merged, ':root')}${convertCssVariables(scheme, ':root')}`}
    </style>
  );
}
