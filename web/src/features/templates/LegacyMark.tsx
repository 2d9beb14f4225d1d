import classes from './LegacyMark.module.css';
import { templateMessages } from './messages.ts';

/** Marks a legacy template, which cannot be edited. */
export const LegacyMark = () => (
  <span className={classes.mark} title={templateMessages.legacyNote}>
    {templateMessages.legacy}
  </span>
);
