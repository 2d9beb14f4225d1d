import { NativeSelect, Textarea } from '@mantine/core';
import type { GivenAnswer } from '../answers.ts';
import { previewMessages } from '../messages.ts';

interface ExtraProps {
  readonly required: boolean;
  readonly onChange: (change: Partial<GivenAnswer>) => void;
}

const statuses = [
  { value: '', label: '–' },
  ...Object.entries(previewMessages.statuses).map(([value, label]) => ({ value, label })),
];

/** The status of a task. */
export function StatusField({ status, required, onChange }: ExtraProps & { readonly status: string }) {
  return (
    <NativeSelect
      label={previewMessages.status}
      withAsterisk={required}
      data={statuses}
      value={status}
      onChange={({ currentTarget }) => onChange({ status: currentTarget.value })}
    />
  );
}

export function CommentField({ comment, required, onChange }: ExtraProps & { readonly comment: string }) {
  return (
    <Textarea
      label={previewMessages.comment}
      withAsterisk={required}
      rows={2}
      value={comment}
      onChange={({ currentTarget }) => onChange({ comment: currentTarget.value })}
    />
  );
}
