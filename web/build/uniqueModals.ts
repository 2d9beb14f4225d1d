import type { Plugin } from 'vite';

const declaration = /\bdefineModal\(\s*(?:'([^']+)'|([^)]*))/g;
/** Modules without dialogs of pages: the definition itself, and tests with pages of their own. */
const exempt = /[\\/]kit[\\/]modal[\\/]defineModal\.ts$|\.test\.tsx?$/;

/** The names of the dialogs that a module declares. Throws if one is not a literal. */
export function declaredModals(code: string): readonly string[] {
  return [...code.matchAll(declaration)].map(([, name, computed]) => {
    if (name === undefined) throw new Error(`The name of a dialog is not written out: ${computed ?? ''}`);
    return name;
  });
}

/** Refuses a module that declares a dialog with the name of another declaration. */
export class ModalNames {
  readonly #places = new Map<string, string>();

  /** A reloaded module replaces its earlier declarations. */
  read(module: string, code: string): void {
    for (const [name, place] of this.#places) if (place === module) this.#places.delete(name);
    for (const name of declaredModals(code)) {
      const other = this.#places.get(name);
      if (other !== undefined)
        throw new Error(`Two dialogs have the name "${name}" in the address: in ${other} and in ${module}`);
      this.#places.set(name, module);
    }
  }
}

/** Keeps the names of dialogs unique across all pages, in the build, in development and in tests. */
export function uniqueModals(): Plugin {
  const names = new ModalNames();
  return {
    name: 'unique-modals',
    enforce: 'pre',
    transform(code, id) {
      const [path = ''] = id.split('?');
      if (code.includes('defineModal(') && !path.includes('node_modules') && !exempt.test(path))
        names.read(path, code);
    },
  };
}
