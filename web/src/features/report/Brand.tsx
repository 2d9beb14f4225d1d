import classes from './Brand.module.css';

/** Who the document comes from. */
export function Brand() {
  return (
    <p className={classes.brand}>
      <img src="/favicon.svg" alt="" width={28} height={28} />
      Shepherd
    </p>
  );
}
