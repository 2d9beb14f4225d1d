/** One direction of imports: contract, generated code, code; and inside the console app, features, kit, ui. */
const never = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

export default {
  forbidden: [
    never(
      'no-cycles',
      { pathNot: '^web/' },
      // A lazy or type-only import has no loading order.
      { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import', 'type-only'] } },
      'Two files that need each other are one thing, or hide a third.',
    ),
    never(
      'no-cycles-in-the-console',
      { path: '^web/' },
      { circular: true },
      'A page stands in `pages.ts` and its code in `screens.ts`, so that the code can link to the page.',
    ),
    never(
      'pages-know-no-screen',
      { path: '^web/src/features/[^/]+/pages\\.ts$' },
      { pathNot: '^web/src/kit/page/' },
      'Every feature may link to a page, so a page leads to no code.',
    ),
    never(
      'gateway-knows-no-api',
      { path: '^(gateway|web)/' },
      { path: '^api/' },
      'REST v1 may be served by somebody else: only the contract in schema/ is shared.',
    ),
    never(
      'api-knows-no-gateway',
      { path: '^api/' },
      { path: '^(gateway|web)/' },
      'The API serves any client.',
    ),
    never(
      'domain-imports-no-other-package',
      { path: '^domain/' },
      { path: '^(api|gateway|web|tests|scripts|schema)/' },
      'The shared rules are pure functions that every package may import.',
    ),
    never(
      'reports-stand-on-jobs',
      { path: '^api/src/(agents|jobs|orders|payments|tasks|templates)/' },
      { path: '^api/src/reports/' },
      'A report tells of a job; a job does not need its report.',
    ),
    never(
      'web-knows-no-gateway',
      { path: '^web/' },
      { path: '^gateway/' },
      'The console knows the schema, not the code behind it.',
    ),
    never(
      'features-stand-alone',
      { path: '^web/src/features/([^/]+)/' },
      {
        path: '^web/src/features/',
        pathNot: ['^web/src/features/$1/', '^web/src/features/[^/]+/(pages\\.ts|public\\.tsx?)$'],
      },
      'A feature meets another one only through its public face and its pages.',
    ),
    never(
      'kit-knows-no-feature',
      { path: '^web/src/(kit|ui|messages|graphql)/' },
      { path: '^web/src/(app|features)/' },
      'Imports flow app, features, kit, ui.',
    ),
    never(
      'features-know-no-app',
      { path: '^web/src/features/' },
      { path: '^web/src/app/' },
      'Imports flow app, features, kit, ui.',
    ),
    never(
      'ui-knows-no-kit',
      { path: '^web/src/ui/' },
      { path: '^web/src/kit/' },
      'Imports flow app, features, kit, ui.',
    ),
    never(
      'heavy-libraries-behind-doors',
      { path: '^web/src/', pathNot: '^web/src/ui/' },
      {
        path: 'node_modules/(mantine-react-table|@tanstack|@dnd-kit|@vis\\.gl|leaflet|papaparse)',
      },
      'Heavy libraries are imported in one place each, so that they stay lazy and replaceable.',
    ),
    never(
      'parts-are-for-development',
      { path: '^web/', pathNot: ['^web/src/parts/', '\\.parts\\.tsx$', '\\.test\\.tsx?$'] },
      { path: ['^web/src/parts/', '\\.parts\\.tsx$'] },
      'What shows the parts of the kit to engineers reaches no screen.',
    ),
    never(
      'nothing-imports-tests',
      { path: '^(api|gateway|web|scripts)/', pathNot: '\\.test\\.tsx?$' },
      { path: '^tests/' },
      'Products do not depend on their tests.',
    ),
    never(
      'products-know-no-tests',
      { path: '\\.(ts|tsx)$', pathNot: '(\\.test\\.tsx?$|/testing/)' },
      { path: '\\.test\\.tsx?$' },
      "A test is nobody's library.",
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(generated|dist)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      conditionNames: ['import', 'default'],
    },
  },
};
