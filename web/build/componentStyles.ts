import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const component = /[\\/](@mantine[\\/]core)[\\/]esm[\\/](?:.*[\\/])?([A-Z]\w+)\.mjs$/;
const everyStyle = 'virtual:component-styles';

/**
 * Ships the style sheet of a Mantine component with the component: a page loads the sheets of its components instead of
 * all 100. The development server bundles Mantine before plugins see it, so there all sheets are loaded together.
 */
export function componentStyles(): Plugin {
  let building = false;
  return {
    name: 'component-styles',
    enforce: 'pre',
    configResolved({ command }) {
      building = command === 'build';
    },
    resolveId: (id) => (id === everyStyle ? `\0${everyStyle}` : undefined),
    load(id) {
      if (id !== `\0${everyStyle}`) return undefined;
      // Not the library's own variables: `ThemeVariables` writes all of them, with the values of our theme.
      const sheets = building ? ['baseline', 'global'] : [];
      return building
        ? sheets.map((sheet) => `import '@mantine/core/styles/${sheet}.layer.css';`).join('\n')
        : `import '@mantine/core/styles.layer.css';`;
    },
    transform(code, id) {
      if (!building) return undefined;
      const [path = ''] = id.split('?');
      const name = component.exec(path)?.[2];
      if (name === undefined) return undefined;
      const root = path.slice(0, path.lastIndexOf('esm'));
      const sheet = join(dirname(join(root, 'package.json')), 'styles', `${name}.layer.css`);
      return existsSync(sheet) ? { code: `import ${JSON.stringify(sheet)};\n${code}`, map: null } : undefined;
    },
  };
}
