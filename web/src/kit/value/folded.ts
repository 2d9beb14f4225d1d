/** What a search compares: without case and accents, so that people find what they cannot type. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[øØłŁđĐß]/g, (letter) => plain[letter] ?? letter)
    .toLowerCase();

/** Letters that no accent tells apart. */
const plain: Readonly<Record<string, string>> = { ø: 'o', Ø: 'o', ł: 'l', Ł: 'l', đ: 'd', Đ: 'd', ß: 'ss' };
