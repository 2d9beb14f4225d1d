import { NativeSelect } from '@mantine/core';
import type { BulkActionType } from '../../../graphql/generated/schema.ts';
import { RowsChoice } from '../../../kit/upload/RowsChoice.tsx';
import { saveCsv } from '../../../ui/csv/csv.ts';
import classes from '../bulk.module.css';
import { templateCsv } from '../csv/bulkFile.ts';
import { columnsOfType } from '../csv/types.ts';
import { bulkTypes, typeOptions } from '../labels.ts';
import { bulkMessages } from '../messages.ts';

interface TypeAndFileProps {
  readonly type: BulkActionType;
  readonly onType: (type: BulkActionType) => void;
  readonly onFile: (file: File) => void;
  readonly onText: (text: string) => void;
}

/** The type of the action, and the source of its rows. */
export function TypeAndFile({ type, onType, onFile, onText }: TypeAndFileProps) {
  const { required, oneOf, optional } = columnsOfType(type);
  return (
    <>
      <NativeSelect
        label="What to do with the job of each row"
        data={[...typeOptions]}
        value={type}
        data-autofocus
        onChange={({ currentTarget }) => {
          const chosen = bulkTypes.find((one) => one === currentTarget.value);
          if (chosen) onType(chosen);
        }}
      />
      <ul className={classes.names} aria-label="Columns">
        <li>{bulkMessages.required(required)}</li>
        {oneOf.length > 0 && <li>{bulkMessages.oneOf(oneOf)}</li>}
        {optional.length > 0 && <li>{bulkMessages.optional(optional)}</li>}
      </ul>
      <RowsChoice
        label="File of jobs"
        help={bulkMessages.rules}
        onTemplate={() => saveCsv(`${type.toLowerCase()}-template.csv`, templateCsv(type))}
        onFile={onFile}
        onText={onText}
      />
    </>
  );
}
