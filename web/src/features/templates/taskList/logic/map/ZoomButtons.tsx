import { ActionIcon, Button } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import classes from './FlowDrawing.module.css';
import { mapWords } from './mapWords.ts';

const [least, most] = [0.25, 2];
const step = 1.25;

interface ZoomButtonsProps {
  readonly zoom: number;
  /** The zoom that shows the whole map; for a long one, the smallest legible zoom. */
  readonly whole: number;
  readonly onZoom: (zoom: number) => void;
}

export function ZoomButtons({ zoom, whole, onZoom }: ZoomButtonsProps) {
  const to = (wanted: number) => onZoom(Math.min(most, Math.max(least, wanted)));
  return (
    <fieldset className={classes.zoom} aria-label={mapWords.zoom}>
      <ActionIcon aria-label={mapWords.smaller} title={mapWords.smaller} onClick={() => to(zoom / step)}>
        <IconMinus size={16} aria-hidden />
      </ActionIcon>
      <output className={classes.percent}>{Math.round(zoom * 100)} %</output>
      <ActionIcon aria-label={mapWords.larger} title={mapWords.larger} onClick={() => to(zoom * step)}>
        <IconPlus size={16} aria-hidden />
      </ActionIcon>
      <Button variant="default" size="compact-xs" onClick={() => to(zoom === 1 ? whole : 1)}>
        {zoom === 1 ? mapWords.whole : mapWords.readable}
      </Button>
    </fieldset>
  );
}
