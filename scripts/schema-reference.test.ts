import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { referenceOf } from './schema-reference.ts';

const schemaFolder = path.resolve(import.meta.dirname, '../schema');

describe('the reference of a small schema', () => {
  const pages = referenceOf(`
    directive @semanticNonNull on FIELD_DEFINITION
    type Query {
      "Needs nothing."
      thing("Its number." id: ID!): Thing @semanticNonNull
    }
    extend type Query {
      things(sort: Order! = { by: NAME }, most: Int! = 5): [Thing!]
    }
    type Mutation { rename(input: Rename!): Thing }
    """
    What there is.

    And more.
    """
    type Thing {
      id: ID!
      """
      Two
      lines.

      Errors: none.
      """
      since(zone: String = "UTC"): Day
      old: Int @deprecated(reason: "Use \`since\`.")
    }
    union Found = Thing
    input Rename { name: String! }
    input Order { by: Key! }
    enum Key {
      "In the alphabet."
      NAME
      ID
    }
    "yyyy-MM-dd"
    scalar Day @specifiedBy(url: "https://example.com/day")
  `);
  const sectionOf = (file: string, name: string): string =>
    (pages.get(file) ?? '').split('\n\n## ').find((section) => section.startsWith(`${name}\n`)) ?? '';

  it('has the answer, the arguments and an example of a query', () => {
    expect(sectionOf('queries.md', 'thing')).toBe(
      [
        'thing',
        'Answers [`Thing`](types.md#thing), *null on failure*',
        'Needs nothing.',
        '- `id` `ID!`: Its number.',
      ].join('\n\n'),
    );
    expect(sectionOf('queries.md', 'things')).toBe(
      [
        'things',
        'Answers [`[Thing!]`](types.md#thing)',
        '- `sort` [`Order!`](inputs.md#order) = `{by: NAME}`\n- `most` `Int!` = `5`',
      ].join('\n\n'),
    );
  });

  it('has the fields of a type, their deprecation, and where it is used', () => {
    expect(sectionOf('types.md', 'Thing')).toBe(
      [
        'Thing',
        'What there is.',
        'And more.',
        [
          '- `id` `ID!`',
          '- `since` [`Day`](scalars.md#day): Two lines. Errors: none.',
          '  - `zone` `String` = `"UTC"`',
          '- `old` `Int`: **Deprecated.** Use `since`.',
        ].join('\n'),
        'In [rename](mutations.md#rename), [thing](queries.md#thing), [things](queries.md#things).',
      ].join('\n\n'),
    );
    expect(sectionOf('types.md', 'Found')).toContain('One of [`Thing`](types.md#thing).');
  });

  it('has inputs, enums and scalars', () => {
    expect(sectionOf('inputs.md', 'Rename')).toContain(
      '- `name` `String!`\n\nIn [rename](mutations.md#rename).',
    );
    expect(sectionOf('enums.md', 'Key')).toContain('- `NAME`: In the alphabet.\n- `ID`');
    expect(sectionOf('scalars.md', 'Day')).toBe(
      'Day\n\nyyyy-MM-dd\n\nSpecified by <https://example.com/day>.',
    );
  });
});

it('every link of the reference leads to exactly one heading', () => {
  const pages = globSync('reference/*.md', { cwd: schemaFolder });
  const texts = new Map(
    pages.map((file) => [path.basename(file), readFileSync(path.join(schemaFolder, file), 'utf8')]),
  );
  const headings = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/^## (\w+)$/gm)].map(([, name = '']) => `${file}#${name.toLowerCase()}`),
  );
  const links = [...texts.values()].flatMap((text) =>
    [...text.matchAll(/\]\((\w+\.md#\w+)\)/g)].map(([, target]) => target),
  );
  expect(headings.length).toBe(new Set(headings).size);
  expect(links.length).toBeGreaterThan(1_000);
  expect([...new Set(links)].filter((target) => !headings.includes(target ?? ''))).toEqual([]);
});
