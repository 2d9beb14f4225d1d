import { vi } from 'vitest';

interface Transferred {
  readonly address: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Blob;
}

/** The result of the next transfers; without a status none completes. */
interface Ending {
  status: number;
  response: unknown;
}

/** XMLHttpRequest uploads of the page end as specified, until the test's globals are restored. */
export function takeTransfers(ending: Ending): readonly Transferred[] {
  const taken: Transferred[] = [];
  class Transfer extends EventTarget {
    readonly upload = new EventTarget();
    responseType = '';
    status = 0;
    response: unknown = null;
    #address = '';
    readonly #headers = new Map<string, string>();
    open(_method: string, address: string) {
      this.#address = address;
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value);
    }
    abort() {
      this.dispatchEvent(new Event('abort'));
    }
    send(body: Blob) {
      queueMicrotask(() => {
        ({ status: this.status, response: this.response } = ending);
        taken.push({ address: this.#address, headers: this.#headers, body });
        this.dispatchEvent(new Event(ending.status === 0 ? 'error' : 'load'));
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', Transfer);
  return taken;
}
