import { useEffect, useState } from 'react';

/** Judging a long list takes as long as many keys do. */
const quietMilliseconds = 700;

/** The values as they were when somebody last stopped typing; at once at another step. */
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
