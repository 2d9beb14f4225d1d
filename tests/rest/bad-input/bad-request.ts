import type { Operation } from '../support/contract.ts';

export type BadRequest = {
  /** The kind of fault, for the report. */
  kind: string;
  /** Null for a request that is no call of the contract. */
  operation: Operation | null;
  method: string;
  target: string;
  headers: [name: string, value: string][];
  body: Buffer | null;
  /** Replaces the request of the other properties: bytes that no client can produce. */
  raw: Buffer | null;
  /** Whether it carries a session that should be valid. */
  isSignedIn: boolean;
  /** Close the connection halfway and expect no answer. */
  hangUp: boolean;
};

/** The request as bytes on the wire. */
export function toBytes({ method, target, headers, body, raw }: BadRequest): Buffer {
  if (raw) return raw;
  const lines = [...headers, ...(body === null ? [] : [['Content-Length', String(body.length)]])];
  const head = [`${method} ${target} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', ''];
  return Buffer.concat([Buffer.from(head.join('\r\n'), 'latin1'), body ?? Buffer.alloc(0)]);
}

/** A command that reproduces it: curl, or the bytes themselves where curl cannot. */
export function command(request: BadRequest, origin: string): string {
  const { method, target, headers, body, raw } = request;
  if (raw) {
    const { hostname, port } = new URL(origin);
    return `echo ${raw.toString('base64')} | base64 -d | timeout 5 bash -c 'exec 3<>/dev/tcp/${hostname}/${port}; cat >&3; cat <&3'`;
  }
  const options = headers
    .filter(([name]) => name !== 'Host')
    .map(
      ([name, value]) =>
        `-H ${quote(name === 'Authorization' ? `${name}: Bearer $TOKEN` : `${name}: ${value}`)}`,
    );
  const curl = ['curl -i -g --path-as-is -X', method, ...options, ...(body ? ['--data-binary @-'] : [])].join(
    ' ',
  );
  return `${body ? `echo ${body.toString('base64')} | base64 -d | ` : ''}${curl} ${quote(`${origin}${target}`)}`;
}

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
