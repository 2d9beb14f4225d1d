import type { Plugin } from 'vite';

/**
 * React Router names its development build alone in its package, and leaves it to its framework to take the other one,
 * which has no warnings for developers (react-router 7: `dist/production` beside `dist/development`).
 */
export const productionRouter = (): Plugin => ({
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!/^react-router(?:\/|$)/.test(source)) return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return resolved && { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') };
  },
});
