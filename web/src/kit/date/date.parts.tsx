import { useState } from 'react';
import { definePart } from '../../parts/definition.ts';
import { DateInput } from './DateInput.tsx';

interface DayProps {
  readonly day?: string;
  readonly error?: string;
  readonly disabled?: boolean;
  readonly past?: boolean;
}

function Day({ day, ...input }: DayProps) {
  const [value, setValue] = useState(day ?? null);
  return <DateInput {...input} label="Starts" value={value} onChange={setValue} />;
}

export const parts = [
  definePart('Date', {
    empty: () => <Day />,
    filled: () => <Day day="2026-12-24" />,
    'past days too': () => <Day day="1998-02-03" past />,
    'with an error': () => <Day day="2026-12-24" error="End date is before start date" />,
    disabled: () => <Day day="2026-12-24" disabled />,
  }),
];
