import { IconMarquee2 } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { PointerEvent, RefObject } from 'react';
import classes from './BoxTool.module.css';
import { boxBetween } from './drawnBox.ts';
import type { MapBox } from './map.ts';

interface BoxToolProps {
  /** The visible part of the map. */
  readonly inSight: RefObject<MapBox | null>;
  readonly onDrawn: (box: MapBox) => void;
}

interface Drag {
  readonly from: Point;
  readonly to: Point;
}
type Point = { readonly x: number; readonly y: number };

/** Fewer pixels are an accidental drag. */
const leastPixels = 4;

/**
 * Draws a box on a map of either library: after a press of the button, or while Shift is held. An overlay keeps pointer
 * events from the map meanwhile.
 */
export function BoxTool({ inSight, onDrawn }: BoxToolProps) {
  const [pressed, setPressed] = useState(false);
  const [drag, setDrag] = useState<Drag | null>(null);
  const shift = useShiftHeld();
  const armed = pressed || shift || drag !== null;
  const leave = () => {
    setPressed(false);
    setDrag(null);
  };
  useEscape(pressed || drag !== null, leave);

  const finish = (event: PointerEvent<HTMLElement>) => {
    if (!drag) return;
    leave();
    const { clientWidth: width, clientHeight: height } = event.currentTarget;
    const to = pointOf(event);
    const drawn = Math.max(Math.abs(to.x - drag.from.x), Math.abs(to.y - drag.from.y)) >= leastPixels;
    if (drawn && inSight.current) onDrawn(boxBetween(drag.from, to, { width, height }, inSight.current));
  };

  return (
    <>
      <div
        className={classes.surface}
        data-armed={armed || undefined}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          const at = pointOf(event);
          setDrag({ from: at, to: at });
        }}
        onPointerMove={(event) => {
          if (drag) setDrag({ from: drag.from, to: pointOf(event) });
        }}
        onPointerUp={finish}
        onPointerCancel={leave}
      >
        {drag && <div className={classes.box} style={rectangleOf(drag)} />}
      </div>
      <button
        type="button"
        className={classes.button}
        aria-pressed={pressed}
        aria-label="Select in a box"
        title="Draw a box around what is to be selected, or hold Shift and drag"
        onClick={() => setPressed(!pressed)}
      >
        <IconMarquee2 size={18} />
      </button>
    </>
  );
}

/** Clamped to the element, however far the pointer has moved beyond it. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return {
    x: Math.min(width, Math.max(0, clientX - left)),
    y: Math.min(height, Math.max(0, clientY - top)),
  };
}

const rectangleOf = ({ from, to }: Drag) => ({
  left: Math.min(from.x, to.x),
  top: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
});

function useShiftHeld(): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const follow = ({ shiftKey }: { readonly shiftKey: boolean }) => setHeld(shiftKey);
    const release = () => setHeld(false);
    window.addEventListener('keydown', follow);
    window.addEventListener('keyup', follow);
    window.addEventListener('blur', release);
    return () => {
      window.removeEventListener('keydown', follow);
      window.removeEventListener('keyup', follow);
      window.removeEventListener('blur', release);
    };
  }, []);
  return held;
}

function useEscape(listening: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!listening) return undefined;
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onEscape();
    };
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  });
}
