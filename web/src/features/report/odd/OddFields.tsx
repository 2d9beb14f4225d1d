import type { ReactNode } from 'react';
import { NotReadable } from '../../../kit/unreadable/NotReadable.tsx';
import { reasonOf } from './oddValues.ts';
import type { Odd } from './oddValues.ts';

interface OddFieldsProps {
  readonly odd: Odd | undefined;
  readonly fields: readonly string[];
}

/** After other words: says that one of the fields could not be read, and nothing where all could. */
export function OddFields({ odd, fields }: OddFieldsProps) {
  const reason = reasonOf(odd, fields);
  if (reason === undefined) return null;
  return (
    <>
      {' '}
      <NotReadable reason={reason} />
    </>
  );
}

interface ReadableProps {
  readonly odd: Odd | undefined;
  readonly field: string;
  readonly children: ReactNode;
}

/** The value of a field, unless it could not be read. */
export function Readable({ odd, field, children }: ReadableProps) {
  const reason = odd?.(field);
  return reason === undefined ? children : <NotReadable reason={reason} />;
}
