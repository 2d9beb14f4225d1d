import { IconChevronDown, IconChevronRight, IconGripVertical, IconListDetails } from '@tabler/icons-react';
import { memo } from 'react';
import { gripAttribute, useSortableRow } from '../../../../../ui/sorting/SortableRows.tsx';
import { taskTypes } from '../../../labels.ts';
import { editorMessages } from '../../messages.ts';
import classes from './Outline.module.css';
import type { OutlineRow } from './outlineRows.ts';
import { typeIcons } from './typeIcons.ts';

export interface OutlineItemProps extends Omit<OutlineRow, 'key' | 'parent'> {
  readonly rowKey: string;
  readonly selected: boolean;
  /** The row in the tab order. */
  readonly reachable: boolean;
  /** Undefined for a row without children. */
  readonly open: boolean | undefined;
  readonly problems: number;
  readonly findings: number;
}

const levels = { section: 1, task: 2, inner: 3 } as const;
const typeLabels = new Map(taskTypes.map(({ value, label }) => [value, label]));

export const titleOf = ({ kind, title }: Pick<OutlineRow, 'kind' | 'title'>): string => {
  if (title !== '') return title;
  return kind === 'section' ? editorMessages.untitledSection : editorMessages.untitledTask;
};

/** A row of the outline: all its content comes as primitive props, so that it renders again only when one differs. */
export const OutlineItem = memo(function OutlineItem(row: OutlineItemProps) {
  const { rowKey, kind, number, type, selected, open, problems } = row;
  const { ref, style, listeners, describedBy, dragging } = useSortableRow(rowKey);
  const title = `${number}. ${titleOf(row)}`;
  const marks =
    type === null ? editorMessages.tasks(row.children) : [typeLabels.get(type), ...marksOf(row)].join(' · ');
  return (
    <div
      ref={ref}
      role="treeitem"
      aria-level={levels[kind]}
      aria-posinset={row.position + 1}
      aria-setsize={row.siblings}
      aria-selected={selected}
      aria-expanded={open}
      // The same text as is visible, for users of speech input.
      aria-label={[title, marks, ...(problems > 0 ? [editorMessages.problems(problems)] : [])].join(', ')}
      aria-describedby={describedBy}
      tabIndex={row.reachable ? 0 : -1}
      data-row={rowKey}
      data-kind={kind}
      data-problems={problems > 0 || undefined}
      data-dragging={dragging || undefined}
      className={classes.item}
      style={style}
      {...listeners}
    >
      <Line
        type={type}
        open={open}
        title={title}
        untitled={row.title === ''}
        marks={marks}
        problems={problems}
      />
    </div>
  );
});

interface LineProps extends Pick<OutlineItemProps, 'type' | 'open' | 'problems'> {
  readonly title: string;
  readonly untitled: boolean;
  readonly marks: string;
}

/** The content of a row, memoised: every row handles the start and end of a drag. */
const Line = memo(function Line({ type, open, title, untitled, marks, problems }: LineProps) {
  // The type may also be one that could not be read.
  const Icon = type === null ? IconListDetails : (typeIcons[type] ?? IconListDetails);
  const Chevron = open === true ? IconChevronDown : IconChevronRight;
  return (
    <>
      <span className={classes.grip} {...gripAttribute} aria-hidden>
        <IconGripVertical size={14} />
      </span>
      <span className={classes.toggle} data-toggle={open === undefined ? undefined : ''} aria-hidden>
        {open !== undefined && <Chevron size={14} />}
      </span>
      <Icon size={16} className={classes.icon ?? ''} aria-hidden />
      <span className={classes.texts}>
        <span className={classes.title} data-empty={untitled || undefined}>
          {title}
        </span>{' '}
        <span className={classes.marks}>{marks}</span>
      </span>
      {problems > 0 && (
        <span className={classes.problems} title={editorMessages.problems(problems)} aria-hidden>
          {problems}
        </span>
      )}
    </>
  );
});

/** The other facts about a task. */
function marksOf({ findings, required, internal, jumps }: OutlineItemProps): string[] {
  return [
    ...(findings > 0 ? [editorMessages.findings(findings)] : []),
    ...(required ? ['required'] : []),
    ...(internal ? ['internal'] : []),
    ...(jumps > 0 ? [editorMessages.jumps(jumps)] : []),
  ];
}
