const mayBeCut = 'data-may-be-cut';

/** Marks a part of a cell that ends with an ellipsis when it has too little room. */
export const mayBeCutAttribute = { [mayBeCut]: '' } as const;

/** Pixels of a cell that are not seen: its own, and those of the parts that are cut inside of it. */
export function cutOff(cell: HTMLElement): number {
  let cut = Math.max(0, cell.scrollWidth - cell.clientWidth);
  for (const part of cell.querySelectorAll(`[${mayBeCut}]`))
    cut += Math.max(0, part.scrollWidth - part.clientWidth);
  return cut;
}
