import type { SettingsReader } from '../settings/settings-reader.ts';

/** Where OpenTelemetry sends its traces, and which. */
export type TracingSettings = Readonly<{
  protocol: (typeof protocols)[number];
  /** The collector's address for traces; with gRPC of the collector itself. */
  url: string;
  headers: Record<string, string>;
  timeoutMs: number;
  /** Attributes of this process in each trace. */
  resource: Readonly<Record<string, string>>;
  sampler: (typeof samplers)[number];
  /** The share that `traceidratio` records, 0 to 1. */
  ratio: number;
}>;

const protocols = ['http/json', 'http/protobuf', 'grpc'] as const;

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** OpenTelemetry's standard variables; null: nothing is recorded, because no collector is set or tracing is off. */
export function readTracing(reader: SettingsReader, serviceName: string): TracingSettings | null {
  const base = reader.address('OTEL_EXPORTER_OTLP_ENDPOINT');
  const own = reader.address('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT');
  const disabled = reader.flag('OTEL_SDK_DISABLED', false);
  const exporter = reader.oneOf('OTEL_TRACES_EXPORTER', ['otlp', 'none'], 'otlp');
  const protocol = reader.oneOf('OTEL_EXPORTER_OTLP_PROTOCOL', protocols, 'http/json');
  const url = own ?? (base === null || protocol === 'grpc' ? base : `${base}/v1/traces`);
  if (url === null || disabled || exporter === 'none') return null;
  const resource = reader.pairs('OTEL_RESOURCE_ATTRIBUTES');
  return {
    protocol,
    url,
    headers: reader.pairs('OTEL_EXPORTER_OTLP_HEADERS'),
    timeoutMs: reader.wholeNumber('OTEL_EXPORTER_OTLP_TIMEOUT', 3_000, 1, 60_000),
    resource: {
      ...resource,
      'service.name': reader.text('OTEL_SERVICE_NAME', resource['service.name'] ?? serviceName),
    },
    sampler: reader.oneOf('OTEL_TRACES_SAMPLER', samplers, 'parentbased_always_on'),
    ratio: reader.share('OTEL_TRACES_SAMPLER_ARG', 1),
  };
}
