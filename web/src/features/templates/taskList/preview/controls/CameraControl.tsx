import { Button, CloseButton } from '@mantine/core';
import { IconCamera, IconPhoto, IconVideo } from '@tabler/icons-react';
import type { Capture } from '../answers.ts';
import { previewMessages } from '../messages.ts';
import classes from './controls.module.css';

interface CameraControlProps {
  readonly kind: 'photo' | 'video';
  readonly captures: readonly Capture[];
  /** Whether a file may come from the phone's gallery. */
  readonly gallery: boolean;
  readonly required: boolean;
  readonly primary?: boolean;
  readonly onChange: (captures: readonly Capture[]) => void;
}

/** A simulated camera: each press adds a drawn picture. */
export function CameraControl({ kind, captures, gallery, required, primary, onChange }: CameraControlProps) {
  const isPhoto = kind === 'photo';
  const take = (from: Capture['from']) =>
    onChange([...captures, { number: (captures.at(-1)?.number ?? 0) + 1, from }]);
  const nameOf = ({ number, from }: Capture) => {
    const name = previewMessages[kind](number);
    return from === 'gallery' ? previewMessages.fromGallery(name) : name;
  };
  return (
    <div className={classes.camera}>
      {captures.length > 0 && (
        <ul className={classes.captures}>
          {captures.map((capture) => (
            <li key={capture.number} className={classes.capture}>
              <Scene name={nameOf(capture)} number={capture.number} moving={!isPhoto} />
              <CloseButton
                size="sm"
                className={classes.remove ?? ''}
                aria-label={previewMessages.remove(nameOf(capture))}
                onClick={() => onChange(captures.filter(({ number }) => number !== capture.number))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={classes.row}>
        <Button
          variant={required && captures.length === 0 ? 'filled' : 'default'}
          leftSection={isPhoto ? <IconCamera size={16} aria-hidden /> : <IconVideo size={16} aria-hidden />}
          onClick={() => take('camera')}
        >
          {isPhoto ? previewMessages.takePhoto : previewMessages.takeVideo}
        </Button>
        {gallery && (
          <Button
            variant="default"
            leftSection={<IconPhoto size={16} aria-hidden />}
            onClick={() => take('gallery')}
          >
            {previewMessages.gallery}
          </Button>
        )}
      </div>
      {primary && <p className={classes.quiet}>{previewMessages.primaryPhoto}</p>}
    </div>
  );
}

/** A shelf with boxes, every picture different. */
function Scene({ name, number, moving }: { name: string; number: number; moving: boolean }) {
  return (
    <svg viewBox="0 0 60 60" role="img" aria-label={name} className={classes.scene}>
      {[18, 36, 54].map((shelf, row) => (
        <g key={shelf}>
          {[4, 18, 32, 46].map((left, column) => {
            const height = 6 + ((number * 5 + row * 3 + column * 7) % 8);
            return (
              <rect
                key={left}
                x={left}
                y={shelf - height}
                width={10}
                height={height}
                className={classes.box}
              />
            );
          })}
          <path d={`M0 ${shelf}h60`} className={classes.shelf} />
        </g>
      ))}
      {moving && <path d="M24 20v20l16-10z" className={classes.play} />}
    </svg>
  );
}
