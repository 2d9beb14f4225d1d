import { ExportResultCode } from '@opentelemetry/core';
import type { ExportResult } from '@opentelemetry/core';
import { createExporter } from '../tracing/exporter.ts';
import type { TracingSettings } from '../tracing/settings.ts';
import { ok, reasonOf, wrong } from './findings.ts';
import type { Finding } from './findings.ts';

/** Sends an export without spans, which a collector accepts and answers. */
export async function checkCollector(settings: TracingSettings): Promise<Finding> {
  const exporter = await createExporter(settings);
  const { code, error } = await new Promise<ExportResult>((resolve) => exporter.export([], resolve));
  await exporter.shutdown();
  if (code === ExportResultCode.SUCCESS) return ok('The collector takes traces');
  const { url, protocol } = settings;
  const status = error !== undefined && 'code' in error ? error.code : undefined;
  return wrong(
    protocol !== 'grpc' && typeof status === 'number'
      ? `The collector at ${url} answers ${status}: look at OTEL_EXPORTER_OTLP_ENDPOINT and its headers`
      : `The collector at ${url} does not answer: ${reasonOf(error)}`,
  );
}
