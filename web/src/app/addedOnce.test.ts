import { expect, test } from 'vitest';
import type { OperationVariables } from '@apollo/client';
import type { MutationDefinition } from '../kit/mutation/defineMutation.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../features/**/*Mutations.ts', {
  eager: true,
});

const isDefinition = (value: unknown): value is MutationDefinition<unknown, OperationVariables> =>
  typeof value === 'object' && value !== null && 'document' in value;

const nameOf = ({ document }: MutationDefinition<unknown, OperationVariables>): string => {
  const [operation] = document.definitions;
  return (operation && 'name' in operation && operation.name?.value) || '';
};

/** Sent with the idempotency key of a draft on each attempt. */
const withKeyOfDraft = ['CreateOrder', 'CreateTemplate'];
/** Naturally idempotent: the payload identifies the record, so the server creates no duplicate. */
const namesWhoIsMeant = ['AddLockoutShepherds', 'CreateMarketOffer'];

test('every mutation that creates something creates it once, even when it is sent again after a lost answer', () => {
  const definitions = Object.values(modules).flatMap(Object.values).filter(isDefinition);
  const adding = definitions.filter((definition) =>
    /^(?:Add|Create|Invite|Duplicate)/.test(nameOf(definition)),
  );
  expect(adding.length).toBeGreaterThan(12);
  const oftener = adding.filter(({ once }) => once === undefined).map(nameOf);
  expect(oftener.toSorted()).toEqual([...namesWhoIsMeant, ...withKeyOfDraft].toSorted());
});
