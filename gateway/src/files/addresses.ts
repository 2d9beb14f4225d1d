/** Names of this machine: REST v1 may call itself by another one than the gateway does. */
const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

const local = '/files/';

/**
 * Addresses of REST v1, which browsers cannot reach, and the ones on this origin that stand for them:
 * `https://rest.example/v1/files/a.png?signature=…` is `/files/a.png?signature=…`, and
 * `https://rest.example/v1/jobs/bulk-actions/1/file` is `/files/jobs/bulk-actions/1/file`. Addresses anywhere else
 * stay as they are. Every answer and every input passes here, in the scalar `URL`.
 */
export class FileAddresses {
  readonly #base: URL;
  readonly #basePath: string;

  /** @param restApiUrl base address of REST v1, without a trailing slash */
  constructor(restApiUrl: string) {
    this.#base = new URL(restApiUrl);
    this.#basePath = `${this.#base.pathname.replace(/\/$/, '')}/`;
  }

  /** What a browser is given for an address that REST v1 answered. */
  toLocal(address: string): string {
    const url = URL.parse(address);
    if (!url || !this.#isRest(url) || !url.pathname.startsWith(this.#basePath)) return address;
    const path = url.pathname.slice(this.#basePath.length);
    return `${local}${path.startsWith('files/') ? path.slice('files/'.length) : path}${url.search}`;
  }

  /** What REST v1 is given for an address that a client sent back. */
  toRest(address: string): string {
    if (!address.startsWith(local)) return address;
    const path = address.slice(local.length);
    const [name = ''] = path.split(/[?#]/, 1);
    // Files themselves lie side by side; everything deeper is a call of its own.
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
