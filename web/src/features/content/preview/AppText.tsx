import { useMemo } from 'react';
import { appText } from './appText.ts';
import classes from './preview.module.css';

/** A body as in the app. React escapes text: nothing in it is ever markup. */
export function AppText({ text }: { text: string }) {
  const parts = useMemo(() => appText(text), [text]);
  return (
    <div className={classes.text}>
      {parts.map(({ at, text: words, href }) =>
        href === undefined ? (
          words
        ) : (
          <a
            key={at}
            href={href}
            title={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            referrerPolicy="no-referrer"
          >
            {words}
          </a>
        ),
      )}
    </div>
  );
}
