/** Where and what OpenTelemetry exports. */
export type TracingSettings = {
  /** The collector's address for traces (OTLP over HTTP). */
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly timeoutMs: number;
  /** Attributes of this process. */
  readonly resource: Readonly<Record<string, string>>;
  readonly sampler: Sampler;
  /** The ratio of `traceidratio`, 0 to 1. */
  readonly ratio: number;
};

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
type Sampler = (typeof samplers)[number];

/**
 * OpenTelemetry's standard variables, read like in the gateway; null: nothing is recorded.
 * @param given a trimmed variable, null for none
 * @param mistakes gets a sentence for each invalid one
 */
export function readTracing(
  given: (name: string) => string | null,
  mistakes: string[],
): TracingSettings | null {
  const address = (name: string): string | null => {
    const value = given(name);
    if (value !== null && !['http:', 'https:'].includes(URL.parse(value)?.protocol ?? ''))
      mistakes.push(`${name} must be the http(s) address of a collector.`);
    return value?.replace(/\/+$/, '') ?? null;
  };
  const base = address('OTEL_EXPORTER_OTLP_ENDPOINT');
  const url = address('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') ?? (base === null ? null : `${base}/v1/traces`);
  const disabled = (given('OTEL_SDK_DISABLED') ?? 'false').toLowerCase();
  if (!['true', 'false', '1', '0'].includes(disabled))
    mistakes.push('OTEL_SDK_DISABLED must be true or false.');
  const exporter = given('OTEL_TRACES_EXPORTER') ?? 'otlp';
  if (!['otlp', 'none'].includes(exporter)) mistakes.push('OTEL_TRACES_EXPORTER must be otlp or none.');
  if (url === null || ['true', '1'].includes(disabled) || exporter === 'none') return null;

  // Other protocols are not supported, so that the operator does not wait for traces in vain.
  if ((given('OTEL_EXPORTER_OTLP_PROTOCOL') ?? 'http/json') !== 'http/json')
    mistakes.push('OTEL_EXPORTER_OTLP_PROTOCOL must be http/json.');
  const samplerName = given('OTEL_TRACES_SAMPLER') ?? 'parentbased_always_on';
  const sampler = samplers.find((one) => one === samplerName);
  if (sampler === undefined) mistakes.push(`OTEL_TRACES_SAMPLER must be one of ${samplers.join(', ')}.`);
  const ratio = Number(given('OTEL_TRACES_SAMPLER_ARG') ?? '1');
  if (!(ratio >= 0 && ratio <= 1)) mistakes.push('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.');
  const timeoutText = given('OTEL_EXPORTER_OTLP_TIMEOUT') ?? '3000';
  const timeoutMs = /^\d{1,5}$/.test(timeoutText) ? Number(timeoutText) : 0;
  if (timeoutMs < 1 || timeoutMs > 60_000)
    mistakes.push('OTEL_EXPORTER_OTLP_TIMEOUT must be a number of milliseconds from 1 to 60000.');

  const pairs = (name: string): Record<string, string> => {
    const read = readPairs(given(name) ?? '');
    // The values may be secrets: no message contains them.
    if (read === null)
      mistakes.push(`${name} must be name=value pairs, percent-encoded, with commas between.`);
    return read ?? {};
  };
  const resource = pairs('OTEL_RESOURCE_ATTRIBUTES');
  return {
    url,
    headers: pairs('OTEL_EXPORTER_OTLP_HEADERS'),
    timeoutMs,
    resource: {
      ...resource,
      'service.name': given('OTEL_SERVICE_NAME') ?? resource['service.name'] ?? 'shepherd-api',
    },
    sampler: sampler ?? 'parentbased_always_on',
    ratio,
  };
}

function readPairs(text: string): Record<string, string> | null {
  const read: Record<string, string> = {};
  for (const pair of text.split(',').filter((one) => one.trim() !== '')) {
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(pair.trim()) ?? [];
    if (name === '') return null;
    try {
      read[decodeURIComponent(name.trim())] = decodeURIComponent(value.trim());
    } catch {
      return null;
    }
  }
  return read;
}
