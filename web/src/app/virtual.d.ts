/** The style sheets of Mantine's components; the content depends on the build (build/componentStyles.ts). */
declare module 'virtual:component-styles';

/**
 * The largest towns of the world first, one per line: name, latitude, longitude, population, country; see
 * `build/placeNames.ts`.
 */
declare module 'virtual:place-names' {
  const lines: string;
  export default lines;
}
