import { AliasNode, TableNode } from 'kysely';
import type { CompiledQuery, OperationNode } from 'kysely';

/** The facts of a statement that may leave this process. */
export type StatementFacts = Readonly<{ text: string; operation: string; collection: string | null }>;

/** Maximum length of the text: what follows are more rows of the same. */
const longestText = 2_000;

/** Literals: text (also cut off, or dollar-quoted), then numbers that are not part of a name or a parameter. */
const literals = /'(?:[^']|'')*(?:'|$)|\$([a-z_]\w*)?\$[^]*?(?:\$\1\$|$)|(?<![\w$."])\d[\d.e]*\b/gi;

/** A statement without values: parameters are separate, and literals are replaced. */
export function factsOf({ sql, query }: Pick<CompiledQuery, 'sql' | 'query'>): StatementFacts {
  const text = sql.slice(0, longestText).replaceAll(literals, '?').trim();
  const operation =
    query.kind === 'RawNode'
      ? (/^\w+/.exec(text)?.[0] ?? 'statement')
      : query.kind.replace(/(Query)?Node$/, '');
  return { text, operation: operation.toLowerCase(), collection: collectionOf(query) };
}

/** The statement's table, unless it is raw SQL. */
function collectionOf(query: CompiledQuery['query']): string | null {
  switch (query.kind) {
    case 'SelectQueryNode':
      return nameOf(query.from?.froms[0]);
    case 'InsertQueryNode':
      return nameOf(query.into);
    case 'UpdateQueryNode':
      return nameOf(query.table);
    case 'DeleteQueryNode':
      return nameOf(query.from.froms[0]);
    default:
      return null;
  }
}

function nameOf(node: OperationNode | undefined): string | null {
  if (node === undefined) return null;
  if (AliasNode.is(node)) return nameOf(node.node);
  return TableNode.is(node) ? node.table.identifier.name : null;
}
