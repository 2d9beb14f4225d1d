import { subscribe, tracingChannel, unsubscribe } from 'node:diagnostics_channel';
import type { Attributes } from '@opentelemetry/api';

/** Mail deliveries, published on a Node diagnostics channel: the sender does not know its subscribers. */
export const mailSending = tracingChannel<unknown, MailSending>('shepherd.mail.sending');
export type MailSending = { readonly serverUrl: string; error?: unknown };

/** Ends a followed call. */
export type EndOfCall = (result: Readonly<{ status?: number; error?: unknown }>) => void;

/**
 * Follows requests of this process to other servers: mails, and everything that `fetch` does (the file storage,
 * Typeform, geocoding). Undici, which is Node's `fetch`, publishes each request on its channels, and retries again.
 *
 * Paths and queries are left out, against OpenTelemetry's conventions for HTTP: they contain people's addresses.
 * @param begin called where the call is made; null to ignore it
 * @returns stops following
 */
export function followOutsideCalls(
  begin: (name: string, attributes: Attributes) => EndOfCall | null,
): () => void {
  const open = new WeakMap<object, EndOfCall>();
  const statuses = new WeakMap<object, number>();
  const start = (key: object, name: string, address: string, attributes: Attributes): void => {
    const { hostname, port, protocol } = new URL(address);
    const end = begin(name, {
      ...attributes,
      'server.address': hostname,
      'server.port': Number(port) || defaultPorts[protocol],
    });
    if (end !== null) open.set(key, end);
  };
  const finish = (key: object, result: Parameters<EndOfCall>[0]): void => {
    open.get(key)?.(result);
    open.delete(key);
  };

  const listeners = [
    listener('undici:request:create', isHttpMessage, ({ request }) =>
      start(request, request.method, String(request.origin), { 'http.request.method': request.method }),
    ),
    listener('undici:request:headers', isHttpMessage, ({ request, response }) => {
      if (response) statuses.set(request, response.statusCode);
    }),
    // After the last byte of the answer: until then the call is not over.
    listener('undici:request:trailers', isHttpMessage, ({ request }) => {
      const status = statuses.get(request);
      finish(request, status === undefined ? {} : { status });
    }),
    listener('undici:request:error', isHttpMessage, ({ request, error }) => finish(request, { error })),
    listener(mailSending.start.name, isMailSending, (mail) =>
      start(mail, 'send mail', mail.serverUrl, { 'network.protocol.name': 'smtp' }),
    ),
    listener(mailSending.asyncEnd.name, isMailSending, (mail) =>
      finish(mail, 'error' in mail ? { error: mail.error } : {}),
    ),
  ];
  for (const { name, on } of listeners) subscribe(name, on);
  return () => {
    for (const { name, on } of listeners) unsubscribe(name, on);
  };
}

const listener = <Message>(
  name: string | symbol,
  is: (message: unknown) => message is Message,
  hear: (message: Message) => void,
): { name: string | symbol; on: (message: unknown) => void } => ({
  name,
  on(message) {
    if (is(message)) hear(message);
  },
});

const defaultPorts: Readonly<Record<string, number>> = {
  'http:': 80,
  'https:': 443,
  'smtp:': 587,
  'smtps:': 465,
};

/** The used part of undici's docs/docs/api/DiagnosticsChannel.md. */
type HttpMessage = {
  readonly request: Readonly<{ method: string; origin: string | URL }>;
  readonly response?: Readonly<{ statusCode: number }>;
  readonly error?: unknown;
};

const isHttpMessage = (message: unknown): message is HttpMessage =>
  typeof message === 'object' &&
  message !== null &&
  'request' in message &&
  typeof message.request === 'object' &&
  message.request !== null &&
  'method' in message.request &&
  'origin' in message.request;

const isMailSending = (message: unknown): message is MailSending =>
  typeof message === 'object' && message !== null && 'serverUrl' in message;
