import classes from './Gallery.module.css';

const paths = {
  close: 'M6 6l12 12M18 6L6 18',
  previous: 'M15 6l-6 6 6 6',
  next: 'M9 6l6 6-6 6',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  delete: 'M4 7h16M10 11v6M14 11v6M6 7l1 13h10l1-13M9 7V4h6v3',
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
      <Icon icon={icon} />
    </button>
  );
}

interface IconLinkProps extends Pick<IconButtonProps, 'name' | 'icon'> {
  readonly href: string;
}

/** Downloads a file. */
export const IconDownload = ({ name, icon, href }: IconLinkProps) => (
  <a
    className={classes.button}
    href={href}
    download
    target="_blank"
    rel="noreferrer"
    aria-label={name}
    title={name}
  >
    <Icon icon={icon} />
  </a>
);

const Icon = ({ icon }: Pick<IconButtonProps, 'icon'>) => (
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
);
