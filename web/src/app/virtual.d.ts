/** The style sheets of Mantine's components; what it holds depends on the build (build/componentStyles.ts). */
declare module 'virtual:component-styles';
