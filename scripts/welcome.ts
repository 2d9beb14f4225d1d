import type { StartSettings } from './settings.ts';

const demoPassword = 'Shepherd1';
const demoAccounts = [
  ['owner@shepherd.test', 'everything'],
  ['admin@shepherd.test', 'administrator'],
  ['operations@shepherd.test', 'orders, jobs, customers, shepherds'],
  ['reviewer@shepherd.test', 'quality review of jobs'],
  ['finance@shepherd.test', 'payments and withdrawals'],
  ['content@shepherd.test', 'app content'],
  ['support@shepherd.test', 'reads only'],
] as const;

/** The output of the start command once the product is ready. */
export function welcome({
  settings,
  port,
  restApiUrl,
}: {
  settings: StartSettings;
  port: number;
  restApiUrl: string;
}): string {
  const lines = [
    '',
    '  Shepherd Console is ready',
    '',
    `  Console   http://localhost:${port}`,
    `  GraphQL   http://localhost:${port}/graphql`,
    `  REST v1   ${restApiUrl}${settings.restApiUrl === undefined ? '' : ' (not ours)'}`,
  ];
  const isDemo = settings.restApiUrl === undefined && settings.databaseUrl === undefined;
  if (isDemo) {
    lines.push(
      `  Mailbox   ${restApiUrl.replace(/\/v1$/, '/mailbox')}`,
      '',
      `  Sign in with the password ${demoPassword} as`,
      ...demoAccounts.map(([email, what]) => `    ${email.padEnd(26)} ${what}`),
    );
  }
  if (settings.simulate)
    lines.push(
      '',
      '  The simulator plays a marketplace at work: people apply, take jobs, do them and are reviewed.',
    );
  return [...lines, '', '  Ctrl+C stops everything.', ''].join('\n');
}
