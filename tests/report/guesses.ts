import path from 'node:path';
import { type RunningProcess, startProcess } from '../../scripts/processes.ts';
import { type ApiProcess, startApi } from '../rest/support/api-process.ts';
import { type Random, seeded } from '../rest/support/random.ts';
import type { Store } from '../rest/support/store.ts';
import { graphqlClient, signedInClient } from '../support/graphql-client.ts';
import { shareReport } from '../support/marketplace/share-report.ts';
import { type Attempt, attempts, type Counts, tally } from './attempts.ts';

/** Limits per minute, as REST v1 and the gateway promise. */
const minute = 60_000;
const wrongPasswordsPerReader = 5;
const wrongPasswordsPerLink = 50;
const passwordsPerAddress = 120;
const burstSeconds = 10;
/** Fields in one document that read a shared report. */
const aliases = 5;
/** Attempts of one reader at one link. */
const readersTries = 40;
/** Milliseconds. */
const patience = '300000';
/** Readers who simultaneously open one protected report, each with its password. */
const readers = 200;

export type GuessOptions = {
  seed: string;
  /** Guesses in total. */
  tokens: number;
  passwords: number;
  /** Concurrent documents. */
  parallel: number;
  /** The gateway's rate limit for one address. */
  requestsPerSecond: number;
  tell: (line: string) => void;
};

type Figures = Record<string, string | number>;
type Outcome = { figures: Figures; failures: string[] };

/**
 * An attacker who guesses links and passwords of shared reports through the gateway, from many addresses concurrently.
 */
export async function runGuesses(
  store: Store,
  { seed, tokens, passwords, parallel, requestsPerSecond, tell }: GuessOptions,
): Promise<Outcome> {
  const random = seeded(seed);
  const failures: string[] = [];
  // Hundreds of slow comparisons at the same time, on any machine: the test proves the answers, not their time.
  const api = await startApi({ ...store.environment, DATABASE_TIMEOUT_MS: patience, MAX_WAIT_MS: patience });
  try {
    const open = await startGateway(api, 0);
    let figures: Figures;
    try {
      const links = await shareReports(open, linksNeeded(passwords));
      tell(`${links.length} protected links made`);
      figures = {
        ...(await guessTokens({ open, links, random, count: tokens, parallel, tell }, failures)),
        ...(await guessPasswords({ open, links, random, count: passwords, parallel, tell }, failures)),
      };
    } finally {
      await open.stop();
    }
    const guarded = await startGateway(api, requestsPerSecond);
    try {
      return {
        figures: { ...figures, ...(await flood(guarded, { random, parallel, requestsPerSecond }, failures)) },
        failures,
      };
    } finally {
      await guarded.stop();
    }
  } finally {
    await api.stop();
  }
}

type Run = {
  open: RunningProcess;
  links: readonly Link[];
  random: Random;
  count: number;
  parallel: number;
  tell: (line: string) => void;
};

const address = (gateway: RunningProcess): string => `http://localhost:${gateway.port}/graphql`;

/** @param rate requests a second; 0 lets every guess through to REST v1 */
const startGateway = (api: ApiProcess, rate: number): Promise<RunningProcess> =>
  startProcess('The gateway', [path.resolve(import.meta.dirname, '../../gateway/src/main.ts')], {
    ...process.env,
    NODE_ENV: 'development',
    LOG_LEVEL: 'error',
    PORT: '0',
    REST_API_URL: `${api.origin}/v1`,
    RATE_LIMIT_PER_SECOND: String(rate),
    // Guesses come from many addresses; a single one would only reach its own limit.
    TRUST_PROXY: 'true',
    MAX_EVENT_LOOP_DELAY_MS: '0',
    REST_TIMEOUT_MS: patience,
  });

type Link = { token: string; password: string };

/**
 * One link for guesses from everywhere, one for a single reader, and enough that the attempts allowed at each exceed
 * those of an address.
 */
const linksNeeded = (passwords: number): number =>
  2 + Math.ceil(Math.min(passwords, 2 * passwordsPerAddress) / wrongPasswordsPerReader);

async function shareReports(gateway: RunningProcess, count: number): Promise<Link[]> {
  const staff = await signedInClient(address(gateway), 'owner@shepherd.test');
  const { data } = await staff('{ jobs(perPage: 1, filter: { status: [COMPLETED] }) { items { id } } }');
  const [job] = (data as { jobs: { items: { id: string }[] } }).jobs.items;
  if (!job) throw new Error('The demo has no completed job');
  const links: Link[] = [];
  for (let number = 0; number < count; number += 1) {
    const password = `right-${number}`;
    const { token } = await shareReport(staff, job.id, password);
    links.push({ token, password });
  }
  return links;
}

async function guessTokens({ open, links, random, count, parallel, tell }: Run, failures: string[]) {
  const started = performance.now();
  const known = links.map(({ token }) => token);
  const counts = await tally(
    attempts(count, () => ({ token: guessedToken(known, random) })),
    { url: address(open), aliases, parallel, from: () => anyAddress(random), tell },
  );
  const wrong = count - (counts.outcomes['ReportInvalidToken'] ?? 0);
  if (wrong > 0) failures.push(`${wrong} guessed tokens were not invalid: ${JSON.stringify(counts)}`);
  return { tokens: count, tokenSeconds: seconds(started), tokenOutcomes: JSON.stringify(counts.outcomes) };
}

/** A random token, or a real one with a part of another or a changed letter. */
function guessedToken(known: readonly string[], random: Random): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const text = (length: number): string =>
    Array.from({ length }, () => letters[random.whole(0, 63)] ?? 'A').join('');
  const real = random.pickAny(known) ?? '';
  const [id = '', signature = ''] = real.split('.');
  switch (random.whole(0, 3)) {
    case 0:
      return `${id}.${text(43)}`;
    case 1:
      return `${text(22)}.${signature}`;
    case 2: {
      // Not the last letter: only some of its bits count.
      const at = random.whole(0, signature.length - 2);
      const other = letters.replace(signature[at] ?? '', '')[random.whole(0, 62)] ?? '-';
      return `${id}.${signature.slice(0, at)}${other}${signature.slice(at + 1)}`;
    }
    default:
      return `${text(22)}.${text(43)}`;
  }
}

/**
 * Half of the passwords are tried at one link from many addresses, half at many links from one address, and some at one
 * link from one address: that link stays open to all other readers. So does a link without guesses, for many
 * simultaneous readers with its password.
 */
async function guessPasswords({ open, links, random, count, parallel, tell }: Run, failures: string[]) {
  const url = address(open);
  const [target, guarded, ...others] = links;
  if (!target || !guarded) throw new Error('There is no link to guess at');
  const wrong = (token: string): Attempt => ({ token, password: `guess-${random.whole(0, 1e9)}` });
  const half = Math.floor(count / 2);
  const started = performance.now();
  const atOneLink = await tally(
    attempts(half, () => wrong(target.token)),
    { url, aliases, parallel, from: () => anyAddress(random), tell },
  );
  expectCompared('one link', atOneLink, wrongPasswordsPerLink, started, failures);

  const again = performance.now();
  let next = 0;
  const fromOneAddress = await tally(
    attempts(count - half, () => wrong(others[(next += 1) % others.length]?.token ?? '')),
    { url, aliases, parallel, from: () => '203.0.113.250', tell },
  );
  expectCompared('one address', fromOneAddress, passwordsPerAddress, again, failures);

  const alone = performance.now();
  const byOneReader = await tally(
    attempts(readersTries, () => wrong(guarded.token)),
    { url, aliases, parallel, from: () => '203.0.113.249', tell },
  );
  expectCompared('one link from one address', byOneReader, wrongPasswordsPerReader, alone, failures);
  const neighbour = await tally(
    attempts(1, () => guarded),
    { url, aliases, parallel, from: () => anyAddress(random) },
  );
  if (neighbour.outcomes['PublicJobReport'] !== 1)
    failures.push(`One reader's guesses keep out others: ${JSON.stringify(neighbour.outcomes)}`);

  const [free] = await shareReports(open, 1);
  const { outcomes } = await tally(
    attempts(readers, () => ({ token: free?.token ?? '', password: free?.password ?? '' })),
    { url, aliases, parallel, from: () => anyAddress(random), tell },
  );
  if (outcomes['PublicJobReport'] !== readers)
    failures.push(`A right password does not open its report for everybody: ${JSON.stringify(outcomes)}`);
  await refuseManyAliases(url, target, failures);
  return {
    passwords: count,
    passwordSeconds: seconds(started),
    comparedAtOneLink: atOneLink.outcomes['ReportWrongPassword'] ?? 0,
    comparedByOneReader: byOneReader.outcomes['ReportWrongPassword'] ?? 0,
    comparedFromOneAddress: fromOneAddress.outcomes['ReportWrongPassword'] ?? 0,
    openedByReadersAtOnce: outcomes['PublicJobReport'] ?? 0,
  };
}

/** Every guess is wrong or refused, and the number of comparisons stays within the limit of each minute. */
function expectCompared(
  where: string,
  { sent, outcomes }: Counts,
  perMinute: number,
  started: number,
  failures: string[],
): void {
  const wrong = outcomes['ReportWrongPassword'] ?? 0;
  const refused = outcomes['ReportRateLimited'] ?? 0;
  // A window begins with the first attempt after the last one ended, so there may be one more than minutes have passed.
  const allowed = perMinute * (Math.floor((performance.now() - started) / minute) + 1);
  if (wrong + refused !== sent)
    failures.push(`Guesses at ${where} had other outcomes: ${JSON.stringify(outcomes)}`);
  if (wrong > allowed) failures.push(`${wrong} passwords were compared for ${where}, ${allowed} are allowed`);
  if (wrong === 0) failures.push(`No password was compared for ${where}: nothing was tried`);
}

async function refuseManyAliases(url: string, { token }: Link, failures: string[]): Promise<void> {
  const fields = Array.from(
    { length: aliases + 1 },
    (_field, index) =>
      `a${index}: publicJobReport(token: "${token}", password: "guess ${index}") { __typename }`,
  );
  const { status, errors } = await graphqlClient(url)(`{ ${fields.join(' ')} }`);
  if (status !== 400 || errors[0]?.extensions['code'] !== 'QUERY_LIMIT_EXCEEDED')
    failures.push(`${fields.length} tries in one document were answered with ${status}`);
}

/** From one address the gateway answers up to its rate, and refuses the rest with a Retry-After. */
async function flood(
  guarded: RunningProcess,
  {
    random,
    parallel,
    requestsPerSecond,
  }: Pick<GuessOptions, 'parallel' | 'requestsPerSecond'> & { random: Random },
  failures: string[],
) {
  const documents = 3 * requestsPerSecond * burstSeconds;
  const started = performance.now();
  const counts = await tally(
    attempts(documents, () => ({ token: guessedToken(['a.b'], random) })),
    { url: address(guarded), aliases: 1, parallel, from: () => '203.0.113.251' },
  );
  const allowed = requestsPerSecond * (burstSeconds + (performance.now() - started) / 1_000);
  const answered = documents - counts.refused;
  if (answered > allowed + 1)
    failures.push(`${answered} requests of one address were answered, ${Math.floor(allowed)} are allowed`);
  if (counts.refused !== counts.refusedWithWait) failures.push('A refusal does not say how long to wait');
  return { flood: documents, floodAnswered: answered, floodRefused: counts.refused };
}

const anyAddress = (random: Random): string =>
  `198.${random.whole(18, 19)}.${random.whole(0, 255)}.${random.whole(1, 254)}`;

const seconds = (since: number): number => Math.round((performance.now() - since) / 100) / 10;
