import classes from './tasks.module.css';

/** What somebody else has made of it meanwhile, above the form. */
export const TheirChange = ({ theirs }: { theirs: string | null }) =>
  theirs !== null && (
    <p role="alert" className={classes.warning}>
      {theirs}
    </p>
  );
