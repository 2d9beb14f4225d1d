import type { Plugin } from 'vite';

/** Serves the shared report's own page during development, as the gateway does with the built one. */
export function reportPage(): Plugin {
  return {
    name: 'report-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (/^\/report(\/|\?|$)/.test(request.url ?? '')) request.url = '/report.html';
        next();
      });
    },
  };
}
