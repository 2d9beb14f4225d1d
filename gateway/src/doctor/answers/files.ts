import { UnreachableError } from '../../errors/rest-error.ts';
import { FileAddresses } from '../../files/addresses.ts';
import { readFile } from '../../rest/calls/files.ts';
import { Transport } from '../../rest/exchange/transport.ts';
import { addressesIn, isServed } from './addresses.ts';
import type { Reply, Server } from './ask.ts';
import type { CallResult } from './calls.ts';
import { nameOf } from './oddity.ts';

/** Pictures of one kind to try: an old one may be gone. */
const tries = 3;

type Opened = Readonly<{ property: string; requests: number; milliseconds: number; fault: string | null }>;

/** Reads the beginning of some files as the gateway does for a browser: without a token, because their address is enough. */
export async function openFiles(replies: readonly Reply[], server: Server): Promise<CallResult> {
  const transport = new Transport({ baseUrl: server.restApiUrl, connections: 1 });
  const opened: Opened[] = [];
  try {
    for (const [property, addresses] of servedFiles(replies, server.restApiUrl))
      opened.push(await openOne(transport, property, addresses.slice(0, tries), server.timeoutMs));
  } finally {
    await transport.close();
  }
  const failed = opened.find(({ fault }) => fault !== null);
  return {
    call: nameOf(readFile),
    seen: 'the pictures',
    outcome: failed ? 'failed' : opened.length === 0 ? 'not_tried' : 'read',
    reason: failed
      ? `of ${failed.property} ${failed.fault}`
      : opened.length === 0
        ? 'no answer has an id for it'
        : '',
    requests: opened.reduce((sum, { requests }) => sum + requests, 0),
    milliseconds: Math.max(0, ...opened.map(({ milliseconds }) => milliseconds)),
  };
}

/** Addresses of files on REST v1 by the name of their property, each once. */
function servedFiles(replies: readonly Reply[], restApiUrl: string): ReadonlyMap<string, readonly string[]> {
  const local = new FileAddresses(restApiUrl);
  const found = replies.flatMap(({ outcome }) =>
    outcome.kind === 'read' ? addressesIn(outcome.body, '') : [],
  );
  const byName = Map.groupBy(found, ({ property }) => property.slice(property.lastIndexOf('.') + 1));
  const served = [...byName].map(([name, addresses]): [string, readonly string[]] => [
    name,
    [...new Set(addresses.map(({ address }) => local.toLocal(address)).filter(isServed))],
  ]);
  return new Map(served.filter(([, addresses]) => addresses.length > 0));
}

async function openOne(
  transport: Transport,
  property: string,
  addresses: readonly string[],
  timeoutMs: number,
): Promise<Opened> {
  const began = performance.now();
  let fault: string | null = null;
  let requests = 0;
  for (const path of addresses) {
    requests += 1;
    fault = await faultOf(transport, path, timeoutMs);
    if (fault === null) break;
  }
  return { property, requests, milliseconds: Math.ceil(performance.now() - began), fault };
}

async function faultOf(transport: Transport, path: string, timeoutMs: number): Promise<string | null> {
  try {
    const headers = { range: 'bytes=0-0' };
    const request = { method: 'GET', path, headers, body: null };
    const { status, body } = await transport.stream(request, timeoutMs, new AbortController().signal);
    body.on('error', () => undefined).destroy();
    return status === 200 || status === 206 ? null : `answers ${status} without a token`;
  } catch (error) {
    if (error instanceof UnreachableError) return 'gives no answer';
    throw error;
  }
}
