import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { TracingSettings } from './settings.ts';

/** Sends spans to the collector. Only the package of the chosen protocol is loaded. */
export async function createExporter({
  protocol,
  url,
  headers,
  timeoutMs,
}: TracingSettings): Promise<SpanExporter> {
  const options = { url, headers, timeoutMillis: timeoutMs };
  switch (protocol) {
    case 'http/json': {
      const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
      return new OTLPTraceExporter(options);
    }
    case 'http/protobuf': {
      const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-proto');
      return new OTLPTraceExporter(options);
    }
    case 'grpc': {
      const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-grpc');
      const { Metadata } = await import('@grpc/grpc-js');
      const metadata = new Metadata();
      for (const [name, value] of Object.entries(headers)) metadata.set(name, value);
      return new OTLPTraceExporter({ url, metadata, timeoutMillis: timeoutMs });
    }
  }
}
