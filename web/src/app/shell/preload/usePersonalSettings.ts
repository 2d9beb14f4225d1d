import { useApolloClient } from '@apollo/client/react';
import { use, useEffect } from 'react';
import { Person } from '../../../kit/person/PersonProvider.tsx';

/** The requested page comes first. */
const delayMilliseconds = 2000;

/** Keeps columns, row height and saved views of the user on the server, so that they follow to other browsers. */
export function usePersonalSettings(): void {
  const client = useApolloClient();
  const person = use(Person);
  useEffect(() => {
    let end = () => {};
    let left = false;
    const timer = setTimeout(() => {
      // Without the code, as without the server, the settings stay in this browser.
      import('./personalSettings.ts').then(
        ({ startPersonalSettings }) => {
          if (!left) end = startPersonalSettings(client, person);
        },
        () => undefined,
      );
    }, delayMilliseconds);
    return () => {
      left = true;
      clearTimeout(timer);
      end();
    };
  }, [client, person]);
}
