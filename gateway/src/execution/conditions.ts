import { getDirectiveValues, GraphQLIncludeDirective, GraphQLSkipDirective, Kind, visit } from 'graphql';
import type { DirectiveNode, OperationDefinitionNode, SelectionNode } from 'graphql';
import type { Fragments } from './plan.ts';

export type Variables = Readonly<Record<string, unknown>>;

const conditional: ReadonlySet<string> = new Set([GraphQLSkipDirective.name, GraphQLIncludeDirective.name]);

/** The variables in `@skip` and `@include`, which decide about the fields of the answer. */
export function conditionVariables(
  operation: OperationDefinitionNode,
  fragments: Fragments,
): readonly string[] {
  const names = new Set<string>();
  const Directive = (directive: DirectiveNode) => {
    if (!conditional.has(directive.name.value)) return;
    for (const { value } of directive.arguments ?? [])
      if (value.kind === Kind.VARIABLE) names.add(value.name.value);
  };
  for (const definition of [operation, ...Object.values(fragments)]) visit(definition, { Directive });
  return [...names];
}

/** Whether the selection is included; `@skip` wins over `@include`. */
export function isIncluded(node: SelectionNode, variables: Variables): boolean {
  if (node.directives === undefined || node.directives.length === 0) return true;
  return (
    getDirectiveValues(GraphQLSkipDirective, node, variables)?.['if'] !== true &&
    getDirectiveValues(GraphQLIncludeDirective, node, variables)?.['if'] !== false
  );
}
