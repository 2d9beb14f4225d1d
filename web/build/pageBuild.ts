import { dirname } from 'node:path';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { componentStyles } from './componentStyles.ts';
import { placeNames } from './placeNames.ts';
import { precompress } from './precompress.ts';
import { productionRouter } from './productionRouter.ts';
import { remSizes } from './remSizes.ts';
import { trustedDocuments } from './trustedDocuments.ts';
import { uniqueModals } from './uniqueModals.ts';

/**
 * What the builds of the console and of the shared report have in common. They are two builds, so that no chunk of one
 * contains code of the other: a visitor with a shared link never loads the console.
 */
export const pageBuild: UserConfig = {
  root: dirname(import.meta.dirname),
  plugins: [
    react(),
    remSizes(),
    productionRouter(),
    componentStyles(),
    trustedDocuments(),
    uniqueModals(),
    placeNames(),
    precompress(),
  ],
  // One React: a library that does not declare it would get another copy from the workspace.
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    outDir: 'dist',
    target: 'es2023',
    // Every target browser supports `modulepreload`.
    modulePreload: {
      polyfill: false,
      // A page would otherwise contain the names of all files of its dialogs. Hovering over their buttons fetches those.
      resolveDependencies: (_file, dependencies, { hostId, hostType }) =>
        hostType === 'html' || /\/shell-/.test(hostId)
          ? dependencies
          : dependencies.filter((name) => name.endsWith('.css')),
    },
    // The largest is the detailed outlines of a map.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      treeshake: {
        // Memoising a component has no side effect: unused ones are removed.
        manualPureFunctions: ['memo'],
        // The public face of a feature only passes on: its users load what they use of it.
        moduleSideEffects: [{ test: /\/public\.tsx?$/, sideEffects: false }],
      },
    },
  },
};
