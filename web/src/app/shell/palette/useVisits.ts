import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isMissingTitle } from '../../../kit/page/failures/missing.ts';
import { productName } from '../../../constants.ts';
import { withVisit } from '../../../kit/navigation/visits.ts';
import type { Visit } from '../../../kit/navigation/visits.ts';
import { visitsName } from '../../../kit/person/traces.ts';
import { usePersonStorage } from '../../../kit/person/usePersonStorage.ts';

const none: readonly Visit[] = [];

/** The title of a page is known only a moment after its address. */
const titleDelay = 1000;

/** The pages that the user has visited, oldest first, for the palette. */
export function useVisits(): readonly Visit[] {
  const { pathname } = useLocation();
  const [visits, setVisits] = usePersonStorage(visitsName, none);
  const latest = useRef({ visits, setVisits });
  useEffect(() => {
    latest.current = { visits, setVisits };
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      const title = document.title.replace(` · ${productName}`, '');
      if (isMissingTitle(title)) return;
      latest.current.setVisits(withVisit(latest.current.visits, { path: pathname, title }));
    }, titleDelay);
    return () => clearTimeout(timer);
  }, [pathname]);
  return visits;
}
