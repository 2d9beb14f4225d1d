import type { ExportResult } from '@opentelemetry/core';
import { ExportResultCode } from '@opentelemetry/core';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { logFailures } from './export-failures.ts';

test('each outage of the collector is one line in the log, and so is its end', () => {
  const lines: string[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line: string) => lines.push(line) });
  const results: ExportResult[] = [
    { code: ExportResultCode.SUCCESS },
    { code: ExportResultCode.FAILED, error: new Error('connect ECONNREFUSED') },
    { code: ExportResultCode.FAILED, error: new Error('connect ECONNREFUSED') },
    { code: ExportResultCode.SUCCESS },
    { code: ExportResultCode.SUCCESS },
  ];
  const passed: ExportResult[] = [];
  const exporter = logFailures(
    {
      export: (_spans, done) => done(results[passed.length] ?? { code: ExportResultCode.SUCCESS }),
      shutdown: async () => undefined,
    },
    log,
  );
  const linesAfter = results.map(() => {
    exporter.export([], (result) => passed.push(result));
    return lines.length;
  });
  expect(passed).toEqual(results);
  expect(linesAfter).toEqual([0, 1, 1, 2, 2]);
  const told = lines.map((line) => JSON.parse(line));
  expect(told.map(({ msg }) => msg)).toEqual([
    'Traces cannot be sent: they are lost',
    'Traces are sent again',
  ]);
  expect(told[0].err.message).toBe('connect ECONNREFUSED');
});
