import { type CallExpression, type Expression, parseSync, Visitor } from 'oxc-parser';

/** One mutant: a small fault in a source file. */
export type Mutant = {
  /** From the root of the repository. */
  file: string;
  line: number;
  /** The first one is 1. */
  column: number;
  /** The text of its first line. */
  around: string;
  start: number;
  end: number;
  /** The original text, and its replacement. */
  original: string;
  replacement: string;
  kind: string;
};

type Span = { start: number; end: number };

const swapped: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '&&': ['||'],
  '||': ['&&'],
};

/** Steps of a query that lock, filter or sort: a chain works without them. */
const steps: ReadonlySet<string> = new Set([
  'where',
  'whereRef',
  'forUpdate',
  'forShare',
  'forKeyShare',
  'forNoKeyUpdate',
  'skipLocked',
  'orderBy',
  'limit',
  'toLowerCase',
  'trim',
  'filter',
]);

/**
 * Every mutant of a file: of its behaviour, not of its types, its schemas and its texts. Missing awaits are left out:
 * the linter finds them in every file (`no-floating-promises`).
 */
export function mutantsOf(file: string, source: string): Mutant[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message ?? ''}`);
  const found: Mutant[] = [];
  const lines = source.split('\n');
  let declared = 0;

  const add = (kind: string, { start, end }: Span, replacement: string): void => {
    if (declared > 0) return;
    const above = source.slice(0, start).split('\n');
    const line = above.length;
    const column = (above.at(-1) ?? '').length + 1;
    const around = lines[line - 1] ?? '';
    const original = source.slice(start, end);
    found.push({ file, line, column, around, start, end, original, replacement, kind });
  };
  const text = ({ start, end }: Span): string => source.slice(start, end);
  const decide = (test: Expression): void => {
    add('condition', test, 'true');
    add('condition', test, 'false');
  };
  const swap = (kind: string, left: Span, right: Span, operator: string): void => {
    const at = source.indexOf(operator, left.end);
    if (at === -1 || at >= right.start) return;
    for (const other of swapped[operator] ?? []) add(kind, { start: at, end: at + operator.length }, other);
  };
  const empty = (body: { body: readonly unknown[] } & Span): void => {
    if (body.body.length > 0) add('body', body, '{}');
  };

  new Visitor({
    IfStatement: ({ test }) => decide(test),
    ConditionalExpression: ({ test }) => decide(test),
    WhileStatement: ({ test }) => add('condition', test, 'false'),
    LogicalExpression({ left, right, operator }) {
      if (operator === '??') add('fallback', { start: left.end, end: right.end }, '');
      else swap('logic', left, right, operator);
    },
    BinaryExpression({ left, right, operator }) {
      const isText = [left, right].some(({ type, ...side }) => isString({ type, ...side }));
      if (!isText || operator === '===' || operator === '!==') swap('operator', left, right, operator);
    },
    UnaryExpression(node) {
      if (node.operator === '!') add('negation', node, text(node.argument));
    },
    ExpressionStatement(node) {
      const { expression } = node;
      if (expression.type === 'CallExpression') add('statement', node, ';');
      if (expression.type === 'AwaitExpression') add('statement', node, ';');
    },
    ThrowStatement: (node) => add('throw', node, ';'),
    FunctionDeclaration: ({ body }) => body && empty(body),
    ArrowFunctionExpression: ({ body }) => body.type === 'BlockStatement' && empty(body),
    CallExpression(node) {
      if (isDeclaration(node)) declared += 1;
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.computed) return;
      if (!steps.has(text(callee.property))) return;
      add('step', { start: callee.object.end, end: node.end }, '');
    },
    'CallExpression:exit'(node) {
      if (isDeclaration(node)) declared -= 1;
    },
    TSLiteralType: () => void (declared += 1),
    'TSLiteralType:exit': () => void (declared -= 1),
    Literal(node) {
      if (typeof node.value === 'number') add('number', node, String(node.value + 1));
      if (typeof node.value === 'boolean') add('boolean', node, String(!node.value));
    },
  }).visit(program);
  return found;

  function isDeclaration({ callee }: CallExpression): boolean {
    return /^(?:Type\.\w+|component|declareCall|declareExport|nullable|optional)$/.test(text(callee));
  }
}

const isString = ({ type, ...node }: { type: string }): boolean =>
  type === 'TemplateLiteral' || (type === 'Literal' && 'value' in node && typeof node.value === 'string');
