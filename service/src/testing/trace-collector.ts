import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { buffer } from 'node:stream/consumers';

type AttributeValue = { stringValue?: string; intValue?: number; arrayValue?: { values: AttributeValue[] } };
type Attributes = { key: string; value: AttributeValue }[];
type SentSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  traceState?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attributes;
  links: { traceId: string; spanId: string }[];
  status: { code: number };
};
type SentTraces = {
  resourceSpans: { resource: { attributes: Attributes }; scopeSpans: { spans: SentSpan[] }[] }[];
};

export type CollectedSpan = Omit<SentSpan, 'attributes'> & {
  /** The service that sent the span. */
  service: unknown;
  attributes: Record<string, unknown>;
};

/** An OpenTelemetry collector for tests: receives traces over HTTP, and reads those in JSON. */
export class TraceCollector {
  readonly deliveries: { readonly headers: IncomingHttpHeaders; readonly body: Buffer }[] = [];
  readonly #server: Server;

  private constructor() {
    this.#server = createServer(async (request, response) => {
      if (request.url?.startsWith('/v1/traces') !== true) return void response.writeHead(404).end();
      const { headers } = request;
      this.deliveries.push({ headers, body: await buffer(request) });
      const isJson = headers['content-type'] === 'application/json';
      response.writeHead(200, { 'content-type': headers['content-type'] }).end(isJson ? '{}' : '');
    });
  }

  static async start(): Promise<TraceCollector> {
    const collector = new TraceCollector();
    await once(collector.#server.listen(0, '127.0.0.1'), 'listening');
    return collector;
  }

  /** The value for `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  get url(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  }

  /** Everything received, as it was sent. */
  get text(): string {
    return this.deliveries.map(({ body }) => body.toString()).join('\n');
  }

  /** The headers of the first delivery. */
  get headers(): Record<string, unknown> {
    return { ...this.deliveries[0]?.headers };
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
    return this.deliveries.flatMap(({ body }): SentTraces['resourceSpans'] => {
      const sent: SentTraces = JSON.parse(body.toString());
      return sent.resourceSpans;
    });
  }

  async stop(): Promise<void> {
    if (!this.#server.listening) return;
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }
}

const named = (attributes: Attributes): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, plain(value)]));

const plain = ({ stringValue, intValue, arrayValue }: AttributeValue): unknown =>
  arrayValue?.values.map(plain) ?? stringValue ?? intValue;
