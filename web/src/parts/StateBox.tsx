import { useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { PageRouter } from '../kit/page/PageRouter.tsx';
import type { Permission } from '../graphql/generated/schema.ts';
import { PermissionProvider } from '../kit/permission/PermissionProvider.tsx';
import { PersonProvider } from '../kit/person/PersonProvider.tsx';
import { Answering } from './Answering.tsx';
import type { Part } from './definition.ts';
import classes from './PartsPage.module.css';

const held: readonly Permission[] = ['ORDERS_VIEW', 'ORDERS_MANAGE', 'CUSTOMERS_VIEW'];

interface StateBoxProps {
  readonly name: string;
  readonly of: NonNullable<Part['states'][string]>;
}

/** A state of a part inside a page. It has an address of its own: two states may open the same dialog. */
export function StateBox({ name, of: state }: StateBoxProps) {
  const { at, shows: State } = 'shows' in state ? state : { at: '/', shows: state };
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          path: '*',
          element: (
            <PersonProvider id="parts">
              <PermissionProvider held={held}>
                <Answering answer="waiting">
                  <State />
                </Answering>
              </PermissionProvider>
            </PersonProvider>
          ),
        },
      ],
      { initialEntries: [at] },
    ),
  );
  return (
    <figure className={classes.state}>
      <figcaption className={classes.name}>{name}</figcaption>
      <PageRouter router={router} />
    </figure>
  );
}
