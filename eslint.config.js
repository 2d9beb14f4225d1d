import graphql from '@graphql-eslint/eslint-plugin';

/** oxlint lints code; this lints the GraphQL schema and the console's documents. */
export default [
  { ignores: ['**/*.{js,mjs,ts,tsx}', '**/dist/**'] },
  {
    files: ['schema/graphql/**/*.graphql'],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: 'schema/graphql/**/*.graphql' } },
    },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      ...graphql.configs['flat/schema-recommended'].rules,
      // Short descriptions are on one line; longer ones are blocks.
      '@graphql-eslint/description-style': 'off',
      // Fields have the names of REST v1 (`campaign_target`), so that reading them needs no table.
      '@graphql-eslint/no-typename-prefix': 'off',
      // Entities have an id. Types that only hold or describe entities (a page, a payload, an amount) have none, and
      // neither have types whose id is shared (the answers to a task, a Shepherd's skills of a category): a client's
      // cache would mix them up.
      '@graphql-eslint/strict-id-in-types': [
        'error',
        {
          exceptions: {
            suffixes: [
              'Address',
              'Analytics',
              'Billing',
              'Check',
              'Component',
              'Conflict',
              'Month',
              'Page',
              'Payload',
              'Result',
              'Summary',
              'Warnings',
            ],
            types: [
              'AgentBalance',
              'AgentEarnings',
              'AgentPosition',
              'AgentSettings',
              'AgentSkillCategory',
              'AssignmentRule',
              'BackgroundWorkSubject',
              'BulkActionFailure',
              'BulkActionValue',
              'FoundPlace',
              'CurrencyInfo',
              'ImportedTaskList',
              'JobMetadata',
              'JobRates',
              'JobReport',
              'JobsAssigned',
              'LocationsUploadFailedRow',
              'LocationsUploadFailure',
              'LocationsUploadProblem',
              'LocationsUploadValue',
              'MarketRuleOperator',
              'MarketRuleValue',
              'MatrixItem',
              'MatrixReportItem',
              'Money',
              'MonthlyEarning',
              'OrderWorkflow',
              'PageInfo',
              'Preference',
              'PublicCustomer',
              'PublicDeviation',
              'PublicJob',
              'PublicJobReport',
              'PublicLocation',
              'PublicReport',
              'PublicReportItem',
              'PublicReportTask',
              'PublicTaskGroup',
              'ReportInvalidToken',
              'Presence',
              'PresenceActivity',
              'ReportMissingPassword',
              'ReportNotFound',
              'ReportRateLimited',
              'ReportTask',
              'ReportVerification',
              'ReportWrongPassword',
              'ReviewMark',
              'RetriedWork',
              'ScannerConfig',
              'ScheduleDay',
              'SummaryGroup',
              'TaskGroup',
              'TaskInstructions',
              'TaskLogic',
              'TaskLogicAction',
              'TaskLogicCondition',
              'TaskPayment',
              'TimeRange',
              'ViewColumnWidth',
              'ViewColumns',
              'Warning',
            ],
          },
        },
      ],
    },
  },
  {
    files: ['web/src/**/*.graphql'],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: {
        graphQLConfig: {
          // Apollo Client removes its own directive before a query is sent.
          schema: ['schema/graphql/**/*.graphql', 'directive @unmask on FRAGMENT_SPREAD'],
          documents: 'web/src/**/*.graphql',
        },
      },
    },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      ...graphql.configs['flat/operations-recommended'].rules,
      // A parent that spreads a masked fragment without its own id leaves the child suspended forever.
      '@graphql-eslint/require-selections': 'error',
    },
  },
];
