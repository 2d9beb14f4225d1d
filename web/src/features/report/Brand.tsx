import classes from './Brand.module.css';

/** The sender of the document. */
export function Brand() {
  return (
    <p className={classes.brand}>
      <img src="/favicon.svg" alt="" width={28} height={28} />
      Shepherd
    </p>
  );
}
