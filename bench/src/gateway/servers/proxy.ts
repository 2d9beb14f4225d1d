import { fastify } from 'fastify';
import { Pool } from 'undici';
import { given, reportUsage } from './measured.ts';

/**
 * Passes REST through unchanged, with the gateway's HTTP server and HTTP client: the cost of the transport alone. With
 * `BENCH_READS` it parses and serializes the JSON on the way, which is the minimum for any server that looks into it.
 */
const reads = process.env['BENCH_READS'] === 'true';
const base = new URL(given('REST_API_URL'));
const pool = new Pool(base.origin, { connections: Number(given('REST_CONNECTIONS')) });
const server = fastify();
server.get('/*', async (request, reply) => {
  const { statusCode, headers, body } = await pool.request({
    method: 'GET',
    path: base.pathname + request.url,
    headers: { authorization: request.headers.authorization ?? '' },
  });
  void reply.code(statusCode).header('content-type', headers['content-type']);
  return reply.send(reads ? JSON.stringify(await body.json()) : body);
});
await server.listen({ port: 0, host: '127.0.0.1' });
reportUsage(server.server);
