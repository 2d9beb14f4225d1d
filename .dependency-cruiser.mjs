/** One direction of imports: contract, generated code, code; and inside the console app, features, kit, ui. */
const never = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

export default {
  forbidden: [
    never(
      'no-cycles',
      {},
      { circular: true },
      'Two files that need each other are one thing, or hide a third: in the console, a page stands in `pages.ts` and its code in `screens.ts`.',
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
      'service-imports-no-other-package',
      { path: '^service/' },
      { path: '^(api|gateway|web|domain|tests|scripts|schema)/' },
      'Both servers build on it, so it knows neither of them, nor what the product is about.',
    ),
    never(
      'only-servers-import-service',
      { path: '^(web|domain|scripts|schema)/' },
      { path: '^service/' },
      'It runs servers: the console runs in browsers, and the rules for values need no server.',
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
      { path: '^web/src/kit/' },
      { path: '^web/src/(app|features)/' },
      'Imports flow app, features, kit, ui.',
    ),
    never(
      'graphql-below-kit',
      { path: '^web/src/graphql/' },
      { path: '^web/src/(app|features|kit|ui)/' },
      'The kit asks the gateway; the client and the lookups know no component.',
    ),
    never(
      'messages-import-nothing',
      { path: '^web/src/messages/', pathNot: '\\.test\\.tsx?$' },
      { path: '^web/src/', pathNot: '^web/src/messages/' },
      'A text stands alone. Labels of the values of an enum are in `kit/value/`.',
    ),
    never(
      'features-know-no-app',
      { path: '^web/src/features/' },
      { path: '^web/src/app/' },
      'Imports flow app, features, kit, ui.',
    ),
    never(
      'ui-is-lowest',
      { path: '^web/src/ui/' },
      { path: '^web/src/(app|features|graphql|kit|messages)/' },
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
      { path: '^(api|gateway|service|web|scripts)/', pathNot: '\\.test\\.tsx?$' },
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
    // Generated code is imported, and imports nothing that a rule is about.
    doNotFollow: { path: '(node_modules|generated)/' },
    exclude: { path: 'dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      conditionNames: ['import', 'default'],
    },
  },
};
