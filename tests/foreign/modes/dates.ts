import { everywhere, type Mode, secondRow } from '../mode.ts';
import type { Change } from '../spots.ts';

/** Another spelling of each instant, from its milliseconds since 1970. */
const instants =
  (spell: (milliseconds: number, text: string) => unknown): Change =>
  (value, { kind }) =>
    kind === 'instant' && typeof value === 'string' ? spell(Date.parse(value), value) : value;

/** As many programs write them: `2026-11-20 14:05:00`. */
export const instantsWithoutZone = instants((at) =>
  new Date(at).toISOString().slice(0, 19).replace('T', ' '),
);

/** Something in place of an instant that may be null. */
const inPlaceOfNoInstant =
  (put: unknown): Change =>
  (value, { kind, nullable }) =>
    kind === 'instant' && nullable && value === null ? put : value;

export const dateModes: readonly Mode[] = [
  everywhere('instants without a zone', 'read', instantsWithoutZone),
  everywhere(
    'instants with T and without a zone',
    'read',
    instants((at) => new Date(at).toISOString().slice(0, 19)),
  ),
  everywhere(
    'instants as Unix seconds',
    'read',
    instants((at) => Math.floor(at / 1000)),
  ),
  everywhere(
    'instants as Unix milliseconds',
    'read',
    instants((at) => at),
  ),
  everywhere(
    'instants with +02:00',
    'read',
    instants((at) => new Date(at + 7_200_000).toISOString().replace('Z', '+02:00')),
  ),
  everywhere(
    'instants with milliseconds',
    'read',
    instants((at) => new Date(at).toISOString()),
  ),
  everywhere(
    'instants with microseconds',
    'read',
    instants((_, text) => text.replace(/(?:\.(\d{3}))?Z$/, (_match, fraction = '000') => `.${fraction}000Z`)),
  ),
  secondRow('0000-00-00 00:00:00 for no instant', 'empty', inPlaceOfNoInstant('0000-00-00 00:00:00')),
  secondRow('empty text for no instant', 'empty', inPlaceOfNoInstant('')),
  secondRow(
    'instants that do not exist',
    'told',
    instants(() => '2026-02-30T25:00:00Z'),
  ),
  secondRow(
    'words in place of instants',
    'told',
    instants(() => 'yesterday'),
  ),
];
