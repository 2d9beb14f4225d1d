import { Button, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { Currency } from '../../../../graphql/generated/schema.ts';
import type { WizardForm } from '../../../../kit/wizard/definition.ts';
import type { TemplateValues } from '../../values/templateSchemas.ts';
import { addMatrixTask } from '../matrixEdits.ts';
import { editorMessages } from '../messages.ts';
import type { TaskListValues } from '../schema.ts';
import { useQuietList } from '../useQuietList.ts';
import { dropEdit } from './outline/dropPlace.ts';
import type { DropPlace } from './outline/dropPlace.ts';
import { editByKey } from './outline/editByKey.ts';
import type { Act } from './outline/editByKey.ts';
import { elementOf, Outline } from './outline/Outline.tsx';
import { outlineRows } from './outline/outlineRows.ts';
import type { OutlineRow } from './outline/outlineRows.ts';
import { PanelHead } from './PanelHead.tsx';
import { placeInForm } from './place.ts';
import classes from './TaskListEditor.module.css';
import { SectionPanel, TaskPanel } from './TaskPanel.tsx';
import { useProblems } from './useProblems.ts';
import { useSelected } from './useSelected.ts';
import { useTaskListEdits } from './useTaskListEdits.ts';

/** The props of a preview. */
export interface PreviewOf {
  readonly list: TaskListValues;
  readonly selected: string;
  readonly onSelect: (key: string) => void;
}

export interface TaskListEditorProps {
  readonly form: WizardForm<TemplateValues>;
  readonly currency: Currency;
  /** The logic of a task, below its other fields. Positions are counted from 0. */
  readonly renderLogic?: (place: { readonly section: number; readonly position: number }) => ReactNode;
  /** The Shepherd's view of the list, beside it. */
  readonly renderPreview?: (preview: PreviewOf) => ReactNode;
  /** The tools for the whole list, above the outline. */
  readonly renderTools?: (looked: PreviewOf) => ReactNode;
  /** The number of findings by task key. */
  readonly marks?: ReadonlyMap<string, number>;
}

/** The focus target of the next render. */
type Focus = 'line' | 'first field' | 'wrong field';

/** The outline of a task list, and beside it the fields of the selected section or task. */
export function TaskListEditor({
  form,
  currency,
  renderLogic,
  renderPreview,
  renderTools,
  marks,
}: TaskListEditorProps) {
  const { control } = form;
  const rows = useWatch({ control, name: 'tasks', compute: outlineRows });
  const [chosen, walkTo] = useSelected();
  const index = selectedIndex(rows, chosen);
  const row = rows[index];
  const selected = row?.key ?? '';
  // Moving through the outline by key does not wait for the panel. Any other selection renders the fields immediately:
  // the next keys must not go into those of the previous task.
  const behind = useDeferredValue(selected);
  const [atOnce, setAtOnce] = useState('');
  const edited = atOnce === selected ? selected : behind;
  const select = useCallback(
    (key: string) => {
      walkTo(key);
      setAtOnce(key);
    },
    [walkTo],
  );
  const { list, apply, said } = useTaskListEdits(form, select);
  const tree = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const wanted = useRef<{ readonly key: string; readonly on: Focus } | null>(null);
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const goTo = useCallback(
    (key: string, on: Focus) => {
      select(key);
      wanted.current = { key, on };
      draw();
    },
    [select],
  );
  const enter = useCallback((key: string) => goTo(key, 'first field'), [goTo]);
  const problems = useProblems(form, (key) => goTo(key, 'wrong field'));

  useEffect(() => {
    const focus = wanted.current;
    if (focus === null || (focus.on !== 'line' && focus.key !== edited)) return;
    const target =
      focus.on === 'line'
        ? elementOf(tree.current, focus.key)
        : focus.on === 'wrong field'
          ? wrongField(panel.current)
          : panel.current?.querySelector<HTMLElement>('input, textarea');
    if (!target) return;
    wanted.current = null;
    target.focus();
  });

  const act = (what: Act, from: 'outline' | 'panel') => {
    const edit = editByKey(list(), what, selected);
    if (!edit || !apply(edit)) return;
    if (what === 'addTask' || what === 'addSection') goTo(edit.selected, 'first field');
    else if (from === 'outline') goTo(edit.selected, 'line');
  };

  // Typing renders only the changed row: the surrounding components get stable callbacks.
  const latest = useRef({ act, apply, list, selected });
  useEffect(() => {
    latest.current = { act, apply, list, selected };
  });
  const actFromPanel = useCallback((what: Act) => latest.current.act(what, 'panel'), []);
  const actFromOutline = useCallback((what: Act) => latest.current.act(what, 'outline'), []);
  const enterSelected = useCallback(() => enter(latest.current.selected), [enter]);
  const drop = useCallback(
    (dropped: OutlineRow, place: DropPlace) => {
      if (latest.current.apply(dropEdit(latest.current.list(), dropped, place))) goTo(dropped.key, 'line');
    },
    [goTo],
  );
  const addToMatrix = useCallback(
    (matrix: string) => {
      const edit = addMatrixTask(latest.current.list(), matrix);
      if (edit && latest.current.apply(edit)) enter(edit.selected);
    },
    [enter],
  );
  const outlined = useDeferredValue(rows);

  const [previewed, setPreviewed] = useState(false);
  const looked = useMemo(() => ({ form, selected, onSelect: select }), [form, selected, select]);
  const tools = useMemo(
    () => renderTools && <Watching {...looked}>{renderTools}</Watching>,
    [renderTools, looked],
  );
  const preview = useMemo(
    () => renderPreview && <Watching {...looked}>{renderPreview}</Watching>,
    [renderPreview, looked],
  );
  return (
    <div className={classes.editor} data-preview={renderPreview !== undefined || undefined}>
      <div className={classes.side}>
        <div className={classes.add}>
          <AddButton label="Add task" what="addTask" onAct={actFromPanel} />
          <AddButton label="Add section" what="addSection" onAct={actFromPanel} />
          {preview && (
            <Button
              className={classes.toggle ?? ''}
              variant="default"
              size="xs"
              aria-expanded={previewed}
              onClick={() => setPreviewed(!previewed)}
            >
              {editorMessages.preview}
            </Button>
          )}
        </div>
        {tools}
        <div className={classes.outline}>
          {rows.length === 0 ? (
            <p className={classes.empty}>{editorMessages.empty}</p>
          ) : (
            <Outline
              rows={outlined}
              selected={selected}
              problems={problems}
              findings={marks}
              tree={tree}
              onSelect={select}
              onWalk={walkTo}
              onAct={actFromOutline}
              onDrop={drop}
              onEnter={enterSelected}
            />
          )}
        </div>
        <p className={classes.hint}>{editorMessages.keys}</p>
      </div>
      <div ref={panel} className={classes.panel}>
        {row && (
          <PanelHead
            kind={row.kind}
            number={row.number}
            previous={rows[index - 1]?.key}
            next={rows[index + 1]?.key}
            onSelect={select}
            onAct={actFromPanel}
          />
        )}
        <div onFocusCapture={edited === selected ? undefined : () => enter(selected)}>
          <Panel
            key={edited}
            form={form}
            selected={edited}
            currency={currency}
            onSelect={enter}
            onAddMatrixTask={addToMatrix}
            renderLogic={renderLogic}
          />
        </div>
      </div>
      {preview && (
        <div className={classes.preview} data-shown={previewed || undefined}>
          {preview}
        </div>
      )}
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </div>
  );
}

/** The selected row, else the first task, else the first section. */
function selectedIndex(rows: readonly OutlineRow[], chosen: string): number {
  const index = rows.findIndex(({ key }) => key === chosen);
  return index === -1
    ? Math.max(
        rows.findIndex(({ kind }) => kind === 'task'),
        0,
      )
    : index;
}

/** For a list that lacks items, the button that adds one. */
const wrongField = (panel: HTMLElement | null): HTMLElement | null | undefined =>
  panel?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
  panel?.querySelector('[role="alert"]')?.parentElement?.querySelector<HTMLElement>('button');

interface WatchingProps extends Omit<PreviewOf, 'list'> {
  readonly form: WizardForm<TemplateValues>;
  readonly children: (looked: PreviewOf) => ReactNode;
}

/** Renders the tools for the whole list, deferred while the user types. */
const Watching = ({ form, children, ...looked }: WatchingProps) =>
  children({ ...looked, list: useQuietList(form) });

interface AddButtonProps {
  readonly label: string;
  readonly what: Act;
  readonly onAct: (what: Act) => void;
}

const AddButton = memo(function AddButton({ label, what, onAct }: AddButtonProps) {
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconPlus size={15} aria-hidden />}
      onClick={() => onAct(what)}
    >
      {label}
    </Button>
  );
});

interface PanelProps extends Pick<TaskListEditorProps, 'form' | 'currency'> {
  readonly selected: string;
  readonly onSelect: (key: string) => void;
  readonly onAddMatrixTask: (matrix: string) => void;
  readonly renderLogic: TaskListEditorProps['renderLogic'];
}

/** The fields of the selection. Its place is looked up again whenever the list has changed. */
const Panel = memo(function Panel({
  form,
  selected,
  currency,
  onSelect,
  onAddMatrixTask,
  renderLogic,
}: PanelProps) {
  const place = useWatch({
    control: form.control,
    name: 'tasks',
    compute: (list: TaskListValues) => placeInForm(list, selected),
  });
  if (!place) return null;
  return (
    <div className={classes.fields}>
      {place.kind === 'section' ? (
        <SectionPanel form={form} section={place.section} />
      ) : (
        <TaskPanel
          form={form}
          place={place}
          currency={currency}
          onSelect={onSelect}
          onAddMatrixTask={() => onAddMatrixTask(selected)}
          renderLogic={renderLogic}
        />
      )}
    </div>
  );
});
