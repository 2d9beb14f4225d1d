import { getDocumentProxy } from 'unpdf';

/** A piece of text with its position on a page, in points from the lower left corner. */
export type PrintedText = { text: string; x: number; y: number };
export type PrintedPage = { width: number; height: number; pieces: PrintedText[]; text: string };

/** The content of the pages of a printed document. */
export async function printedPages(pdf: Uint8Array): Promise<PrintedPage[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , , x, y] = item.transform as number[];
      return [{ text: item.str.trim(), x: x ?? 0, y: y ?? 0 }];
    });
    const [, , width = 0, height = 0] = page.view;
    pages.push({ width, height, pieces, text: pieces.map(({ text }) => text).join(' ') });
  }
  return pages;
}
