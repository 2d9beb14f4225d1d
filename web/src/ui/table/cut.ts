const mayBeCut = 'data-may-be-cut';

/** Marks a part of a cell that ends with an ellipsis when it has too little room. */
export const mayBeCutAttribute = { [mayBeCut]: '' } as const;

/** The hidden width of a cell in pixels: its own, and that of the cut parts inside it. */
export function cutOff(cell: HTMLElement): number {
  let cut = Math.max(0, cell.scrollWidth - cell.clientWidth);
  for (const part of cell.querySelectorAll(`[${mayBeCut}]`))
    cut += Math.max(0, part.scrollWidth - part.clientWidth);
  return cut;
}
