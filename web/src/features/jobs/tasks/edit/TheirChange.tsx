import classes from '../tasks.module.css';

/** The other user's version, above the form. */
export const TheirChange = ({ theirs }: { theirs: string | null }) =>
  theirs !== null && (
    <p role="alert" className={classes.warning}>
      {theirs}
    </p>
  );
