import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { viewMessages } from '../../../messages/views.ts';
import { useAllows } from '../../permission/PermissionProvider.tsx';
import { inWords } from '../../value/words.ts';
import type { SavedView } from './savedViews.ts';
import { ViewRolesDocument } from './SavedViews.generated.ts';
import classes from './ViewPanel.module.css';

interface ViewOptionsProps {
  readonly view: SavedView;
  readonly busy: boolean;
  readonly onShare: (shared: Pick<SavedView, 'audience'> & { readonly role: string | null }) => void;
  readonly onDefault: (isDefault: boolean) => void;
  /** Saves the current state of the list in the view. */
  readonly onReplace: () => void;
  readonly onRemove: () => void;
}

/** What can be done with a saved view: sharing, the default of its audience, replacing, removing. */
export function ViewOptions({ view, busy, onShare, onDefault, onReplace, onRemove }: ViewOptionsProps) {
  const sharesWithOthers = useAllows()('USERS_MANAGE');
  const roles = useRoles(sharesWithOthers && view.id !== null);
  const [asking, setAsking] = useState(false);
  const shared = view.audience !== 'OWNER';
  return (
    <div className={classes.options}>
      {view.id !== null && (
        <NativeSelect
          size="xs"
          label={viewMessages.audience}
          disabled={busy}
          value={view.audience === 'ROLE' ? `ROLE ${view.role?.id ?? ''}`.trim() : view.audience}
          onChange={({ currentTarget: { value } }) => {
            const [audience, role = null] = value.split(' ');
            if (isAudience(audience)) onShare({ audience, role });
          }}
          data={[
            { value: 'OWNER', label: viewMessages.onlyMe },
            ...(view.audience === 'ROLE' && view.role && roles.length === 0
              ? [{ value: `ROLE ${view.role.id}`, label: viewMessages.role(inWords(view.role.name)) }]
              : []),
            ...(view.audience !== 'ROLE' && roles.length === 0
              ? [{ value: 'ROLE', label: viewMessages.myRole }]
              : []),
            ...roles.map(({ id, name }) => ({
              value: `ROLE ${id}`,
              label: viewMessages.role(inWords(name)),
            })),
            ...(sharesWithOthers || view.audience === 'EVERYONE'
              ? [{ value: 'EVERYONE', label: viewMessages.allUsers }]
              : []),
          ]}
        />
      )}
      {shared && sharesWithOthers && (
        <Checkbox
          size="xs"
          label={viewMessages.default}
          disabled={busy}
          checked={view.default}
          onChange={({ currentTarget }) => onDefault(currentTarget.checked)}
        />
      )}
      <Button size="xs" variant="default" disabled={busy} onClick={onReplace}>
        {viewMessages.replace}
      </Button>
      {asking && <p className={classes.hint}>{viewMessages.removeShared(view.name)}</p>}
      <Button
        size="xs"
        variant="subtle"
        color="red"
        disabled={busy}
        // Other users lose a shared view: it takes a second press.
        onClick={() => (shared && !asking ? setAsking(true) : onRemove())}
      >
        {viewMessages.remove(view.name)}
      </Button>
    </div>
  );
}

const audiences = ['OWNER', 'ROLE', 'EVERYONE'] as const;
const isAudience = (text: string | undefined): text is SavedView['audience'] =>
  audiences.some((audience) => audience === text);

interface Role {
  readonly id: string;
  readonly name: string;
}

const noRoles: readonly Role[] = [];

/** The roles to share with; none for users who share with their own role only, and none without an answer. */
function useRoles(wanted: boolean): readonly Role[] {
  const client = useApolloClient();
  const [roles, setRoles] = useState(noRoles);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    client
      .query({ query: ViewRolesDocument, context: { quiet: true } })
      .then(({ data }) => {
        const staff = (data?.roles ?? []).filter(({ name }) => !name.startsWith('customer_'));
        if (!left) setRoles(staff);
      })
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [client, wanted]);
  return roles;
}
