import type { ReactNode } from 'react';
import type { ContentStatus } from '../../../graphql/generated/schema.ts';
import { contentMessages } from '../messages.ts';
import { plainText } from './appText.ts';
import classes from './preview.module.css';

interface AppScreenProps {
  readonly title: string;
  /** Shown while there is no title. */
  readonly untitled: string;
  readonly status: ContentStatus;
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** A screen of the app. */
export function AppScreen({ title, untitled, status, above, children }: AppScreenProps) {
  const shownTitle = plainText(title).trim();
  return (
    <>
      {status === 'HIDDEN' && <p className={classes.hidden}>{contentMessages.hiddenInPreview}</p>}
      {above}
      <div className={classes.content}>
        <h3 className={classes.title} data-missing={shownTitle === '' || undefined}>
          {shownTitle || untitled}
        </h3>
        {children}
      </div>
    </>
  );
}
