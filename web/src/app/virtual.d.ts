/** The style sheets of Mantine's components; what it holds depends on the build (build/componentStyles.ts). */
declare module 'virtual:component-styles';

/** The largest towns of the earth first, one a line: name, latitude, longitude, people, country; see `build/placeNames.ts`. */
declare module 'virtual:place-names' {
  const lines: string;
  export default lines;
}
