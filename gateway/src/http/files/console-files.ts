import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../../settings.ts';
import { streamPath } from '../paths.ts';
import { refuse } from '../refusal.ts';
import { pagePolicy } from '../security-headers.ts';

const year = 31_536_000;

/** Settings for pages. They are public: a browser has to send its maps key to Google anyway. */
type PageSettings = Readonly<{ googleMapsApiKey: string | null }>;

/** The address of a shared report grants access to it, so no other site and no search engine may learn it. */
const secretAddressHeaders = {
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
} as const;

/**
 * Serves the built console: files with a hash in their name are immutable, and every other path is the page itself,
 * revalidated on each request, so that a deep link opens. The public report has its own page.
 * @param offersChanges whether the page may follow changes
 */
export async function serveConsole(
  server: FastifyInstance,
  settings: Settings,
  offersChanges: () => boolean = () => false,
): Promise<void> {
  const folder = settings.webDist;
  if (existsSync(folder))
    await server.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      dotfiles: 'ignore',
      // Pages are sent below, with their policy.
      allowedPath: (path) => !/(\.html|\/)$/.test(path),
      setHeaders: (reply, path) => {
        const hashed = path.includes(`${sep}assets${sep}`);
        void reply.header(
          'cache-control',
          hashed ? `public, max-age=${year}, immutable` : 'public, max-age=300',
        );
      },
    });

  server.get('/settings.json', async (_request, reply) => {
    const shown: PageSettings = { googleMapsApiKey: settings.googleMapsApiKey };
    return reply.header('cache-control', 'no-cache').send(shown);
  });

  server.setNotFoundHandler(async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    if (!isPagePath(request, path))
      return refuse(reply, 404, 'not_found', 'There is nothing at this address');
    const shared = isReportPath(path);
    const report = shared ? await readPage(join(folder, 'report.html')) : null;
    const page = report ?? (await readPage(join(folder, 'index.html')));
    if (page === null) return refuse(reply, 404, 'not_found', 'The console has not been built');
    const nonce = randomBytes(16).toString('base64');
    // The readers of shared reports are not staff.
    const traced = !shared && settings.tracing?.browsers === true;
    const changes = !shared && offersChanges();
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': shared ? 'private, no-store' : 'no-cache',
        ...(shared ? secretAddressHeaders : {}),
        // A shared report draws its map itself, so that no third party learns of its readers.
        'content-security-policy': pagePolicy(nonce, !shared && settings.googleMapsApiKey !== null),
      })
      .send(told(page, nonce, { traced, changes }));
  });
}

/** Also without a token or with a malformed one: the page shows the problem. */
const isReportPath = (path: string): boolean => /^\/report([/?]|$)/.test(path);

/**
 * The routed address: a missing, too long or malformed token of a report opens the same page of reports, which reads
 * the address by itself.
 */
export const routedUrl = (url: string): string => (isReportPath(url) ? '/report/' : url);

/**
 * Whether a user opens a page, as opposed to a program that requests a missing file or a probe at a wrong path: only
 * the start page and shared reports are for programs that take any type, such as monitoring and previews of links.
 */
function isPagePath(request: FastifyRequest, path: string): boolean {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const { accept = '*/*' } = request.headers;
  if (!reads) return false;
  if (path === '/' || isReportPath(path)) return /text\/html|\*\/\*/.test(accept);
  return accept.includes('text/html') && !machinePath.test(path);
}

/** Paths of this server, hidden files, and other files than pages: no address of the console has a dot. */
const machinePath = /^\/(assets|graphql|files|metrics)(\/|$)|\/\.|\.(?!html$)\w+$/;

/** Read on each request, so that a new build is served immediately. */
async function readPage(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    return null;
  }
}

/**
 * The page with the nonce for its own scripts and styles; elements that they add find the nonce where Vite's pages have
 * it.
 * @param told.traced whether the page records traces; sent with the page, since its first request is part of a trace
 * @param told.changes whether the page may follow changes
 */
function told(
  html: string,
  nonce: string,
  { traced, changes }: Readonly<{ traced: boolean; changes: boolean }>,
): string {
  const marked = html.replace(/<(script|style)\b/gi, `$& nonce="${nonce}"`);
  return marked.replace(/<head>|<title>/i, (tag) => {
    const metas = [
      `<meta property="csp-nonce" nonce="${nonce}">`,
      traced ? '<meta name="traces">' : '',
      changes ? `<meta name="changes" content="${streamPath}">` : '',
    ].join('');
    return tag === '<head>' ? tag + metas : metas + tag;
  });
}
