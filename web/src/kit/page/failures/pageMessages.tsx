import { Button } from '@mantine/core';
import { IconCompass, IconLock } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { permissionNames } from '../../permission/rules.ts';
import type { PermissionRule } from '../../permission/rules.ts';
import { missingTitle } from './missing.ts';
import { PageHeading } from '../PageHeading.tsx';
import { PageMessage } from './PageMessage.tsx';

const homeButton = (
  <Button variant="default" component={Link} to="/">
    Go to the start page
  </Button>
);

export function NotFoundMessage() {
  return (
    <>
      <PageHeading title={missingTitle('page')} />
      <PageMessage
        icon={<IconCompass size={20} />}
        title="There is no page at this address"
        actions={homeButton}
      >
        It may have been moved or removed, or the address has a typing mistake.
      </PageMessage>
    </>
  );
}

interface MissingRecordMessageProps {
  /** The noun of the missing record, in the singular: 'order'. */
  readonly name: string;
  /** The list of other records. */
  readonly base: { readonly title: string; readonly path: string };
}

export function MissingRecordMessage({ name, base }: MissingRecordMessageProps) {
  return (
    <>
      <PageHeading title={missingTitle(name)} />
      <PageMessage
        icon={<IconCompass size={20} />}
        title={`This ${name} does not exist`}
        actions={
          <Button variant="default" component={Link} to={base.path}>
            Go to {base.title}
          </Button>
        }
      >
        It may have been deleted, or the address has a typing mistake.
      </PageMessage>
    </>
  );
}

export function NoPermissionMessage({ title, rule }: { title: string; rule: PermissionRule }) {
  const names = permissionNames(rule);
  const joiner = typeof rule === 'object' && 'any' in rule ? ' or ' : ' and ';
  return (
    <>
      <PageHeading title={title} />
      <PageMessage
        icon={<IconLock size={20} />}
        title="You do not have access to this page"
        actions={homeButton}
      >
        It needs the {names.length === 1 ? 'permission' : 'permissions'} <strong>{names.join(joiner)}</strong>
        . An owner or administrator can give your role this permission.
      </PageMessage>
    </>
  );
}
