import classes from './ProgressBar.module.css';

interface ProgressBarProps {
  /** What is on its way. */
  readonly label: string;
  /** Between 0 and 1; null where only its end will be known. */
  readonly share: number | null;
}

/** How far something is. As wide as what it stands in. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  return (
    <progress className={classes.bar} aria-label={label} {...(share === null ? {} : { value: share })} />
  );
}
