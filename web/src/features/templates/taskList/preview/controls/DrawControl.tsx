import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import type { PointerEvent } from 'react';
import type { Stroke } from '../answers.ts';
import { previewMessages } from '../messages.ts';
import type { ControlProps } from './control.ts';
import classes from './controls.module.css';

/** A sheet to draw on in the task's orientation, behind the button that opens it. */
export function DrawControl({ task, answer: { drawing }, onChange }: ControlProps) {
  const [opened, setOpened] = useState(drawing.length > 0);
  const [turned, setTurned] = useState(false);
  const either = task.drawOrientation === 'EITHER';
  const landscape = task.drawOrientation === 'LANDSCAPE' || (either && turned);
  if (!opened)
    return (
      <Button fullWidth leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setOpened(true)}>
        {task.drawCta.trim() || previewMessages.draw}
      </Button>
    );
  return (
    <div className={classes.camera}>
      <p className={classes.label}>
        {landscape ? previewMessages.heldLandscape : previewMessages.heldPortrait}
      </p>
      <Sheet drawing={drawing} landscape={landscape} onDraw={(strokes) => onChange({ drawing: strokes })} />
      <div className={classes.row}>
        {either && (
          <Button variant="default" size="xs" onClick={() => setTurned(!turned)}>
            {previewMessages.turn}
          </Button>
        )}
        <Button variant="default" size="xs" onClick={() => onChange({ drawing: [...drawing, sample] })}>
          {previewMessages.sampleDrawing}
        </Button>
        <Button
          variant="default"
          size="xs"
          disabled={drawing.length === 0}
          onClick={() => onChange({ drawing: [] })}
        >
          {previewMessages.clearDrawing}
        </Button>
      </div>
    </div>
  );
}

/** For users without a pointer. */
const sample: Stroke = Array.from({ length: 33 }, (_, index) => [
  10 + index * 2.5,
  50 + 25 * Math.sin(index / 3),
]);

interface SheetProps {
  readonly drawing: readonly Stroke[];
  readonly landscape: boolean;
  readonly onDraw: (drawing: readonly Stroke[]) => void;
}

function Sheet({ drawing, landscape, onDraw }: SheetProps) {
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const point = [((event.clientX - left) / width) * 100, ((event.clientY - top) / height) * 100] as const;
    const begins = event.type === 'pointerdown' || drawing.length === 0;
    onDraw(begins ? [...drawing, [point]] : [...drawing.slice(0, -1), [...(drawing.at(-1) ?? []), point]]);
  };
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      role="img"
      aria-label={previewMessages.drawHere}
      data-landscape={landscape}
      className={classes.sheet}
      onPointerDown={draw}
      onPointerMove={draw}
    >
      <path d={drawing.map((stroke) => `M${stroke.map((point) => point.join(' ')).join('L')}`).join('')} />
    </svg>
  );
}
