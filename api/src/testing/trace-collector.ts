import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

type AttributeValue = { stringValue?: string; intValue?: number; arrayValue?: { values: AttributeValue[] } };
type Attributes = { key: string; value: AttributeValue }[];
type SentSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
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

export type CollectedSpan = Omit<SentSpan, 'attributes'> & { attributes: Record<string, unknown> };

export type TraceCollector = {
  /** The value for `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly url: string;
  spans(): CollectedSpan[];
  /** The only span of this name. */
  span(name: string): CollectedSpan;
  /** Attributes of the process that sent the traces. */
  resource(): Record<string, unknown>;
  /** Everything received, unchanged. */
  text(): string;
  close(): Promise<void>;
};

/** An OpenTelemetry collector for tests: receives traces as JSON over HTTP. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const received: SentTraces[] = [];
  const server = createServer(async (request, response) => {
    if (!request.url?.startsWith('/v1/traces')) return void response.writeHead(404).end();
    received.push((await json(request)) as SentTraces);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const resources = () => received.flatMap(({ resourceSpans }) => resourceSpans);
  const spans = () =>
    resources()
      .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
      .map((span) => ({ ...span, attributes: named(span.attributes) }));
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    span(name) {
      const [span, ...others] = spans().filter((one) => one.name === name);
      if (!span || others.length > 0)
        throw new Error(
          `There is not one ${name} among ${spans()
            .map((one) => one.name)
            .join(', ')}`,
        );
      return span;
    },
    resource: () => named(resources()[0]?.resource.attributes ?? []),
    text: () => JSON.stringify(received),
    async close() {
      server.closeAllConnections();
      server.close();
      if (server.listening) await once(server, 'close');
    },
  };
}

const named = (attributes: Attributes): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, plain(value)]));

const plain = ({ stringValue, intValue, arrayValue }: AttributeValue): unknown =>
  arrayValue?.values.map(plain) ?? stringValue ?? intValue;
