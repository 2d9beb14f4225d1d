import { Button } from '@mantine/core';
import { IconAlertCircle, IconArrowRampRight2, IconChevronLeft } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { ProgressBar } from '../../../../kit/value/ProgressBar.tsx';
import { previewMessages } from './messages.ts';
import classes from './Phone.module.css';

interface PhoneProps {
  /** Identifies the screen. */
  readonly screen: string;
  /** The heading takes the focus each time this grows. */
  readonly focusesHeading: number;
  readonly name: string;
  readonly customerName: string;
  /** Null where no task is shown. */
  readonly section: string | null;
  readonly progress: { readonly number: number; readonly of: number } | null;
  readonly notices: readonly string[];
  readonly missing: readonly string[];
  /** Null where there is no way back. */
  readonly back?: (() => void) | null;
  readonly next?: { readonly label: string; readonly go: () => void };
  readonly children: ReactNode;
}

/** Without a control, the screen itself must be focusable so that the keyboard can scroll it. */
const scrollable = { role: 'region', tabIndex: 0, 'aria-label': previewMessages.screen } as const;

/** The frame of a phone with the app's bars around a scrolling screen. */
export function Phone({ screen, focusesHeading, name, customerName, section, ...phone }: PhoneProps) {
  const { progress, notices, missing, back = null, next, children } = phone;
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusesHeading > 0) body.current?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
  }, [focusesHeading]);
  const progressWords = progress && previewMessages.progress(progress.number, progress.of);
  return (
    <div className={classes.phone}>
      <div className={classes.bar}>
        <p className={classes.list}>{name || previewMessages.unnamedList}</p>
        {customerName && <p className={classes.quiet}>{customerName}</p>}
        {progress && progressWords && (
          <>
            <p className={classes.place}>
              <span className={classes.section}>{section || previewMessages.unnamedSection}</span>
              <span className={classes.quiet}>{progressWords}</span>
            </p>
            <ProgressBar label={progressWords} share={progress.number / progress.of} />
          </>
        )}
      </div>
      <div key={screen} ref={body} className={classes.body} {...scrollable}>
        <output className={classes.notices}>
          {notices.map((notice) => (
            <span key={notice} className={classes.notice}>
              <IconArrowRampRight2 size={15} aria-hidden />
              {notice}
            </span>
          ))}
        </output>
        {children}
      </div>
      {next && (
        <div className={classes.foot}>
          <div role="alert">
            {missing.length > 0 && (
              <div className={classes.missing}>
                <IconAlertCircle size={16} aria-hidden />
                <div>
                  <p>{previewMessages.missing}</p>
                  <ul>
                    {missing.map((words) => (
                      <li key={words}>{words}</li>
                    ))}
                  </ul>
                </div>
              </div>
            )}
          </div>
          <div className={classes.buttons}>
            <Button
              variant="default"
              leftSection={<IconChevronLeft size={15} aria-hidden />}
              disabled={back === null}
              aria-label={previewMessages.onPhone(previewMessages.back)}
              onClick={() => back?.()}
            >
              {previewMessages.back}
            </Button>
            <Button
              aria-label={previewMessages.onPhone(next.label)}
              onClick={next.go}
              className={classes.next ?? ''}
            >
              {next.label}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
