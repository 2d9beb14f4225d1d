import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Pixels that a task probably takes, for the scroll bar. */
    '--likely-height'?: string;
    /** How many columns of answers a table of items has. */
    '--answers'?: number;
  }
}
