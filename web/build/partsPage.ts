import type { Plugin } from 'vite';

/** Shows every part of the kit at `/parts` during development. The build has no such page: it begins elsewhere. */
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
