import { Button } from '@mantine/core';
import { IconClipboardText } from '@tabler/icons-react';
import { useState } from 'react';
import type { ClipboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useListChange } from '../../../../../kit/fieldArray/changes.ts';
import { FieldArray } from '../../../../../kit/fieldArray/FieldArray.tsx';
import { withValueAt } from '../../../../../kit/fieldArray/lists.ts';
import { CheckboxField } from '../../../../../kit/form/fields/fields.tsx';
import { FieldRow } from '../../../../../kit/form/FormBody.tsx';
import { NumberField } from '../../../../../kit/form/fields/numberFields.tsx';
import { editorMessages, editWords } from '../../messages.ts';
import { hasLines, pastedLines } from '../../pastedLines.ts';
import { limits } from '../../schema.ts';
import type { OptionValues } from '../../schema.ts';
import { newOption, withOptions } from '../../values.ts';
import classes from './Fields.module.css';
import { OptionItem } from './OptionItem.tsx';
import { PasteArea } from './PasteArea.tsx';
import { taskAt } from '../place.ts';
import type { TaskFieldsProps } from './taskFields.ts';

/** Page size: a long list is not rendered as fields all at once. */
const pageSize = 50;

/** The options, and how many can be selected. Lines pasted into an option become options. */
export function OptionFields({ form, place }: TaskFieldsProps) {
  const { control } = form;
  const { path } = place;
  const multiSelect = useWatch({ control, name: `${path}.multiSelect` });
  const change = useListChange(form);
  const [told, setTold] = useState('');
  const [pasting, setPasting] = useState(false);

  const paste = (text: string, behind?: number) => {
    const before: readonly OptionValues[] = form.getValues(`${path}.options`);
    // Lines pasted into an empty option replace it.
    const kept = before.filter((option, index) => index !== behind || option.value.trim() !== '');
    const pasted = pastedLines(
      text,
      kept.map(({ value }) => value),
      limits.options - kept.length,
    );
    setTold(editorMessages.pasted('option', pasted));
    if (pasted.words.length === 0) return;
    const position =
      behind === undefined
        ? kept.length
        : Math.min(behind + (kept.length === before.length ? 1 : 0), kept.length);
    const added = withOptions(before, pasted.words).slice(before.length);
    change(
      editWords.optionsPasted(pasted.words.length),
      withValueAt(form.getValues(), `${path}.options`, kept.toSpliced(position, 0, ...added)),
    );
  };
  const onPaste = (event: ClipboardEvent<HTMLDivElement>) => {
    const text = event.clipboardData.getData('text/plain');
    if (!(event.target instanceof HTMLInputElement) || !hasLines(text)) return;
    const key = event.target.closest<HTMLElement>('[data-item]')?.dataset['item'];
    const behind = form.getValues(`${path}.options`).findIndex((option) => option.key === key);
    if (behind === -1) return;
    event.preventDefault();
    paste(text, behind);
  };

  return (
    <div className={classes.group} onPaste={onPaste}>
      <FieldRow>
        <CheckboxField control={control} name={`${path}.multiSelect`} label="Several can be chosen" />
        {multiSelect && (
          <NumberField control={control} name={`${path}.maxOptions`} label="At most" unit="options" />
        )}
      </FieldRow>
      <FieldArray
        form={form}
        name={`${path}.options`}
        label="Options"
        thing="option"
        newItem={({ tasks }) => newOption(taskAt(tasks, place)?.options ?? [])}
        most={limits.options}
        oneLine="unlabelled"
        pageSize={pageSize}
      >
        {(position) => <OptionItem control={control} path={path} position={position} />}
      </FieldArray>
      {pasting ? (
        <PasteArea
          label="Options, one on each line"
          act="Add options"
          onDone={(text) => {
            setPasting(false);
            if (text !== null) paste(text);
          }}
        />
      ) : (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconClipboardText size={15} aria-hidden />}
          onClick={() => setPasting(true)}
        >
          Paste options
        </Button>
      )}
      <output className={classes.told}>{told}</output>
    </div>
  );
}
