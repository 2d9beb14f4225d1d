import classes from './Gallery.module.css';

const paths = {
  close: 'M6 6l12 12M18 6L6 18',
  previous: 'M15 6l-6 6 6 6',
  next: 'M9 6l6 6-6 6',
  rotate: 'M4.05 11a8 8 0 1 1 .5 4M4 20v-5h5',
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M8 5v14M16 5v14',
} as const;

interface IconButtonProps {
  readonly name: string;
  readonly icon: keyof typeof paths;
  readonly onClick: () => void;
  readonly className?: string | undefined;
  readonly disabled?: boolean;
}

/** A button of the overlay: light on dark in both schemes. */
export function IconButton({ name, icon, onClick, className = '', disabled = false }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`${classes.button} ${className}`}
      aria-label={name}
      title={name}
      onClick={onClick}
      disabled={disabled}
    >
      <svg
        viewBox="0 0 24 24"
        width="22"
        height="22"
        fill={icon === 'play' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d={paths[icon]} />
      </svg>
    </button>
  );
}
