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

/** Sent with a key of their draft, however often. */
const withKeyOfDraft = ['CreateOrder', 'CreateTemplate'];
/** What is there already is not there twice: these say who is meant, and the server makes no second one of it. */
const namesWhoIsMeant = ['AddLockoutShepherds', 'CreateMarketOffer'];

test('what adds something is added once, also by who sends it again after no answer has come', () => {
  const definitions = Object.values(modules).flatMap(Object.values).filter(isDefinition);
  const adding = definitions.filter((definition) =>
    /^(?:Add|Create|Invite|Duplicate)/.test(nameOf(definition)),
  );
  expect(adding.length).toBeGreaterThan(12);
  const oftener = adding.filter(({ once }) => once === undefined).map(nameOf);
  expect(oftener.toSorted()).toEqual([...namesWhoIsMeant, ...withKeyOfDraft].toSorted());
});
