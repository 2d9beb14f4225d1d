import { Button, TextInput } from '@mantine/core';
import { IconBarcode, IconChevronLeft, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Currency } from '../../../../../graphql/generated/schema.ts';
import { folded } from '@shepherd/domain/folded.ts';
import type { InnerTaskValues, MatrixItemValues, TaskValues } from '../../schema.ts';
import { answerForItem, isBegun, itemsOf } from '../answers.ts';
import type { GivenAnswer } from '../answers.ts';
import { previewMessages } from '../messages.ts';
import { isComplete } from '../missing.ts';
import { AskedOf, TaskWords } from '../TaskWords.tsx';
import classes from './controls.module.css';

interface MatrixControlProps {
  readonly task: TaskValues;
  readonly answer: GivenAnswer;
  readonly currency: Currency;
  readonly renderTask: (inner: InnerTaskValues, item: string, given: GivenAnswer) => ReactNode;
}

/** The most items shown; the others are found by searching. */
const shownItems = 20;

/** The items of a matrix, to be searched and opened one by one. */
export function MatrixControl({ task, answer, currency, renderTask }: MatrixControlProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const items = itemsOf(task);
  const item = items.find(({ key }) => key === opened);
  if (item)
    return (
      <MatrixItem
        task={task}
        item={item}
        answer={answer}
        renderTask={renderTask}
        onClose={() => setOpened(null)}
      />
    );
  const wanted = folded(search.trim());
  const found = items.filter(({ reference, label, subtext }) =>
    folded(`${reference} ${label} ${subtext}`).includes(wanted),
  );
  const custom = new Set(task.customMatrixItems.map(({ key }) => key));
  return (
    <div className={classes.camera}>
      {task.scanner && (
        <p className={classes.scanner}>
          <IconBarcode size={16} aria-hidden />
          <span>
            {previewMessages.scanner(task.scanner.reference, task.scanner.label, task.scanner.subtext)}
          </span>
        </p>
      )}
      {items.length === 0 && <p className={classes.quiet}>{previewMessages.noItems}</p>}
      {items.length > 0 && (
        <TextInput
          type="search"
          aria-label={previewMessages.searchItems}
          placeholder={previewMessages.searchItems}
          leftSection={<IconSearch size={15} aria-hidden />}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      )}
      {items.length > 0 && found.length === 0 && (
        <p className={classes.quiet}>{previewMessages.noItemsFound}</p>
      )}
      {found.length > 0 && (
        <ul className={classes.items} aria-label={previewMessages.items}>
          {found.slice(0, shownItems).map(({ key, label, subtext }) => (
            <li key={key}>
              <button type="button" className={classes.item} onClick={() => setOpened(key)}>
                <span className={classes.itemName}>{label.trim() || previewMessages.unnamedItem}</span>
                <span className={classes.quiet}>
                  {[subtext, custom.has(key) ? previewMessages.customItem : '']
                    .filter((words) => words.trim() !== '')
                    .join(' · ')}
                </span>
                <span className={classes.itemState}>{stateOf(task, answer, key, currency)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {found.length > shownItems && (
        <p className={classes.quiet}>{previewMessages.moreItems(found.length - shownItems)}</p>
      )}
    </div>
  );
}

function stateOf(task: TaskValues, answer: GivenAnswer, item: string, currency: Currency): string {
  if (!isBegun(task, answer, item)) return previewMessages.itemOpen;
  return isComplete(task, answer, item, currency) ? previewMessages.itemDone : previewMessages.itemBegun;
}

interface MatrixItemProps extends Pick<MatrixControlProps, 'task' | 'answer' | 'renderTask'> {
  readonly item: MatrixItemValues;
  readonly onClose: () => void;
}

function MatrixItem({ task, item, answer, renderTask, onClose }: MatrixItemProps) {
  return (
    <div className={classes.camera}>
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.start ?? ''}
        leftSection={<IconChevronLeft size={15} aria-hidden />}
        // The pressed button is gone with the list: the back button takes the focus.
        ref={focusAtOnce}
        onClick={onClose}
      >
        {previewMessages.allItems}
      </Button>
      <div>
        <h4 className={classes.itemTitle}>{item.label.trim() || previewMessages.unnamedItem}</h4>
        {item.subtext && <p className={classes.quiet}>{item.subtext}</p>}
      </div>
      {task.matrixTasks.length === 0 && <p className={classes.quiet}>{previewMessages.noInnerTasks}</p>}
      {task.matrixTasks.map((inner) => (
        <section key={inner.key} className={classes.inner}>
          <h5 className={classes.innerTitle}>{inner.title.trim() || previewMessages.untitledTask}</h5>
          <AskedOf task={inner} />
          <TaskWords task={inner} />
          {renderTask(inner, item.key, answerForItem(answer, item.key, inner))}
        </section>
      ))}
    </div>
  );
}

const focusAtOnce = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });
