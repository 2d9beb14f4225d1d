// @module-tag any-store
import { expect, it } from 'vitest';
import { BlockNotRun, readExamples } from './markdown.ts';

const block = (language: string, ...lines: string[]): string =>
  ['```' + language, ...lines, '```', ''].join('\n');
const program = block('ts', '// greet.ts', "console.log('hello');");

it('reads commands and their output', () => {
  expect(readExamples(program + block('sh', 'node greet.ts') + block('text', 'hello'))).toEqual({
    programs: [{ name: 'greet.ts', text: "// greet.ts\nconsole.log('hello');\n" }],
    commands: [
      {
        line: 5,
        text: 'node greet.ts\n',
        output: [{ line: 8, language: 'text', text: 'hello\n' }],
      },
    ],
  });
});

it('reads one section with its subsections', () => {
  const page = `# Page\n${block('php', 'exit')}## Wanted\n${block('sh', '# one')}### Part\n${block('sh', '# two')}## Other\n${block('php', 'exit')}`;
  expect(readExamples(page, 'Wanted').commands.map(({ text }) => text)).toEqual(['# one\n', '# two\n']);
  expect(readExamples(page, 'Nowhere').commands).toEqual([]);
});

it.each([
  ['another language', block('python', 'print()')],
  ['no language', block('', 'curl')],
  ['a longer fence', `\`${block('js', 'run()').replace(/```\n$/, '````\n')}`],
  ['a program without a name', block('ts', 'run();') + block('sh', 'node run.ts')],
  ['a program that nothing runs', program + block('sh', 'node other.ts')],
  [
    'a program that is only imported by one that nothing runs',
    program + block('ts', '// a.ts', "import './greet.ts';"),
  ],
  ['two programs of one name', program + program + block('sh', 'node greet.ts')],
  ['output of nothing', block('json', '{}')],
])('%s is reported', (_what, page) => {
  expect(() => readExamples(page)).toThrow(BlockNotRun);
});
