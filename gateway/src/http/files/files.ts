import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { codes } from '../../errors/graphql-errors.ts';
import type { FileAddresses } from '../../files/addresses.ts';
import { chunksOf, lookAhead } from '../../files/bytes.ts';
import { everyKind, images, isText, largestFile, reportMedia } from '../../files/kinds.ts';
import type { FileExtension } from '../../files/kinds.ts';
import { multipartBody, openOneFile } from '../../files/multipart.ts';
import { present, presentFile } from '../../files/presentation.ts';
import { tooLarge, unsupportedType, wrongExtension } from '../../files/upload-failures.ts';
import { createBulkAction } from '../../rest/calls/bulk-actions.ts';
import type { RestCall } from '../../rest/declaration.ts';
import {
  downloadBulkFailures,
  downloadBulkFile,
  putFile,
  readFile,
  uploadCustomerLogo,
  uploadDocumentation,
  uploadOrderImage,
  uploadReportMedia,
} from '../../rest/calls/files.ts';
import { exportOrderResults } from '../../rest/calls/orders.ts';
import type { LooseInput } from '../../rest/request.ts';
import type { StreamedAnswer, Transport } from '../../rest/exchange/transport.ts';
import type { Settings } from '../../settings.ts';
import { isKnownOrigin } from '../cross-site.ts';
import { FileExchange } from './file-exchange.ts';
import { refuseUnkeptConditions } from '../change-conditions.ts';
import type { Sending } from './file-exchange.ts';
import type { Guard } from '../limits/guard.ts';
import type { Metrics } from '../metrics.ts';
import { refuse } from '../refusal.ts';

export type FileParts = Readonly<{
  schema: GraphQLSchema;
  addresses: FileAddresses;
  settings: Settings;
  transport: Transport;
  metrics: Metrics;
  guard: Guard;
}>;

/** Deadline in milliseconds for an upload and its answer. */
const uploadDeadline = 120_000;
/** Bytes of a multipart body around the file. */
const aroundFile = 64 * 1024;

type Row = Readonly<Record<string, unknown>>;
type Show = (row: Row) => Row;

/**
 * Serves `/files/…`: uploads and downloads, streamed between browser and REST v1 without buffering. Each path is the
 * one of REST v1, below `/files`; files themselves are `/files/{key}`, for clients with their signed address.
 */
export async function serveFiles(server: FastifyInstance, parts: FileParts): Promise<void> {
  const { schema, addresses, guard, settings } = parts;
  const asFile: Show = (row) => presentFile(addresses, row);
  const as =
    (typeName: string): Show =>
    (row) =>
      present(schema, typeName, row);

  await server.register(async (scope) => {
    // The handlers read the bodies.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.addHook('onRequest', guard.rate);

    const change = (
      method: 'POST' | 'PUT',
      call: RestCall,
      handle: (exchange: FileExchange, request: FastifyRequest) => Promise<{ status: number; value: Row }>,
      show: Show,
    ) =>
      scope.route({
        method,
        url: localPath(call),
        onRequest: [guard.ownSite, refuseUnknownOrigin, refuseUnkeptConditions],
        handler: async (request, reply) => {
          const exchange = new FileExchange(parts, request, reply);
          void reply.header('cache-control', 'no-store');
          try {
            exchange.checkSession(call);
            const { status, value } = await handle(exchange, request);
            return status === 204 ? reply.code(204).send() : reply.code(status).send(show(value));
          } catch (failure) {
            return exchange.fail(failure);
          } finally {
            takeRest(request.raw);
          }
        },
      });

    const upload = (call: RestCall, accepted: readonly FileExtension[], show: Show) =>
      change(
        'POST',
        call,
        async (exchange, request) => {
          if (lengthOf(request) > largestFile + aroundFile) throw tooLarge();
          const contentType = request.headers['content-type'] ?? '';
          const file = await openOneFile(request.raw, contentType, accepted);
          return exchange.send(call, inputOf(request, ['item']), multipartBody(file), uploadDeadline);
        },
        show,
      );

    const sendText = (method: 'POST' | 'PUT', call: RestCall, names: readonly string[], show: Show) =>
      change(
        method,
        call,
        async (exchange, request) => {
          const sending = await openText(request, call === putFile ? binary : 'text/csv; charset=utf-8');
          return exchange.send(call, inputOf(request, names), sending, uploadDeadline);
        },
        show,
      );

    const download = (
      call: RestCall,
      names: readonly string[],
      wanted: readonly string[],
      headers: Record<string, string> = {},
    ) =>
      scope.get(localPath(call), async (request, reply) => {
        const exchange = new FileExchange(parts, request, reply);
        try {
          exchange.checkSession(call);
          const given = { ...textHeaders(request, wanted), ...headers };
          const input = inputOf(request, names);
          const answer = await exchange.fetch(call, input, given, settings.restTimeoutMs);
          return reply.code(answer.status).headers(fileHeaders(answer.headers)).send(answer.body);
        } catch (failure) {
          return exchange.fail(failure);
        }
      });

    upload(uploadOrderImage, images, asFile);
    upload(uploadCustomerLogo, images, asFile);
    upload(uploadDocumentation, everyKind, asFile);
    upload(uploadReportMedia, reportMedia, as('Media'));
    sendText('PUT', putFile, signature, asFile);
    sendText('POST', createBulkAction, ['type'], as('BulkAction'));
    download(readFile, [...signature, 'link'], ['range', 'if-range', 'if-none-match', 'if-modified-since']);
    download(exportOrderResults, [], [], csv);
    download(downloadBulkFile, [], [], csv);
    download(downloadBulkFailures, [], [], csv);
  });
}

const signature = ['expires', 'signature'] as const;
const binary = 'application/octet-stream';
const csv = { accept: 'text/csv' };

/** `/files/orders/:id/reports/export` for `/orders/{id}/reports/export`; files themselves need no prefix. */
const localPath = ({ path }: RestCall): string =>
  (path.startsWith('/files/') ? path : `/files${path}`).replaceAll(/\{(\w+)\}/g, ':$1');

async function refuseUnknownOrigin(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  if (isKnownOrigin(request)) return undefined;
  const message =
    'Send the header Apollo-Require-Preflight, so that it is known that no other site sent this';
  return refuse(reply, 403, codes.crossSite, message);
}

/** The input from the address; only the query parameters that the call declares. */
function inputOf(request: FastifyRequest, names: readonly string[]): LooseInput {
  const path: Record<string, string> = Object.fromEntries(textEntries(request.params));
  const given = new Map(textEntries(request.query));
  const query = new Map<string, string>();
  for (const name of names) {
    const value = given.get(name);
    // Types of bulk actions may be spelled as in GraphQL or as in REST v1.
    if (value !== undefined) query.set(name, name === 'type' ? value.toLowerCase() : value);
  }
  const { 'x-timezone': header } = textHeaders(request, ['x-timezone']);
  const timezone = given.get('timezone') ?? header;
  return { path, query: Object.fromEntries(query), ...(timezone !== undefined && { timezone }) };
}

const textEntries = (value: unknown): [string, string][] =>
  Object.entries(Object(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string');

/** A text body as a stream. */
async function openText(request: FastifyRequest, contentType: string): Promise<Sending> {
  const [type = ''] = (request.headers['content-type'] ?? binary).split(';');
  if (!textTypes.has(type.trim().toLowerCase())) throw unsupportedType();
  if (lengthOf(request) > largestFile) throw tooLarge();
  const { start, all } = await lookAhead(chunksOf(request.raw));
  if (!isText(start)) throw wrongExtension();
  return { contentType, contentLength: request.headers['content-length'], chunks: all };
}

/** Content types of CSV files (Windows sends the second one). */
const textTypes: ReadonlySet<string> = new Set([
  'text/csv',
  'application/vnd.ms-excel',
  'text/plain',
  binary,
]);

const lengthOf = (request: FastifyRequest): number => Number(request.headers['content-length'] ?? 0);

const textHeaders = (request: FastifyRequest, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(textEntries(request.headers).filter(([name]) => names.includes(name)));

/** Discards the rest of a body: the client reads no answer before it has sent everything. */
function takeRest(body: Readable): void {
  body.unpipe();
  // An iterator that was abandoned halfway would keep the body paused.
  body.removeAllListeners('readable').resume();
}

/** Headers of REST v1 that describe the file; all others concern only REST v1 and the gateway. */
const passedNames: ReadonlySet<string> = new Set([
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
]);

/** A file is shown with its own type and runs no scripts, whatever its content is. */
function fileHeaders(headers: StreamedAnswer['headers']): Record<string, string> {
  const passed = textEntries(headers).filter(([name]) => passedNames.has(name));
  // Browsers show no PDF in a sandbox; their viewer has its own.
  const sandbox = headers['content-type'] === 'application/pdf' ? '' : ' sandbox;';
  return {
    'cache-control': 'private, no-store',
    'content-security-policy': `default-src 'none';${sandbox} frame-ancestors 'none'`,
    ...Object.fromEntries(passed),
  };
}
