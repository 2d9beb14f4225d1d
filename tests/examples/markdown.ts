/** A program, saved under the name in its first line. */
export type Program = { name: string; text: string };
/** Documented commands and their output, block by block. */
export type Commands = { line: number; text: string; output: Output[] };
export type Output = { line: number; language: 'json' | 'text'; text: string };
export type Examples = { programs: Program[]; commands: Commands[] };

type Block = { line: number; language: string; text: string };

/** A code block that no test runs. */
export class BlockNotRun extends Error {
  constructor({ line, language, text }: Block, reason: string) {
    super(`The block of ${language || 'code'} in line ${line} ${reason}:\n${text}`);
  }
}

/**
 * All code blocks of a page of examples: `sh` is run, `ts` is run by an `sh` block or imported by a program that is,
 * `json` and `text` are the output of the commands before them.
 *
 * @param heading of the section to read (with its subsections); the whole page without one
 * @throws BlockNotRun for a block that is none of these
 */
export function readExamples(markdown: string, heading?: string): Examples {
  const programs: Program[] = [];
  const commands: Commands[] = [];
  for (const block of blocksOf(markdown, heading)) {
    const { line, language, text } = block;
    if (language === 'sh') {
      commands.push({ line, text, output: [] });
    } else if (language === 'ts') {
      const name = /^\/\/ ([\w-]+\.ts)\n/.exec(text)?.[1];
      if (name === undefined) throw new BlockNotRun(block, 'has no file name in its first line');
      if (programs.some((program) => program.name === name))
        throw new BlockNotRun(block, `is a second ${name}`);
      programs.push({ name, text });
    } else if (language === 'json' || language === 'text') {
      const printing = commands.at(-1);
      if (printing === undefined) throw new BlockNotRun(block, 'follows no commands');
      printing.output.push({ line, language, text });
    } else {
      throw new BlockNotRun(block, 'is in no language that is run');
    }
  }
  for (const { name, text } of programs)
    if (!isUsed(name, programs, commands))
      throw new BlockNotRun({ line: 0, language: 'ts', text }, 'is run by no commands');
  return { programs, commands };
}

function isUsed(name: string, programs: readonly Program[], commands: readonly Commands[]): boolean {
  return (
    commands.some(({ text }) => new RegExp(`^node ${name}\\b`, 'm').test(text)) ||
    programs.some(
      ({ name: other, text }) => text.includes(`'./${name}'`) && isUsed(other, programs, commands),
    )
  );
}

function blocksOf(markdown: string, heading: string | undefined): Block[] {
  const blocks: Block[] = [];
  let open: { fence: string; block: Block } | undefined;
  let level = heading === undefined ? 0 : Infinity;
  for (const [index, line] of markdown.split('\n').entries()) {
    const fence = /^ *(`{3,}|~{3,})(.*)$/.exec(line);
    const title = open === undefined ? /^(#+) (.+)$/.exec(line) : null;
    if (title?.[2] === heading && heading !== undefined) level = title?.[1]?.length ?? 0;
    else if (heading !== undefined && (title?.[1]?.length ?? Infinity) <= level) level = Infinity;
    if (open !== undefined) {
      if (fence?.[1]?.startsWith(open.fence) && fence[2]?.trim() === '') {
        if (level !== Infinity) blocks.push(open.block);
        open = undefined;
      } else open.block.text += `${line}\n`;
    } else if (fence) {
      const [, marks = '', language = ''] = fence;
      open = { fence: marks, block: { line: index + 1, language: language.trim(), text: '' } };
    }
  }
  return blocks;
}
