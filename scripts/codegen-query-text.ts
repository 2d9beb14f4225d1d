import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind, print, stripIgnoredCharacters, visit } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode } from 'graphql';

/**
 * The text of every operation with its types, for pages that send a query with `fetch`, without a GraphQL library. The
 * published string mode writes a class with parameter properties, which Node cannot strip.
 */
export const plugin: PluginFunction = (_schema, files) => {
  const documents = files.flatMap(({ document }) => (document ? [document] : []));
  const fragments = new Map(
    documents
      .flatMap(({ definitions }) => definitions)
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const texts: string[] = [];
  for (const document of documents) {
    for (const operation of document.definitions) {
      if (operation.kind !== Kind.OPERATION_DEFINITION || !operation.name) continue;
      const name = operation.name.value;
      const type = `${name}${operation.operation === 'query' ? 'Query' : 'Mutation'}`;
      const text = stripIgnoredCharacters(
        print({ kind: Kind.DOCUMENT, definitions: [operation, ...neededFragments(operation, fragments)] }),
      );
      texts.push(
        `export const ${name}Text: QueryText<${type}, ${type}Variables> = ${JSON.stringify({ name, text })};`,
      );
    }
  }
  return {
    prepend: [`import type { QueryText } from '../../graphql/queryText.ts';`],
    content: `${texts.join('\n')}\n`,
  };
};

/** The fragments that a definition spreads, directly or through others, each once. */
function neededFragments(
  definition: DocumentNode['definitions'][number],
  known: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Set<FragmentDefinitionNode>(),
): Set<FragmentDefinitionNode> {
  visit(definition, {
    FragmentSpread({ name }) {
      const fragment = known.get(name.value);
      if (!fragment || found.has(fragment)) return;
      found.add(fragment);
      neededFragments(fragment, known, found);
    },
  });
  return found;
}
