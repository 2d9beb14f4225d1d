import { IconArchive, IconPlayerPause } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { mayBeCutAttribute } from '../../ui/table/cut.ts';
import { statusLook } from './status.ts';
import type { StatusKind, StatusOf, StatusShape, StatusTone } from './status.ts';
import classes from './StatusBadge.module.css';

export interface StatusBadgeProps<Kind extends StatusKind> {
  readonly of: Kind;
  readonly status: StatusOf<Kind>;
  /** A flag beside the status, such as 'Paused'. */
  readonly flag?: string | undefined;
}

/** Flags that a narrow cell shows as an icon, so that the status beside it is not cut. */
const flagSigns = { paused: IconPlayerPause, archived: IconArchive };
export type FlagSign = keyof typeof flagSigns;
export const flagLabels: Readonly<Record<FlagSign, string>> = { paused: 'Paused', archived: 'Archived' };

/** The status in a cell: its flag is an icon with an accessible name. */
export function StatusCell<Kind extends StatusKind>({
  of,
  status,
  flag,
}: Omit<StatusBadgeProps<Kind>, 'flag'> & { readonly flag: FlagSign | undefined }) {
  const Sign = flag && flagSigns[flag];
  return (
    <FlaggedStatus of={of} status={status} flag={flag && flagLabels[flag]}>
      {Sign && (
        <span className={classes.sign}>
          <Sign size={12} stroke={2} title={flagLabels[flag]} />
        </span>
      )}
    </FlaggedStatus>
  );
}

export function StatusBadge<Kind extends StatusKind>({ of, status, flag }: StatusBadgeProps<Kind>) {
  return (
    <FlaggedStatus of={of} status={status} flag={flag}>
      {flag && <span className={classes.flag}>{flag}</span>}
    </FlaggedStatus>
  );
}

/** Mark and label, with the flag; the full text as a tooltip. */
function FlaggedStatus<Kind extends StatusKind>({
  of,
  status,
  flag,
  children,
}: StatusBadgeProps<Kind> & { readonly children: ReactNode }) {
  const { label, tone, shape } = statusLook(of, status);
  return (
    <span className={classes.badge} title={flag ? `${label}, ${flag.toLowerCase()}` : label}>
      <StatusMark tone={tone} shape={shape} />
      <span className={classes.label} {...mayBeCutAttribute}>
        {label}
      </span>
      {children}
    </span>
  );
}

/** The mark alone: 12 by 12 pixels, hidden from screen readers because the label is beside it. */
export function StatusMark({ tone, shape }: { tone: StatusTone; shape: StatusShape }) {
  return (
    <svg className={classes.mark} data-tone={tone} viewBox="0 0 12 12" width="12" height="12" aria-hidden>
      {shapes[shape]}
    </svg>
  );
}

const ring = <circle cx="6" cy="6" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.5" />;
const disc = <circle cx="6" cy="6" r="5" fill="currentColor" />;

const shapes = {
  ring,
  dot: <circle cx="6" cy="6" r="4" fill="currentColor" />,
  half: (
    <>
      {ring}
      <path d="M6 3.5a2.5 2.5 0 0 1 0 5z" fill="currentColor" />
    </>
  ),
  check: (
    <>
      {disc}
      <path d="m3.7 6.2 1.6 1.6 3-3.4" className={classes.cut} />
    </>
  ),
  cross: (
    <>
      {ring}
      <path
        d="m4.6 4.6 2.8 2.8m0-2.8L4.6 7.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
    </>
  ),
};
