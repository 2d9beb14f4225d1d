import type { Plugin } from 'vite';

/** Serves the kit's parts page at `/parts` during development. The build does not contain it. */
export function partsPage(): Plugin {
  return {
    name: 'parts-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (/^\/parts(?:$|[?#])/.test(request.url ?? '')) request.url = '/parts.html';
        next();
      });
    },
  };
}
