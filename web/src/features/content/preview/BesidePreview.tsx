import { useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { DetailColumns } from '../../../kit/detail/DetailPage.tsx';
import { Section } from '../../../kit/detail/Section.tsx';
import classes from './preview.module.css';

/** Content beside a preview of the app; a form renders its preview into `screen`. */
export function BesidePreview({ children }: { children: (screen: HTMLElement | null) => ReactNode }) {
  const [screen, setScreen] = useState<HTMLElement | null>(null);
  return (
    <DetailColumns
      main={children(screen)}
      side={
        <div className={classes.place}>
          <Section title="Preview">
            <Phone screen={setScreen} />
          </Section>
        </div>
      }
    />
  );
}

/** It scrolls, also by keyboard. */
const scrollable = { tabIndex: 0 } as const;

/** A phone of typical width. */
function Phone({ screen }: { screen: Ref<HTMLElement> }) {
  return (
    <div className={classes.phone}>
      <span className={classes.speaker} aria-hidden />
      <section ref={screen} className={classes.screen} aria-label="As the app shows it" {...scrollable} />
    </div>
  );
}
