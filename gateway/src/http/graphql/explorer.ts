import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../../context.ts';

const require = createRequire(import.meta.url);
/** A file of an installed package; not every file can be imported by its name. */
const packaged = (name: string, path: string): string =>
  join(dirname(require.resolve(`${name}/package.json`)), path);
const style = 'text/css; charset=utf-8';
const script = 'text/javascript; charset=utf-8';

/** The bundles are complete: nothing is loaded from another origin. */
const files: Readonly<Record<string, Readonly<{ path: string; type: string }>>> = {
  'react.js': { path: packaged('react', 'umd/react.production.min.js'), type: script },
  'react-dom.js': { path: packaged('react-dom', 'umd/react-dom.production.min.js'), type: script },
  'graphiql.js': { path: packaged('graphiql', 'graphiql.min.js'), type: script },
  'graphiql.css': { path: packaged('graphiql', 'graphiql.min.css'), type: style },
  'start.css': { path: join(import.meta.dirname, '../../explorer/start.css'), type: style },
  'start.js': { path: join(import.meta.dirname, '../../explorer/start.js'), type: script },
};

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>GraphQL explorer</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/graphql/explorer/graphiql.css" />
    <link rel="stylesheet" href="/graphql/explorer/start.css" />
  </head>
  <body>
    <div id="explorer">Loading…</div>
    <script src="/graphql/explorer/react.js"></script>
    <script src="/graphql/explorer/react-dom.js"></script>
    <script src="/graphql/explorer/graphiql.js"></script>
    <script src="/graphql/explorer/start.js"></script>
  </body>
</html>
`;

/** The code editor writes its own style elements; its icons and fonts are in its style sheet. */
export const explorerPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  'font-src data:',
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the explorer to browsers that open `/graphql`. */
export const explorerPage = (): ApolloServerPlugin<GatewayContext> => ({
  serverWillStart: async () => ({ renderLandingPage: async () => ({ html: page }) }),
});

/** Serves the parts of the page below `/graphql/explorer/`. */
export function serveExplorer(server: FastifyInstance): void {
  for (const [name, { path, type }] of Object.entries(files))
    server.get(`/graphql/explorer/${name}`, async (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', 'public, max-age=3600')
        .send(await readFile(path)),
    );
}
