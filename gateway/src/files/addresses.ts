/** Names of this machine: REST v1 may use another one than the gateway. */
const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

const local = '/files/';

/**
 * Converts between addresses of REST v1, which browsers cannot reach, and addresses on this origin:
 * `https://rest.example/v1/files/a.png?signature=…` is `/files/a.png?signature=…`, and
 * `https://rest.example/v1/jobs/bulk-actions/1/file` is `/files/jobs/bulk-actions/1/file`. Other addresses stay as they
 * are. Every answer and every input passes through here, in the scalar `URL`.
 */
export class FileAddresses {
  readonly #base: URL;
  readonly #basePath: string;

  /** @param restApiUrl base address of REST v1, without a trailing slash */
  constructor(restApiUrl: string) {
    this.#base = new URL(restApiUrl);
    this.#basePath = `${this.#base.pathname.replace(/\/$/, '')}/`;
  }

  /** The browser's address for an address of REST v1. */
  toLocal(address: string): string {
    const url = URL.parse(address);
    if (!url || !this.#isRest(url) || !url.pathname.startsWith(this.#basePath)) return address;
    const path = url.pathname.slice(this.#basePath.length);
    return `${local}${path.startsWith('files/') ? path.slice('files/'.length) : path}${url.search}`;
  }

  /** The address of REST v1 for one that a client sent back. */
  toRest(address: string): string {
    if (!address.startsWith(local)) return address;
    const path = address.slice(local.length);
    const [name = ''] = path.split(/[?#]/, 1);
    // Files are on one level; every deeper path is a call of its own.
    return `${this.#base.origin}${this.#basePath}${name.includes('/') ? '' : 'files/'}${path}`;
  }

  #isRest(url: URL): boolean {
    if (url.username !== '' || url.password !== '') return false;
    if (url.origin === this.#base.origin) return true;
    return (
      url.protocol === this.#base.protocol &&
      url.port === this.#base.port &&
      loopback.has(url.hostname) &&
      loopback.has(this.#base.hostname)
    );
  }
}
