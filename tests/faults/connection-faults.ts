import { bytes, bytesAndReset, bytesAndSilence, dribble, drip } from './behaviours.ts';
import type { Fault } from './fault.ts';
import { late, network } from './told.ts';

const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';
const always = (name: string, behaviour: Fault['behaviour'], told: Fault['list']): Fault => ({
  name,
  behaviour,
  list: told,
  change: told,
});

/** Faults of a connection, whatever is sent over it. */
export const connectionFaults: readonly Fault[] = [
  always('closed without a word', bytes(), network),
  always('broken off without a word', bytesAndReset(''), network),
  always('broken off within the first line', bytesAndReset('HTTP/1.1 2'), network),
  always('broken off within the headers', bytesAndReset(`${head}x-half: `), network),
  always('broken off after the headers', bytesAndReset(`${head}content-length: 100\r\n\r\n`), network),
  always('broken off within the body', bytesAndReset(`${head}content-length: 100\r\n\r\n{"data":[`), network),
  always('closed within the body', bytes(`${head}content-length: 100\r\n\r\n{"data":[`), network),
  always(
    'closed within a body in chunks',
    bytes(`${head}transfer-encoding: chunked\r\n\r\n5\r\n{"dat\r\n`),
    network,
  ),
  always('a chunk of no length', bytes(`${head}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n`), network),
  always('no answer', bytesAndSilence(), late),
  always('headers that do not end', bytesAndSilence(head), late),
  always('a body that does not begin', bytesAndSilence(`${head}content-length: 100\r\n\r\n`), late),
  always('a body that stops', bytesAndSilence(`${head}content-length: 100\r\n\r\n{"data":[`), late),
  always('headers one byte after the other', dribble(`${head}x-slow: `), late),
  always(
    'a body one byte after the other',
    dribble(`${head}content-length: 1000000\r\n\r\n{"data":["`),
    late,
  ),
  always('a body in chunks of one byte, without an end', drip, late),
  always('only 100 Continue', bytesAndSilence('HTTP/1.1 100 Continue\r\n\r\n'), network),
  always('no HTTP', bytes('\u0016\u0003\u0001 hello\r\n\r\n'), network),
  always('two lengths', bytes(`${head}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`), network),
  always('a length that is none', bytes(`${head}content-length: many\r\n\r\n{}`), network),
  always('headers of a megabyte', bytes(`${head}x-long: ${'a'.repeat(1_000_000)}\r\n\r\n{}`), network),
  always(
    'a switch to another protocol',
    bytes('HTTP/1.1 101 Switching Protocols\r\nupgrade: h2c\r\nconnection: upgrade\r\n\r\n'),
    network,
  ),
];
