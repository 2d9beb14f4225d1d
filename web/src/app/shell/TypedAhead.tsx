import classes from './TypedAhead.module.css';

interface TypedAheadProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
}

/** Stands where the palette opens while its code is fetched, so that what is typed at once is not lost. */
export function TypedAhead({ text, onText, onClose }: TypedAheadProps) {
  return (
    <input
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- It takes the place of a dialog that was asked for.
      autoFocus
      className={classes.field}
      aria-label="Search and commands"
      aria-busy
      value={text}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    />
  );
}
