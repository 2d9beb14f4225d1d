import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { componentStyles } from './build/componentStyles.ts';
import { partsPage } from './build/partsPage.ts';
import { placeNames } from './build/placeNames.ts';
import { precompress } from './build/precompress.ts';
import { productionRouter } from './build/productionRouter.ts';
import { remSizes } from './build/remSizes.ts';
import { reportAlone } from './build/reportAlone.ts';
import { reportPage } from './build/reportPage.ts';
import { trustedDocuments } from './build/trustedDocuments.ts';
import { uniqueModals } from './build/uniqueModals.ts';

const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:4000';
const gatewayPaths = ['/graphql', '/files', '/settings.json', '/livez', '/readyz', '/metrics'];

/**
 * Rarely opened modules: pages other than the usual lists and records, and dialogs of an order, which are prefetched
 * when the user hovers over their button.
 */
const seldomOpened = new RegExp(
  `/(?:${[
    'Analytics',
    'AppContent',
    'ApplicationList',
    'BulkAction',
    'ChangedElsewhere',
    'Collection',
    'CreatedMessage',
    'CustomerAccount',
    'CustomerCampaigns',
    'CustomerUser',
    'DocumentationForm',
    'EditLocationGroup',
    'EditOverview',
    'EditTaskList',
    'ExtendOrder',
    'FinishOrder',
    'JobLogs',
    'JobMap',
    'LockoutForms',
    'NewCustomer',
    'NewTemplate',
    'News',
    'OfferExport',
    'ShepherdAccount',
    'ShepherdAvailability',
    'ShepherdBilling',
    'ShepherdSkills',
    'ShepherdWallet',
    'TemplateDetail',
    'TemplateList',
    'TemplateTasks',
    'Training',
    'Transactions',
    'UploadList',
  ].join('|')})[A-Za-z]*-`,
);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    remSizes(),
    productionRouter(),
    componentStyles(),
    trustedDocuments(),
    uniqueModals(),
    placeNames(),
    precompress(),
    reportPage(),
    reportAlone(),
    partsPage(),
  ],
  // One React: a library that does not declare it would get another copy from the workspace.
  resolve: { dedupe: ['react', 'react-dom'] },
  server: {
    port: Number(process.env['PORT'] ?? 5173),
    strictPort: true,
    proxy: Object.fromEntries(gatewayPaths.map((path) => [path, { target: gateway, changeOrigin: false }])),
  },
  build: {
    outDir: 'dist',
    target: 'es2023',
    // Every target browser supports `modulepreload`.
    modulePreload: {
      polyfill: false,
      // Each page contains the names of all files that can be opened from it. Rarely opened ones are loaded one round
      // trip later instead.
      resolveDependencies: (file, dependencies) =>
        seldomOpened.test(file) ? dependencies.filter((name) => name.endsWith('.css')) : dependencies,
    },
    // The largest is the detailed outlines of a map.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      // Memoising a component has no side effect: unused ones are removed.
      treeshake: { manualPureFunctions: ['memo'] },
      // The console, and the page of shared reports, which loads hardly any of its code.
      input: { console: 'index.html', report: 'report.html' },
      output: {
        // Libraries change rarely: in separate chunks, they stay in the browser's cache across deploys.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(?:react|react-dom|scheduler)\//,
              priority: 3,
            },
            { name: 'router', test: /node_modules\/(?:react-router|react-router-dom)\//, priority: 3 },
            // The code of every screen, including the sign-in page, is smaller in one file than in twenty.
            {
              name: 'interface',
              test: /@mantine\/core\/esm\/(?:core|utils\/InlineInput|components\/(?:ActionIcon|Button|Checkbox|CloseButton|Input|InputBase|InputsGroupFieldset|Loader|Skeleton|TextInput|Transition|UnstyledButton))\/|[\\/]src[\\/]kit[\\/]form[\\/]SubmitButton|@mantine\/hooks\/esm\/use-(?:id|media-query|reduced-motion|did-update|merged-ref|isomorphic-effect|uncontrolled|force-update)\/|[\\/]clsx[\\/]/,
              priority: 1,
            },
            {
              name: 'apollo',
              test: /node_modules\/(?:@apollo|graphql|rxjs|@wry|optimism)\//,
              priority: 2,
            },
            // Modules that the shared report needs as well are separate from the console's own entry.
            {
              name: 'both',
              test: /[\\/]src[\\/](?:kit[\\/](?:form[\\/]doubleClickGuard|upload[\\/]dropGuard)|messages[\\/](?:errors|inDigits)|ui[\\/](?:browser[\\/](?:clipboard|keepFocus)|textScale|tokens|translation))|preload-helper|@fontsource|icons-react[\\/]dist[\\/]esm[\\/](?:create|default)/,
              priority: 3,
            },
            // The same for values, which the sign-in page does not need.
            {
              name: 'values',
              test: /[\\/]src[\\/](?:kit[\\/]value[\\/](?:country|duration|money)|messages[\\/]attemptReasons)|[\\/]domain[\\/]src[\\/](?:amount|currencies|ordering|plainSigns|reading)\./,
              priority: 3,
            },
            // Modules that write files on either page, lazy on both.
            { name: 'csv', test: /[\\/]src[\\/]ui[\\/]csv[\\/](?:csv|harmless)\./, priority: 3 },
            {
              name: 'time',
              test: /[\\/]src[\\/]kit[\\/](?:date[\\/]relativeDay|value[\\/](?:placeT|t)ime)|[\\/]dayjs[\\/]/,
              priority: 3,
            },
            {
              name: 'start',
              tags: ['$initial'],
              test: /[\\/]src[\\/](?:app[\\/]|graphql[\\/](?!queryText)|kit[\\/](?!media|tasks|value))|@tabler/,
              priority: 1,
            },
            // Form code that the sign-in pages share with every other form.
            {
              name: 'fields',
              test: /[\\/]src[\\/](?:app[\\/]signin[\\/]useSignInForm|kit[\\/]form[\\/]PasswordControl)|[\\/]PasswordInput[\\/]/,
              priority: 1,
            },
            // The code of nearly every page, and of the shell: also on pages without a table.
            {
              name: 'page',
              test: /[\\/]src[\\/](?:kit[\\/](?:choice[\\/]options|detail[\\/](?:back|recordTrail)|list[\\/]selection[\\/]SelectionDialogs|keyboard|modal[\\/](?:dialogPieces|focusReturn|modalAddress|ModalButton|useModal)|mutation[\\/](?:defineMutation|useBusy|RefusedButton)|overlay[\\/](?:LazyOverlay|MoreActions)|page[\\/](?:KnownPages|missing|PageLink|pageMessages|piece|PieceBoundary|useNarrow)|palette[\\/]pageCommands|person|toast[\\/]useToldHere|value)[\\/.]|messages[\\/]successes)|[\\/](?:Anchor|Text|VisuallyHidden|Icon(?:ArrowDown|ArrowUp|Calendar|ChevronDown|Download|Plus|Search|X))[\\/.]/,
              minShareCount: 2,
              priority: 1,
            },
            // Common code of detail pages.
            {
              name: 'detail',
              test: /[\\/]src[\\/]kit[\\/](?:detail|documentation[\\/](?!DocumentationForm))|Icon(?:Photo|Video|ExternalLink)[\\/.]/,
              minShareCount: 2,
              priority: 1,
            },
            // Fields and texts that forms share with tables, and select lists that they share with filters, for pages
            // without a table.
            {
              name: 'choices',
              test: /[\\/]src[\\/]messages[\\/](?:lists|validation)|ComboboxChevron/,
              minShareCount: 2,
              priority: 1,
            },
            {
              name: 'options',
              test: /[\\/]src[\\/](?:graphql[\\/](?:lookups[\\/](?:reference|shepherdOptions)|referenceOptions|shepherdOptions)|kit[\\/]choice[\\/](?:LookupLabels|useLoadedOptions|useLookupLabels))/,
              minShareCount: 2,
              priority: 1,
            },
            {
              name: 'lookups',
              test: /[\\/]src[\\/]graphql[\\/]lookups/,
              minShareCount: 2,
              priority: 1,
            },
            // Uploads need all of it: the rules of files, the drop area, and the progress.
            {
              name: 'uploads',
              test: /[\\/]src[\\/](?:kit[\\/]upload[\\/](?:FileUpload|fileRules|sendFile|UploadArea|UploadRows|useUploads)|fileKind)\./,
              minShareCount: 2,
              priority: 1,
            },
            // A money field includes its confirmation.
            {
              name: 'amounts',
              test: /[\\/]src[\\/].*[\\/](?:AmountAlert|amountFields|amountSchema|MoneyField|Question|useAmountQuestion|usualAmounts)\./,
              minShareCount: 2,
              priority: 1,
            },
            // The common code of the order wizard's steps.
            {
              name: 'orderWizard',
              test: /[\\/]features[\\/]orders[\\/]wizard[\\/](?:draft[\\/](?:draftRecord|wizardOrder)|messages|OrderWizard\.module)\./,
              priority: 1,
            },
            // Most pages show a table. A script costs the browser half a millisecond, however short it is: these were
            // twenty.
            {
              name: 'table',
              test: /[\\/]src[\\/](?:kit[\\/]list[\\/](?:columns|tableColumns)|ui[\\/]table)/,
              minShareCount: 2,
              priority: 1,
            },
            // Embedded tables: those with pages, those with all rows, and their common code.
            { name: 'embedded', test: /[\\/]src[\\/]kit[\\/]embedded[\\/]/, priority: 1 },
            {
              name: 'list',
              test: /[\\/]src[\\/]kit[\\/]list[\\/](?!address|view[\\/](?:SavedViews|ViewPanel\.tsx)|export[\\/]savePages|filter[\\/](?:Filter(?:Panel|Field)|PairsField))/,
              minShareCount: 2,
              priority: 1,
            },
            // The entry code of every page behind the sign-in.
            {
              name: 'shell',
              test: /[\\/]src[\\/]app[\\/](?:beginScreen|everyPage|screens|shell[\\/](?:Shell\.|navigation))/,
            },
            // Shared by dozens of pages, each a few hundred bytes: a file for each would cost more than its content.
            {
              name: 'common',
              minShareCount: 16,
              test: /[\\/]src[\\/](?:kit[\\/](?:keyboard|modal[\\/](?:modalAddress|useModal|ModalButton)|navigation|page|palette[\\/]pageCommands|permission|person)|messages[\\/](?!errors|validation))|@tabler/,
            },
          ],
        },
      },
    },
  },
  // Test projects and module sharing are configured in the root's vitest.config.ts.
  test: {
    environment: 'jsdom',
    setupFiles: ['src/testing/setup.ts'],
    css: false,
    testTimeout: 60_000,
  },
});
