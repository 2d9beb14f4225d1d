import '../ui/tokens.css';
import { createTheme } from '@mantine/core';
import type { CSSVariablesResolver, MantineColorsTuple } from '@mantine/core';
import { modalTransitionMilliseconds } from '../constants.ts';

/*
 * The theme of the component library. Screens use the names of ui/tokens.css (`var(--surface)`) and never a colour or
 * size of their own. Contrast is checked with the WCAG formula in theme.test.ts.
 */

const accent: MantineColorsTuple = [
  '#f0f2fd',
  '#e0e4fb',
  '#c2caf6',
  '#a0abf0',
  '#7f8de9',
  '#6472e0',
  '#4f5dd5',
  '#4250c7',
  '#3642a8',
  '#2c3687',
];
const gray: MantineColorsTuple = [
  '#f8f9fa',
  '#f1f3f5',
  '#e7eaee',
  '#d9dde3',
  '#bfc5ce',
  '#98a0ac',
  '#6c7684',
  '#4d5663',
  '#323945',
  '#191e26',
];
/** Surfaces and text of the dark scheme, from text (0) to the deepest background (9). */
const dark: MantineColorsTuple = [
  '#e3e6ea',
  '#b9bfc8',
  '#959da9',
  '#727b88',
  '#3d444f',
  '#2f353f',
  '#252a32',
  '#1a1e24',
  '#14171c',
  '#0e1014',
];
const red: MantineColorsTuple = [
  '#fdf0f0',
  '#fbdedd',
  '#f5b8b6',
  '#ee918e',
  '#e56b67',
  '#db4a46',
  '#c93530',
  '#b02a26',
  '#8e211e',
  '#6b1816',
];
const amber: MantineColorsTuple = [
  '#fdf6e7',
  '#fae9c4',
  '#f4d48c',
  '#ecbb51',
  '#e0a325',
  '#c58a12',
  '#a8720a',
  '#855907',
  '#694606',
  '#4d3304',
];
const green: MantineColorsTuple = [
  '#ebf8f1',
  '#d0efdf',
  '#a3dfc0',
  '#70cb9c',
  '#43b37a',
  '#28985f',
  '#1b7f4d',
  '#15683f',
  '#105132',
  '#0b3a24',
];

export const theme = createTheme({
  colors: { accent, gray, dark, red, amber, green },
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 6 },
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.875rem', lg: '1.0625rem', xl: '1.375rem' },
  lineHeights: { xs: '1rem', sm: '1.25rem', md: '1.25rem', lg: '1.5rem', xl: '1.75rem' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.0625rem', lineHeight: '1.5rem' },
      h2: { fontSize: '0.875rem', lineHeight: '1.25rem' },
      h3: { fontSize: '0.875rem', lineHeight: '1.25rem' },
    },
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.375rem', lg: '0.5rem', xl: '0.5rem' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  shadows: {
    xs: 'var(--shadow-floating)',
    sm: 'var(--shadow-floating)',
    md: 'var(--shadow-floating)',
    lg: 'var(--shadow-floating)',
    xl: 'var(--shadow-floating)',
  },
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    Button: { defaultProps: { size: 'sm' } },
    Combobox: { defaultProps: { zIndex: 9999 } },
    // Help texts are under the field, so that fields beside each other stay level. Optional fields are labelled as
    // such; required fields have no mark, in any form.
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'], withAsterisk: false },
    },
    Menu: {
      defaultProps: {
        zIndex: 9999,
        shadow: 'md',
        transitionProps: { duration: 120 },
        // The library adds a placeholder to menus that is no item, but assistive technology counts it.
        withInitialFocusPlaceholder: false,
      },
    },
    Modal: {
      defaultProps: { centered: true, transitionProps: { duration: modalTransitionMilliseconds } },
    },
    Popover: { defaultProps: { position: 'bottom-start', zIndex: 9999, transitionProps: { duration: 120 } } },
    Select: { defaultProps: { comboboxProps: { zIndex: 9999 }, checkIconPosition: 'right' } },
    MultiSelect: { defaultProps: { comboboxProps: { zIndex: 9999 }, checkIconPosition: 'right' } },
    Tooltip: { defaultProps: { openDelay: 400, transitionProps: { duration: 120 } } },
  },
});

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-text': '#1c222b',
    '--mantine-color-body': '#ffffff',
    '--mantine-color-dimmed': '#5c6572',
    '--mantine-color-placeholder': '#6c7684',
    '--mantine-color-default-border': '#d9dde3',
    '--mantine-color-error': '#b02a26',
    '--mantine-color-anchor': '#3642a8',
  },
  dark: {
    '--mantine-color-text': '#e3e6ea',
    '--mantine-color-body': '#14171c',
    '--mantine-color-dimmed': '#99a1ad',
    '--mantine-color-placeholder': '#8a93a0',
    '--mantine-color-default': '#1a1e24',
    '--mantine-color-default-hover': '#21262e',
    '--mantine-color-default-border': '#363d48',
    '--mantine-color-error': '#ee918e',
    '--mantine-color-anchor': '#a0abf0',
  },
});
