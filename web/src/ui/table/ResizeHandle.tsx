import { useRef } from 'react';
import type { PointerEvent } from 'react';
import { textScale } from '../textScale.ts';
import classes from './DataTable.module.css';

interface ResizeHandleProps {
  /** Called while dragging, and with `done` at its end; pixels at the default text size. */
  readonly onResize: (width: number, done: boolean) => void;
}

/** The draggable right edge of a head cell. For the pointer only: the caller must offer an alternative. */
export function ResizeHandle({ onResize }: ResizeHandleProps) {
  const start = useRef({ x: 0, width: 0 });
  const widthAt = ({ clientX }: PointerEvent) =>
    (start.current.width + clientX - start.current.x) / textScale();
  return (
    <span
      className={classes.resize}
      aria-hidden
      onPointerDown={(event) => {
        event.preventDefault();
        event.stopPropagation();
        const cell = event.currentTarget.closest('th');
        start.current = { x: event.clientX, width: cell?.getBoundingClientRect().width ?? 0 };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onResize(widthAt(event), false);
      }}
      onPointerUp={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onResize(widthAt(event), true);
      }}
      onClick={(event) => event.stopPropagation()}
    />
  );
}
