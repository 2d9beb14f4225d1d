import { memo } from 'react';
import classes from './FlowDrawing.module.css';
import type { MapLayout } from './layout.ts';

interface EdgesProps {
  readonly layout: MapLayout;
  readonly onPoint: (edge: { readonly edge: string } | null) => void;
}

/** The lines between tasks. Their text is below the map, and in its text version. */
export const Edges = memo(function Edges({ layout, onPoint }: EdgesProps) {
  return (
    <svg className={classes.edges} width={layout.width} height={layout.height} aria-hidden>
      <path className={classes.nexts} d={layout.nexts} />
      {layout.edges.map(({ key, from, line, arrow, possible, circle }) => (
        <g
          key={key}
          className={classes.edge}
          data-circle={circle || undefined}
          data-never={!possible || !from.reached || undefined}
          onPointerEnter={() => onPoint({ edge: key })}
          onPointerLeave={() => onPoint(null)}
        >
          <path d={line} data-hit />
          <path d={line} />
          <path d={arrow} data-arrow />
        </g>
      ))}
    </svg>
  );
});
