import { Button } from '@mantine/core';
import { IconClipboardText } from '@tabler/icons-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useListChange } from '../../../../../kit/fieldArray/changes.ts';
import { FieldArray } from '../../../../../kit/fieldArray/FieldArray.tsx';
import { newKey } from '../../../../../kit/fieldArray/itemKey.ts';
import { withValueAt } from '../../../../../kit/fieldArray/lists.ts';
import { TextField } from '../../../../../kit/form/fields/fields.tsx';
import type { WizardForm } from '../../../../../kit/wizard/definition.ts';
import { rowExtensions, rowsRefusal } from '../../../../../kit/upload/fileRules.ts';
import { UploadArea } from '../../../../../kit/upload/UploadArea.tsx';
import { errorMessages } from '../../../../../messages/errors.ts';
import type { TemplateValues } from '../../../values/templateSchemas.ts';
import type { MatrixFile, MatrixItemTexts } from '../../matrixFile.ts';
import { editWords, matrixFileMessages } from '../../messages.ts';
import { limits } from '../../schema.ts';
import type { MatrixItemValues } from '../../schema.ts';
import { newMatrixItem } from '../../values.ts';
import classes from './Fields.module.css';
import { PasteArea } from './PasteArea.tsx';
import type { OuterTaskPlace } from '../place.ts';

interface MatrixItemsProps {
  readonly form: WizardForm<TemplateValues>;
  readonly place: OuterTaskPlace;
  readonly list: 'matrixItems' | 'customMatrixItems';
  readonly label: string;
}

/** Thousands of items must not become thousands of fields. */
const pageSize = 20;

/** The items of a matrix: typed, pasted, or read from a file, with a preview before they are applied. */
export function MatrixItems({ form, place, list, label }: MatrixItemsProps) {
  const { control } = form;
  const name = `${place.path}.${list}` as const;
  const change = useListChange(form);
  const [pasting, setPasting] = useState(false);
  const [read, setRead] = useState<MatrixFile | null>(null);
  const [refused, setRefused] = useState('');

  const show = (found: MatrixFile | { readonly refused: string }) => {
    setRefused('refused' in found ? found.refused : '');
    setRead('refused' in found ? null : found);
  };
  const readFile = (file: File) => {
    const refusal = rowsRefusal(file);
    if (refusal === null)
      void Promise.all([import('../../matrixFile.ts'), file.arrayBuffer()]).then(
        ([{ readMatrixFile }, bytes]) => show(readMatrixFile(new Uint8Array(bytes))),
        () => show({ refused: matrixFileMessages.notText }),
      );
    else show({ refused: errorMessages.file(file.name, refusal) });
  };
  const put = (items: readonly MatrixItemTexts[], keeping: readonly MatrixItemValues[]) => {
    setRead(null);
    const made = items.map((item) => ({ ...item, key: newKey() }));
    change(
      editWords.itemsPut(made.length),
      withValueAt(form.getValues(), name, [...keeping, ...made].slice(0, limits.matrixItems)),
    );
  };

  return (
    <div className={classes.group}>
      <FieldArray
        form={form}
        name={name}
        label={label}
        thing="item"
        newItem={newMatrixItem}
        most={limits.matrixItems}
        oneLine="unlabelled"
        pageSize={pageSize}
      >
        {(position) => (
          <div className={classes.item}>
            {(['reference', 'label', 'subtext'] as const).map((part) => (
              <TextField
                key={part}
                control={control}
                name={`${name}.${position}.${part}`}
                label={`${itemLabels[part]} of item ${position + 1}`}
                labelled="aside"
                placeholder={itemLabels[part]}
                autoComplete="off"
              />
            ))}
          </div>
        )}
      </FieldArray>
      {pasting ? (
        <PasteArea
          label="Items, one on each line"
          description="Columns: reference, label and, where wanted, subtext."
          act="Read items"
          onDone={(text) => {
            setPasting(false);
            if (text !== null)
              void import('../../matrixFile.ts').then(({ readPastedItems }) => show(readPastedItems(text)));
          }}
        />
      ) : (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconClipboardText size={15} aria-hidden />}
          onClick={() => setPasting(true)}
        >
          Paste items
        </Button>
      )}
      <UploadArea
        label={`${label} as CSV`}
        button="Choose a file"
        accepts={rowExtensions}
        onFiles={([file]) => {
          if (file) readFile(file);
        }}
      />
      {refused !== '' && (
        <p className={classes.wrong} role="alert">
          {refused}
        </p>
      )}
      {read && <FoundItems form={form} name={name} read={read} onPut={put} onCancel={() => setRead(null)} />}
    </div>
  );
}

const itemLabels = { reference: 'Reference', label: 'Label', subtext: 'Subtext' } as const;

interface FoundItemsProps {
  readonly form: WizardForm<TemplateValues>;
  readonly name: `${OuterTaskPlace['path']}.${MatrixItemsProps['list']}`;
  readonly read: MatrixFile;
  readonly onPut: (items: readonly MatrixItemTexts[], keeping: readonly MatrixItemValues[]) => void;
  readonly onCancel: () => void;
}

/** The most skipped rows that are listed. */
const named = 10;

/** The preview of the items, before anything is changed. */
function FoundItems({ form, name, read: { items, leftOut }, onPut, onCancel }: FoundItemsProps) {
  const before = useWatch({ control: form.control, name });
  const taken = new Set(before.map(({ reference }) => reference.trim()));
  const fresh = items.filter(({ reference }) => !taken.has(reference));
  const most = limits.matrixItems;
  return (
    <section className={classes.found} aria-label="What was read">
      <output>
        {matrixFileMessages.found(items.length)}
        {before.length > 0 && fresh.length < items.length && (
          <> {matrixFileMessages.there(items.length - fresh.length)}</>
        )}
      </output>
      {leftOut.length > 0 && (
        <ul className={classes.leftOut}>
          {leftOut.slice(0, named).map((text) => (
            <li key={text}>{text}</li>
          ))}
          {leftOut.length > named && <li>{matrixFileMessages.more(leftOut.length - named)}</li>}
        </ul>
      )}
      {items.length > most && <p className={classes.wrong}>{matrixFileMessages.tooMany(most)}</p>}
      <div className={classes.buttons}>
        {fresh.length > 0 && before.length + fresh.length <= most && (
          <Button size="xs" onClick={() => onPut(fresh, before)}>
            {matrixFileMessages.add(fresh.length)}
          </Button>
        )}
        {before.length > 0 && items.length > 0 && items.length <= most && (
          <Button size="xs" variant="default" onClick={() => onPut(items, [])}>
            {matrixFileMessages.replace(items.length)}
          </Button>
        )}
        <Button size="xs" variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  );
}
