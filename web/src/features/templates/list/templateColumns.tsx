import type { ListColumn } from '../../../kit/list/definition.ts';
import { durationText } from '../../../kit/value/duration.ts';
import { noValue } from '../../../kit/value/time.ts';
import { mayBeCutAttribute } from '../../../ui/table/cut.ts';
import { isLegacy } from '../legacy.ts';
import { LegacyMark } from '../LegacyMark.tsx';
import classes from './templateColumns.module.css';

/** The name, with a mark if it is a legacy template. */
export const nameColumn: ListColumn<{ readonly name: string; readonly version: string | null }, 'NAME'> = {
  id: 'name',
  header: 'Name',
  width: 220,
  grow: true,
  link: true,
  narrow: true,
  sort: 'NAME',
  cell: (template) =>
    isLegacy(template) ? (
      <span className={classes.name}>
        <span className={classes.text} {...mayBeCutAttribute}>
          {template.name}
        </span>{' '}
        <LegacyMark />
      </span>
    ) : (
      template.name
    ),
};

export const durationColumn: ListColumn<{ readonly duration: number | null }, 'DURATION'> = {
  id: 'duration',
  header: 'Duration',
  width: 100,
  numeric: true,
  sort: 'DURATION',
  cell: ({ duration }) => (duration === null ? noValue : durationText(duration)),
};
