import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
  print,
} from 'graphql';
import type {
  GraphQLArgument,
  GraphQLField,
  GraphQLInputField,
  GraphQLInputType,
  GraphQLNamedType,
  GraphQLOutputType,
  GraphQLSchema,
} from 'graphql';

/** The pages of the reference, by file name, in Markdown that GitHub renders. */
export type Reference = ReadonlyMap<string, string>;

type Links = (type: GraphQLNamedType) => string | null;
type Named = { readonly name: string };

/**
 * The reference of a schema: the content of the explorer, readable and searchable without a running gateway. Each kind
 * has one page, so that links are stable.
 */
export function referenceOf(sdl: string): Reference {
  const schema = buildSchema(sdl);
  const types = Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .filter((type) => !isSpecifiedScalarType(type))
    .filter((type) => type !== schema.getQueryType() && type !== schema.getMutationType())
    .toSorted(byName);
  const uses = usesOf(schema);
  const typePage = (title: string, about: string, file: string): string =>
    page(
      title,
      about,
      types
        .filter((type) => fileOf(type) === file)
        .map((type) => typeSection(type, uses.get(type.name) ?? [])),
    );
  const rootPage = (title: string, about: string, root: ReturnType<GraphQLSchema['getQueryType']>): string =>
    page(
      title,
      about,
      Object.values(root?.getFields() ?? {})
        .toSorted(byName)
        .map(rootSection),
    );
  return new Map([
    ['queries.md', rootPage('Queries', 'Everything that can be read.', schema.getQueryType())],
    ['mutations.md', rootPage('Mutations', 'Everything that can be changed.', schema.getMutationType())],
    ['types.md', typePage('Types', 'What answers are made of.', 'types.md')],
    [
      'inputs.md',
      typePage('Inputs', 'What arguments are made of. A name without `!` may be left out.', 'inputs.md'),
    ],
    ['enums.md', typePage('Enums', 'Words that a value can be.', 'enums.md')],
    ['scalars.md', typePage('Scalars', 'How values are written.', 'scalars.md')],
    ['README.md', contents(schema, types)],
  ]);
}

function fileOf(type: GraphQLNamedType): string {
  if (isInputObjectType(type)) return 'inputs.md';
  if (isEnumType(type)) return 'enums.md';
  return isScalarType(type) ? 'scalars.md' : 'types.md';
}

const linkTo: Links = (type) =>
  isSpecifiedScalarType(type) ? null : `${fileOf(type)}#${type.name.toLowerCase()}`;
const byName = (one: Named, other: Named): number => (one.name < other.name ? -1 : 1);

const page = (title: string, about: string, sections: readonly string[]): string =>
  [`# ${title}`, `${about} [Contents](README.md)`, ...sections].join('\n\n');

const links = (file: string, names: readonly Named[]): string =>
  names.map(({ name }) => `[${name}](${file}#${name.toLowerCase()})`).join(' · ');

function contents(schema: GraphQLSchema, types: readonly GraphQLNamedType[]): string {
  const roots = [
    ['Queries', 'queries.md', schema.getQueryType()],
    ['Mutations', 'mutations.md', schema.getMutationType()],
  ] as const;
  const kinds = ['Types', 'Inputs', 'Enums', 'Scalars'].map(
    (kind) => [kind, `${kind.toLowerCase()}.md`] as const,
  );
  return [
    '# Reference of the GraphQL schema',
    'Written by `pnpm codegen` from [`schema/graphql/`](../graphql); the explorer at `/graphql` of a running gateway has the same.',
    'A type with `!` is never null. *Null on failure* stands at a field that is null only when it failed: `errors` then has an entry with its path, and what else was asked for is answered.',
    ...roots.flatMap(([title, file, root]) => [
      `## ${title}`,
      links(file, Object.values(root?.getFields() ?? {}).toSorted(byName)),
    ]),
    ...kinds.flatMap(([title, file]) => [
      `## ${title}`,
      links(
        file,
        types.filter((type) => fileOf(type) === file),
      ),
    ]),
  ].join('\n\n');
}

function rootSection(field: GraphQLField<unknown, unknown>): string {
  return [
    `## ${field.name}`,
    `Answers ${written(field.type)}${onFailure(field)}`,
    described(field, '\n\n'),
    field.args.map((argument) => `- ${givenPart(argument)}`).join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function typeSection(type: GraphQLNamedType, uses: readonly string[]): string {
  // Scalars are used everywhere.
  const places = isScalarType(type) ? '' : usedIn(uses);
  return [`## ${type.name}`, (type.description ?? '').trim(), partsOf(type), places]
    .filter((part) => part !== '')
    .join('\n\n');
}

function partsOf(type: GraphQLNamedType): string {
  if (isEnumType(type))
    return type
      .getValues()
      .map((value) => `- ${[`\`${value.name}\``, described(value, ' ')].filter(Boolean).join(': ')}`)
      .join('\n');
  if (isInputObjectType(type))
    return Object.values(type.getFields())
      .map((field) => `- ${givenPart(field)}`)
      .join('\n');
  if (isUnionType(type)) return `One of ${type.getTypes().map(written).join(', ')}.`;
  if (isScalarType(type)) return type.specifiedByURL ? `Specified by <${type.specifiedByURL}>.` : '';
  return isObjectType(type) ? Object.values(type.getFields()).map(answeredPart).join('\n') : '';
}

function answeredPart(field: GraphQLField<unknown, unknown>): string {
  const text = [`\`${field.name}\` ${written(field.type)}${onFailure(field)}`, described(field, ' ')];
  return [
    `- ${text.filter(Boolean).join(': ')}`,
    ...field.args.map((argument) => `  - ${givenPart(argument)}`),
  ].join('\n');
}

/** An argument, or a field of an input. */
function givenPart(given: GraphQLArgument | GraphQLInputField): string {
  const standard = given.astNode?.defaultValue;
  const text = `\`${given.name}\` ${written(given.type)}${standard ? ` = \`${print(standard)}\`` : ''}`;
  return [text, described(given, ' ')].filter(Boolean).join(': ');
}

type Described = { description?: string | null | undefined; deprecationReason?: string | null | undefined };

/** On one line in lists, where a paragraph would end them. */
function described({ description, deprecationReason }: Described, paragraph: string): string {
  const paragraphs = (description ?? '')
    .trim()
    .split(/\n{2,}/)
    .map((text) => text.replaceAll('\n', ' '));
  const deprecated = deprecationReason ? [`**Deprecated.** ${deprecationReason}`] : [];
  return [...paragraphs, ...deprecated].filter(Boolean).join(paragraph);
}

/** A type in SDL notation, with its name as a link. */
function written(type: GraphQLInputType | GraphQLOutputType): string {
  const named = getNamedType(type);
  const target = linkTo(named);
  return target === null ? `\`${String(type)}\`` : `[\`${String(type)}\`](${target})`;
}

const onFailure = ({ astNode }: GraphQLField<unknown, unknown>): string =>
  astNode?.directives?.some(({ name }) => name.value === 'semanticNonNull') === true
    ? ', *null on failure*'
    : '';

const shownUses = 12;

function usedIn(uses: readonly string[]): string {
  if (uses.length === 0) return '';
  const more = uses.length > shownUses ? ` and ${uses.length - shownUses} more` : '';
  return `In ${uses.slice(0, shownUses).join(', ')}${more}.`;
}

/** Where each type is used, as links. */
function usesOf(schema: GraphQLSchema): ReadonlyMap<string, readonly string[]> {
  const uses = new Map<string, Set<string>>();
  const add = (type: GraphQLInputType | GraphQLOutputType, place: string): void => {
    const { name } = getNamedType(type);
    uses.set(name, (uses.get(name) ?? new Set()).add(place));
  };
  const roots = new Map([
    [schema.getQueryType()?.name, 'queries.md'],
    [schema.getMutationType()?.name, 'mutations.md'],
  ]);
  for (const type of Object.values(schema.getTypeMap()).toSorted(byName)) {
    if (type.name.startsWith('__') || (!isObjectType(type) && !isInputObjectType(type))) continue;
    const root = roots.get(type.name);
    const owner = `[${type.name}](${fileOf(type)}#${type.name.toLowerCase()})`;
    for (const field of Object.values(type.getFields())) {
      const place = root === undefined ? owner : `[${field.name}](${root}#${field.name.toLowerCase()})`;
      add(field.type, place);
      if ('args' in field) for (const { type: taken } of field.args) add(taken, place);
    }
  }
  return new Map([...uses].map(([name, places]) => [name, [...places]]));
}
