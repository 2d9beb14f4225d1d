import type { Explanation } from './explanation.ts';

export const service: readonly Explanation[] = [
  {
    file: 'service/src/doctor/collector.ts',
    original: 'await exporter.shutdown();',
    replacement: ';',
    because: 'It ends the connections of the doctor, whose process ends anyway.',
  },
  {
    file: 'service/src/doctor/collector.ts',
    original: "error !== undefined && 'code' in error",
    replacement: 'true',
    because: 'A failure always has an error, and one without a code has none that is a number.',
  },
  {
    file: 'service/src/doctor/collector.ts',
    in: "'code' in error",
    original: '&&',
    replacement: '||',
    because: 'A failure always has an error, and one without a code has none that is a number.',
  },
  {
    file: 'service/src/draining/draining.ts',
    in: 'quietFor',
    original: '1_000',
    replacement: '1001',
    because: 'How long a connection has to be quiet is a rough number.',
  },
  {
    file: 'service/src/draining/draining.ts',
    in: 'if (connection)',
    places: 2,
    original: 'connection',
    replacement: 'true',
    because: 'A request comes on a connection that was opened before.',
  },
  {
    file: 'service/src/draining/draining.ts',
    original: 'connection?.last === response',
    replacement: 'false',
    because: 'It only keeps the last answer no longer than it runs: a later header has no effect on it.',
  },
  {
    file: 'service/src/draining/draining.ts',
    in: 'lastNeededAt',
    original: '<=',
    replacement: '<',
    because: 'The clock never stands at exactly this fraction of a millisecond.',
  },
  {
    file: 'service/src/settings/settings-reader.ts',
    original: " ?? ''",
    replacement: '',
    because: 'What has no protocol is none of the protocols, and neither is an empty text.',
  },
];
