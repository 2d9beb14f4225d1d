import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Pixels that a task probably takes, for the scroll bar. */
    '--likely-height'?: string;
  }
}
