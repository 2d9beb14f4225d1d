import { useEffect, useState } from 'react';

/** Validating a long list takes as long as many keystrokes. */
const quietMilliseconds = 700;

/** Debounced values; immediate when the step changes. */
export function useQuietValues<Values>(values: Values, step: string): Values {
  const [quiet, setQuiet] = useState({ values, step });
  if (quiet.step !== step) setQuiet({ values, step });
  useEffect(() => {
    if (quiet.values === values) return undefined;
    const timer = setTimeout(() => setQuiet({ values, step }), quietMilliseconds);
    return () => clearTimeout(timer);
  }, [quiet, values, step]);
  return quiet.values;
}
