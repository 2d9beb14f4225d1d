import classes from './LegacyMark.module.css';
import { templateMessages } from './messages.ts';

/** Tells a template of before from those that can be edited. */
export const LegacyMark = () => (
  <span className={classes.mark} title={templateMessages.legacyNote}>
    {templateMessages.legacy}
  </span>
);
