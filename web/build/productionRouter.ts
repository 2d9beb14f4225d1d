import type { Plugin } from 'vite';

/**
 * React Router's package exports only its development build, and leaves it to its framework to select the production
 * build without developer warnings (react-router 7: `dist/production` beside `dist/development`).
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
