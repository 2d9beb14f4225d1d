import { RestServer } from './rest-server.ts';

type AttributeValue = { stringValue?: string; intValue?: number; arrayValue?: { values: AttributeValue[] } };
type SentSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  traceState?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: AttributeValue }[];
  status: { code: number };
};
type SentTraces = {
  resourceSpans: {
    resource: { attributes: SentSpan['attributes'] };
    scopeSpans: { spans: SentSpan[] }[];
  }[];
};

export type CollectedSpan = Omit<SentSpan, 'attributes'> & {
  /** The service that sent the span. */
  service: unknown;
  attributes: Record<string, unknown>;
};

/** An OpenTelemetry collector for tests: receives traces as JSON over HTTP. */
export class TraceCollector {
  readonly #server: RestServer;

  private constructor(server: RestServer) {
    this.#server = server;
  }

  static async start(): Promise<TraceCollector> {
    const server = await RestServer.start();
    server.on('POST /traces', { body: {} });
    return new TraceCollector(server);
  }

  /** The value for `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  get url(): string {
    return `http://127.0.0.1:${this.#server.port}`;
  }

  /** Everything received, as it was sent. */
  get text(): string {
    return this.#server.arrivals.map(({ body }) => body).join('\n');
  }

  /** The headers of the first delivery. */
  get headers(): Record<string, unknown> {
    return { ...this.#server.arrivals[0]?.headers };
  }

  /** The resource attributes of the process that sent the traces. */
  get resource(): Record<string, unknown> {
    return named(this.#resources[0]?.resource.attributes ?? []);
  }

  get spans(): CollectedSpan[] {
    return this.#resources.flatMap(({ resource, scopeSpans }) => {
      const service = named(resource.attributes)['service.name'];
      return scopeSpans
        .flatMap(({ spans }) => spans)
        .map((span) => ({ ...span, service, attributes: named(span.attributes) }));
    });
  }

  /** The only span of this name. */
  span(name: string): CollectedSpan {
    const [span, ...others] = this.spans.filter((span) => span.name === name);
    if (!span || others.length > 0)
      throw new Error(`There is not one ${name} among ${this.spans.map(({ name }) => name).join(', ')}`);
    return span;
  }

  get #resources(): SentTraces['resourceSpans'] {
    return this.#server.arrivals.flatMap(({ body }): SentTraces['resourceSpans'] => {
      const sent: SentTraces = JSON.parse(body);
      return sent.resourceSpans;
    });
  }

  async stop(): Promise<void> {
    await this.#server.stop();
  }
}

const named = (attributes: SentSpan['attributes']): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, plain(value)]));

const plain = ({ stringValue, intValue, arrayValue }: AttributeValue): unknown =>
  arrayValue?.values.map(plain) ?? stringValue ?? intValue;
