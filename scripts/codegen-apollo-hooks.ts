import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import { Kind, visit } from 'graphql';
import type { FragmentDefinitionNode, OperationDefinitionNode } from 'graphql';

const sources = path.resolve(import.meta.dirname, '../web/src');

/**
 * Named, typed hooks for Apollo Client 4 on top of typed-document-node documents. Only hooks that the console calls:
 * most queries belong to a list and most mutations to an action, which take the document itself. The published hook
 * plugin writes code for Apollo Client 3 that does not type-check with version 4.
 */
export const plugin: PluginFunction = (_schema, documents) => {
  const called = calledHooks();
  const hooks: string[] = [];
  const imports = new Set<string>();

  /** Adds a hook that the console calls, and its imports. */
  const addHook = (name: string, needs: readonly string[], rest: string): void => {
    if (!called.has(name)) return;
    needs.forEach((one) => imports.add(one));
    hooks.push(`export const ${name} = ${rest}`);
  };

  const operationHooks = (node: OperationDefinitionNode): void => {
    if (!node.name) return;
    const operation = capitalised(node.name.value);
    const document = `${operation}Document`;
    const hasRequiredVariable = (node.variableDefinitions ?? []).some(
      (variable) => variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue,
    );
    const optional = hasRequiredVariable ? '' : '?';
    if (node.operation === 'query') {
      const types = `${operation}Query, ${operation}QueryVariables`;
      addHook(
        `use${operation}Query`,
        ['useQuery', 'skipToken', 'type SkipToken'],
        `(options${optional}: useQuery.Options<${types}> | SkipToken) => options === skipToken ? useQuery(${document}, skipToken) : useQuery(${document}, options${hasRequiredVariable ? '' : ' ?? {}'});`,
      );
    } else if (node.operation === 'mutation') {
      addHook(
        `use${operation}Mutation`,
        ['useMutation'],
        `(options?: useMutation.Options<${operation}Mutation, ${operation}MutationVariables>) => useMutation(${document}, options);`,
      );
    }
  };

  const fragmentHook = (node: FragmentDefinitionNode): void => {
    const fragment = capitalised(node.name.value);
    addHook(
      `use${fragment}Fragment`,
      ['useSuspenseFragment', 'type FragmentType'],
      `(from: FragmentType<${fragment}Fragment>) => useSuspenseFragment({ fragment: ${fragment}FragmentDoc, fragmentName: '${node.name.value}', from });`,
    );
  };

  for (const { document } of documents) {
    if (!document) continue;
    visit(document, {
      OperationDefinition(node) {
        operationHooks(node);
        return false;
      },
      FragmentDefinition(node) {
        fragmentHook(node);
        return false;
      },
    });
  }
  return {
    prepend: importLines(imports),
    content: `${hooks.join('\n')}\n`,
  } satisfies Types.ComplexPluginOutput;
};

function importLines(names: ReadonlySet<string>): string[] {
  const fromClient = ['type FragmentType'].filter((name) => names.has(name));
  const fromReact = [...names].filter((name) => !fromClient.includes(name)).toSorted();
  return [
    fromClient.length > 0 ? `import { ${fromClient.join(', ')} } from '@apollo/client';` : '',
    fromReact.length > 0 ? `import { ${fromReact.join(', ')} } from '@apollo/client/react';` : '',
  ].filter((line) => line !== '');
}

/** Names of hooks in the console's code: the next `pnpm codegen` generates a hook that the code calls. */
function calledHooks(): ReadonlySet<string> {
  const files = globSync('**/*.{ts,tsx}', { cwd: sources, exclude: ['**/*.generated.ts'] });
  const names = files.flatMap(
    (file) =>
      readFileSync(path.join(sources, file), 'utf8').match(/\buse[A-Z]\w*(?:Query|Mutation|Fragment)\b/g) ??
      [],
  );
  return new Set(names);
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
