import 'react';

declare module 'react' {
  interface CSSProperties {
    /** The estimated height of a task in pixels, for the scroll bar. */
    '--likely-height'?: string;
    /** The number of answer columns in a table of items. */
    '--answers'?: number;
  }
}
