/** What `pnpm licenses list --json` prints: the packages of each licence. */
export type LicenceList = Readonly<
  Record<string, readonly { readonly name: string; readonly versions: readonly string[] }[]>
>;

/** Licences that a firm can ship without asking its lawyers. LGPL is libvips, which sharp loads as a library. */
const accepted: readonly RegExp[] = [
  /^\(?(?:0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|CC0-1\.0|ISC|MIT(?:-0)?|OFL-1\.1)(?: (?:AND|OR) (?:BSD-3-Clause|CC0-1\.0|ISC|MIT))*\)?$/,
  /^LGPL-3\.0-or-later$/,
];

/** Builds of a package for one platform: which of them are installed depends on the machine. */
const platformBuild = /[-/](?:android|darwin|freebsd|linux|linuxmusl|win32|wasm32)(?:-|$)/;

export interface ShippedPackage {
  readonly name: string;
  readonly versions: readonly string[];
  readonly licence: string;
}

/** The packages in the order of their names, without those that only some platforms install. */
export const shippedPackages = (list: LicenceList): readonly ShippedPackage[] =>
  Object.entries(list)
    .flatMap(([licence, packages]) =>
      packages.map(({ name, versions }) => ({
        name,
        versions: versions.toSorted(),
        licence,
      })),
    )
    .filter(({ name }) => !platformBuild.test(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** The packages whose licence has to be looked at before they are shipped. */
export const questionable = (packages: readonly ShippedPackage[]): readonly ShippedPackage[] =>
  packages.filter(({ licence }) => !accepted.some((pattern) => pattern.test(licence)));

/** The list as Markdown. */
export function licencesPage(packages: readonly ShippedPackage[]): string {
  const rows = packages.map(
    ({ name, versions, licence }) => `| ${name} | ${versions.join(', ')} | ${licence} |`,
  );
  return [
    '# Licences of what is shipped',
    '',
    'Every package that the gateway, REST v1 or the console needs at run time. `pnpm codegen` writes this list. The builds of',
    'a package for one platform (sharp, Node) have the licence of the package; libvips inside of sharp is LGPL-3.0-or-later.',
    '',
    '| Package | Version | Licence |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
