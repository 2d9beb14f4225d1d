import { isIPv6 } from 'node:net';

/** Settings of the start command. The API and the gateway read and check all others themselves. */
export type StartSettings = {
  /** Port of the console and gateway; 0 lets the system choose. */
  port: number;
  /** Port of the embedded REST v1. */
  apiPort: number;
  /** Set for an external REST v1: then no embedded API is started. */
  restApiUrl: string | undefined;
  /** Set when the embedded API keeps its data in a real PostgreSQL. */
  databaseUrl: string | undefined;
  /** Whether a simulator plays a busy marketplace on the demo data. */
  simulate: boolean;
};

/** A sentence for the user who started the product; printed without a stack. */
export class SettingError extends Error {}

/** Reads the settings from the environment; throws `SettingError` saying what to change. */
export function readStartSettings(environment: NodeJS.ProcessEnv): StartSettings {
  const settings = {
    port: port(environment, 'PORT', 4000),
    apiPort: port(environment, 'API_PORT', 4001),
    restApiUrl: address(environment, 'REST_API_URL', ['http:', 'https:']),
    databaseUrl: address(environment, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    simulate: flag(environment, 'SIMULATE'),
  };
  if (settings.simulate && settings.restApiUrl !== undefined) {
    throw new SettingError(
      'SIMULATE plays on the embedded REST v1, and REST_API_URL names another one. Unset one of them.',
    );
  }
  if (settings.restApiUrl === undefined && settings.port === settings.apiPort && settings.port !== 0) {
    throw new SettingError(
      `PORT and API_PORT are both ${settings.port}. Give the console and the API different ports.`,
    );
  }
  return settings;
}

/**
 * The public address of the console, for links in mails and of shared reports: as set, else where the gateway listens.
 * A gateway that listens on all interfaces gets this machine's own host name.
 */
export function webUrlOf(environment: NodeJS.ProcessEnv, port: number): string {
  const set = givenWebUrl(environment);
  if (set !== undefined) return set;
  const host = hostOf(environment);
  const isThisMachine = ['', '127.0.0.1', '::1'].includes(host) || isEverywhere(host);
  return `http://${isThisMachine ? 'localhost' : isIPv6(host) ? `[${host}]` : host}:${port}`;
}

/**
 * A warning for a console that is open to other machines: which links lead elsewhere, and which setting to change. The
 * address is never taken from requests: a client can forge the host, and mails that set passwords would contain it.
 */
export function linksWarning(environment: NodeJS.ProcessEnv, port: number): string | undefined {
  const host = hostOf(environment);
  if (isLoopback(host) || givenWebUrl(environment) !== undefined) return undefined;
  const url = webUrlOf(environment, port);
  const who = isEverywhere(host)
    ? 'lead nowhere on any other machine'
    : 'fail for whoever knows this machine by another name';
  return [
    `HOST is ${host}, so that other machines can open the console, and WEB_URL is not set.`,
    `The links in invitations, password resets and other mails, and those of shared reports, begin with ${url}: they ${who}.`,
    `Set WEB_URL to the address that people open, for example WEB_URL=http://console.example.com:${port}`,
  ].join('\n');
}

const givenWebUrl = (environment: NodeJS.ProcessEnv): string | undefined =>
  environment['WEB_URL']?.trim() || environment['PUBLIC_URL']?.trim() || undefined;
const hostOf = (environment: NodeJS.ProcessEnv): string => environment['HOST']?.trim() ?? '';
const isLoopback = (host: string): boolean =>
  ['', 'localhost', '::1'].includes(host) || /^127(\.\d{1,3}){3}$/.test(host);
const isEverywhere = (host: string): boolean => ['0.0.0.0', '::'].includes(host);

function port(environment: NodeJS.ProcessEnv, name: string, standard: number): number {
  const text = environment[name];
  if (text === undefined || text === '') return standard;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65_535) {
    throw new SettingError(
      `${name} is "${text}", which is not a port. Set it to a whole number from 1 to 65535.`,
    );
  }
  return value;
}

function flag(environment: NodeJS.ProcessEnv, name: string): boolean {
  const text = environment[name]?.trim().toLowerCase() ?? '';
  if (['1', 'true', 'on'].includes(text)) return true;
  if (['', '0', 'false', 'off'].includes(text)) return false;
  throw new SettingError(`${name} is "${text}". Set it to 1 or 0.`);
}

function address(environment: NodeJS.ProcessEnv, name: string, protocols: string[]): string | undefined {
  const text = environment[name];
  if (text === undefined || text === '') return undefined;
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    const forms = protocols.map((protocol) => `${protocol}//…`).join(' or ');
    throw new SettingError(`${name} is not an address of the form ${forms}. Correct it or unset it.`);
  }
  return text;
}
