import { defineConfig, mergeConfig } from 'vite';
import { pageBuild } from './build/pageBuild.ts';
import { reportAlone } from './build/reportAlone.ts';

/** The page of shared reports, built into the folder of the console. */
export default mergeConfig(
  pageBuild,
  defineConfig({
    plugins: [reportAlone()],
    build: {
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input: { report: 'report.html' } },
    },
  }),
);
