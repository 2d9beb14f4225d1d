import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkCollector } from '@shepherd/service/doctor/collector.ts';
import { note, ok, reasonOf, wrong } from '@shepherd/service/doctor/findings.ts';
import type { Finding } from '@shepherd/service/doctor/findings.ts';
import { Redis } from 'ioredis';
import { request } from 'undici';
import { TrustedDocuments } from '../http/graphql/trusted-documents.ts';
import { isRecord } from '../rest/error-body.ts';
import type { Settings } from '../settings.ts';

/** Timeout in milliseconds for a server outside. */
const patience = 5_000;
/** Milliseconds of difference that are no fault: HTTP dates have whole seconds. */
const clockTolerance = 5_000;

/** Checks everything that the gateway needs with these settings. Changes nothing. */
export async function examine(settings: Settings): Promise<readonly Finding[]> {
  const findings = await Promise.all([
    checkRest(settings.restApiUrl),
    checkRedis(settings.redisUrl),
    checkConsole(settings),
    checkPublicAddress(settings),
    settings.tracing === null ? [] : checkCollector(settings.tracing),
  ]);
  return findings.flat();
}

/** REST v1 answers a call without a token with 401; another answer comes from another server. */
export async function checkRest(restApiUrl: string): Promise<readonly Finding[]> {
  const address = `${restApiUrl}/orders`;
  const began = performance.now();
  try {
    const { statusCode, headers, body } = await ask(address);
    const took = Math.ceil(performance.now() - began);
    const answer: unknown = await body.json().catch(() => null);
    if (statusCode !== 401)
      return [
        wrong(
          `REST_API_URL is ${restApiUrl}, which is not REST v1: ${address} without a token answers ${statusCode} and not 401`,
        ),
      ];
    return [
      ok(`REST v1 at ${restApiUrl} answers in ${took} ms`),
      ...checkError(answer),
      ...checkClock(headers['date']),
    ];
  } catch (error) {
    return [wrong(`REST v1 does not answer at REST_API_URL, ${restApiUrl}: ${reasonOf(error)}`)];
  }
}

const checkError = (answer: unknown): readonly Finding[] =>
  isRecord(answer) && isRecord(answer['error']) && typeof answer['error']['code'] === 'string'
    ? []
    : [
        note(
          'Errors of REST v1 have no {"error": {"code", "message"}}: in place of their messages users see that the answer could not be read',
        ),
      ];

function checkClock(told: string | string[] | undefined): readonly Finding[] {
  const differs = Math.abs(Date.parse(String(told)) - Date.now());
  // The Date header is optional.
  if (!(differs > clockTolerance)) return [];
  return [
    wrong(
      `The clocks of this machine and of REST v1 differ by ${Math.round(differs / 1_000)} s: let both ask the same time server`,
    ),
  ];
}

async function checkRedis(url: string | null): Promise<Finding> {
  if (url === null)
    return note('Each copy of the gateway counts rates for itself: with several, set REDIS_URL');
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: patience,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  // The call that fails reports the error.
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    const began = performance.now();
    await redis.ping();
    return ok(`Redis answers in ${Math.ceil(performance.now() - began)} ms: copies count rates together`);
  } catch (error) {
    return wrong(`REDIS_URL cannot be used: ${reasonOf(error)}`);
  } finally {
    redis.disconnect();
  }
}

function checkConsole({ webDist, trustedDocuments }: Settings): Finding {
  if (!existsSync(path.join(webDist, 'index.html')))
    return wrong(`There is no console in ${webDist}: build it (pnpm build), or set WEB_DIST`);
  try {
    const documents = new TrustedDocuments(trustedDocuments);
    return documents.size === 0
      ? note(`${trustedDocuments} has no documents: the console sends the text of each`)
      : ok(`The console is in ${webDist}, with ${documents.size} documents`);
  } catch (error) {
    return wrong(reasonOf(error));
  }
}

async function checkPublicAddress({ publicUrl, trustProxy, port, host }: Settings): Promise<Finding> {
  if (publicUrl === null)
    return note(
      `PUBLIC_URL is not set: do so where people open the console elsewhere than at http://${host}:${port}`,
    );
  if (!trustProxy && new URL(publicUrl).port !== String(port))
    return wrong(
      `PUBLIC_URL is ${publicUrl}, so a proxy stands in front, whose word is not believed: everybody counts as one reader. Set TRUST_PROXY=true`,
    );
  try {
    const { statusCode, body } = await ask(new URL('/settings.json', publicUrl).href);
    await body.dump();
    return statusCode === 200
      ? ok(`The console is answered at ${publicUrl}`)
      : wrong(`PUBLIC_URL is ${publicUrl}, where /settings.json answers ${statusCode}`);
  } catch (error) {
    return note(`PUBLIC_URL is ${publicUrl}, where nothing answers now: ${reasonOf(error)}`);
  }
}

const ask = (address: string) => request(address, { signal: AbortSignal.timeout(patience) });
