/** Settings that cannot work. The message has one line for each, which says what to change. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads settings from environment variables. An invalid one is noted as a mistake and replaced by its default, so that
 * one start reports all of them: call `throwMistakes` after the last one. An empty variable counts as unset.
 */
export class SettingsReader {
  readonly #environment: Environment;
  readonly #mistakes: string[] = [];

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** Notes what to change, in one sentence without secrets. */
  addMistake(sentence: string): void {
    this.#mistakes.push(sentence);
  }

  /** @throws SettingsError when there is a mistake */
  throwMistakes(): void {
    if (this.#mistakes.length > 0) throw new SettingsError(this.#mistakes.join('\n'));
  }

  optionalText(name: string): string | null {
    return this.#environment[name]?.trim() || null;
  }

  text(name: string, otherwise: string): string {
    return this.optionalText(name) ?? otherwise;
  }

  wholeNumber(name: string, otherwise: number, least: number, most: number): number {
    const value = this.text(name, String(otherwise));
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= least && number <= most) return number;
    this.addMistake(`Set ${name} to a whole number from ${least} to ${most}; it is "${value}".`);
    return otherwise;
  }

  /** A number from 0 to 1. */
  share(name: string, otherwise: number): number {
    const value = this.text(name, String(otherwise));
    const number = Number(value);
    if (number >= 0 && number <= 1) return number;
    this.addMistake(`Set ${name} to a number from 0 to 1; it is "${value}".`);
    return otherwise;
  }

  /** One of these words, which are in lower case. */
  oneOf<Word extends string>(name: string, allowed: readonly Word[], otherwise: Word): Word {
    const value = this.text(name, otherwise);
    const word = allowed.find((word) => word === value.toLowerCase());
    if (word !== undefined) return word;
    this.addMistake(`Set ${name} to one of ${allowed.join(', ')}; it is "${value}".`);
    return otherwise;
  }

  flag(name: string, otherwise: boolean): boolean {
    const word = this.oneOf(name, ['true', 'false', '1', '0', 'on', 'off'], otherwise ? 'true' : 'false');
    return word === 'true' || word === '1' || word === 'on';
  }

  logLevel(name: string): LogLevel {
    return this.oneOf(name, logLevels, 'info');
  }

  /** A URL with one of these protocols; without slashes at its end. */
  address(name: string, protocols: readonly string[] = ['http:', 'https:']): string | null {
    const value = this.optionalText(name);
    if (value === null) return null;
    if (protocols.includes(URL.parse(value)?.protocol ?? '')) return value.replace(/\/+$/, '');
    const beginnings = protocols.map((protocol) => `${protocol}//`).join(' or ');
    this.addMistake(
      `Set ${name} to an address that starts with ${beginnings}; it is "${withoutSecrets(value)}".`,
    );
    return null;
  }

  /** `name=value,name=value`, percent-encoded. The values may be secrets, so no message shows them. */
  pairs(name: string): Record<string, string> {
    const read: Record<string, string> = {};
    const given = this.text(name, '').split(',');
    for (const pair of given.filter((pair) => pair.trim() !== '')) {
      const [, key = '', value = ''] = /^([^=]+)=(.*)$/.exec(pair.trim()) ?? [];
      if (key === '') {
        this.addMistake(`Set ${name} to name=value pairs with commas between them.`);
        return {};
      }
      try {
        read[decodeURIComponent(key.trim())] = decodeURIComponent(value.trim());
      } catch {
        this.addMistake(`Set ${name} to values in which each % is written %25.`);
        return {};
      }
    }
    return read;
  }
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** An address without its credentials and its query, which may hold some. */
const withoutSecrets = (address: string): string =>
  address.replace(/(^|\/\/).*@/, '$1…@').replace(/\?.*$/s, '?…');
