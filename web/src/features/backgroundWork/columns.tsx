import type { ListColumn } from '../../kit/list/definition.ts';
import { DateText } from '../../kit/value/DateText.tsx';
import { statusLook } from '../../kit/value/status.ts';
import { formatForFile, noValue } from '../../kit/value/time.ts';
import type { BackgroundWorkPieceFragment } from './BackgroundWork.generated.ts';
import { kindLabels } from './labels.ts';
import { RetryButton } from './RetryButton.tsx';
import { subjectText, SubjectText } from './Subject.tsx';

type Piece = BackgroundWorkPieceFragment;

export const subjectColumn: ListColumn<Piece, never> = {
  id: 'about',
  header: 'About',
  width: 180,
  grow: true,
  narrow: true,
  cell: (piece) => <SubjectText piece={piece} />,
};

/** The next attempt of a pending piece, the end of a finished one. */
export const whenColumn: ListColumn<Piece, never> = {
  id: 'when',
  header: 'Next try or end',
  width: 140,
  reads: ['nextTryAt', 'finishedAt'],
  cell: ({ nextTryAt, finishedAt }) => <DateText value={nextTryAt ?? finishedAt} show="date-time" />,
};

/** A finished piece succeeded in the end, so only its own page shows its failures. */
export const failureColumn: ListColumn<Piece, never> = {
  id: 'failure',
  header: 'Last failure',
  width: 220,
  grow: true,
  cell: ({ status, failure }) => (status === 'DONE' || failure === null ? noValue : failure),
};

export const retryColumn: ListColumn<Piece, never> = {
  id: 'retry',
  header: 'Retry',
  width: 96,
  narrow: true,
  cell: (piece) => <RetryButton piece={piece} inList />,
};

/** The columns of the exported file. */
export const backgroundWorkExport = {
  name: 'background-work',
  columns: [
    ['Id', ({ id }: Piece) => id],
    ['Kind', ({ kind }: Piece) => kindLabels[kind]],
    ['What', ({ title }: Piece) => title],
    ['About', ({ about }: Piece) => about && subjectText(about)],
    ['To', ({ recipient }: Piece) => recipient],
    ['Status', ({ status }: Piece) => statusLook('work', status).label.toLowerCase()],
    ['Tries', ({ attempts }: Piece) => attempts],
    ['Since', ({ createdAt }: Piece) => formatForFile(createdAt)],
    ['Next try', ({ nextTryAt }: Piece) => formatForFile(nextTryAt)],
    ['Ended', ({ finishedAt }: Piece) => formatForFile(finishedAt)],
    ['Last failure', ({ failure }: Piece) => failure],
  ],
} as const;
