import classes from './ProgressBar.module.css';

interface ProgressBarProps {
  /** Names the activity. */
  readonly label: string;
  /** Between 0 and 1; null for an indeterminate bar. */
  readonly share: number | null;
}

/** A progress bar as wide as its container. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  return (
    <progress className={classes.bar} aria-label={label} {...(share === null ? {} : { value: share })} />
  );
}
