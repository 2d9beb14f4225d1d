import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import { Kind, visit } from 'graphql';
import type { FragmentDefinitionNode, OperationDefinitionNode } from 'graphql';

/**
 * Named, typed hooks for Apollo Client 4 on top of typed-document-node documents.
 * The published hook plugin writes code for Apollo Client 3 that does not type-check with version 4.
 */
export const plugin: PluginFunction = (_schema, documents) => {
  const hooks: string[] = [];
  const imports = new Set<string>();

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
      ['useQuery', 'useLazyQuery', 'skipToken', 'type SkipToken'].forEach((name) => imports.add(name));
      hooks.push(
        `export const use${operation}Query = (options${optional}: useQuery.Options<${types}> | SkipToken) => options === skipToken ? useQuery(${document}, skipToken) : useQuery(${document}, options${hasRequiredVariable ? '' : ' ?? {}'});`,
        `export const use${operation}LazyQuery = (options?: useLazyQuery.Options<${types}>) => useLazyQuery(${document}, options);`,
      );
    } else if (node.operation === 'mutation') {
      imports.add('useMutation');
      hooks.push(
        `export const use${operation}Mutation = (options?: useMutation.Options<${operation}Mutation, ${operation}MutationVariables>) => useMutation(${document}, options);`,
      );
    }
  };

  const fragmentHook = (node: FragmentDefinitionNode): void => {
    const fragment = capitalised(node.name.value);
    ['useSuspenseFragment', 'type FragmentType'].forEach((name) => imports.add(name));
    hooks.push(
      `export const use${fragment}Fragment = (from: FragmentType<${fragment}Fragment>) => useSuspenseFragment({ fragment: ${fragment}FragmentDoc, fragmentName: '${node.name.value}', from });`,
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

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
