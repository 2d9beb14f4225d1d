// @module-tag any-store
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphqlClient, signIn } from '../support/graphql-client.ts';
import { consoleQueries } from './console-queries.ts';
import { type ForeignProduct, startForeignProduct } from './foreign-product.ts';
import { type Matrix, type ModeRun, prepareMatrix } from './matrix.ts';
import { modes, plain } from './modes/modes.ts';
import { sessionModes } from './modes/session.ts';
import { queriedRecords } from './query-variables.ts';

let started: ForeignProduct;
let matrix: Matrix;
const runs: ModeRun[] = [];

beforeAll(async () => {
  started = await startForeignProduct();
  const { graphqlUrl } = started.product;
  const token = await signIn(graphqlUrl, 'owner@shepherd.test');
  const staff = graphqlClient(graphqlUrl, { authorization: `Bearer ${token}` });
  const queries = consoleQueries(await queriedRecords(staff));
  matrix = await prepareMatrix({ foreign: started.foreign, graphqlUrl, token, queries, parallel: 8 });
});
afterAll(() => started.stop());

/** Each finding once, with how often it is there. */
function counted(findings: readonly string[]): readonly string[] {
  const counts = Map.groupBy(findings, (finding) => finding);
  return [...counts].map(([finding, { length }]) => (length === 1 ? finding : `${length}x ${finding}`));
}

describe('every query of the console, in front of a foreign server', () => {
  it('is asked, and most of them are lists or have odd values', () => {
    expect(matrix.queries).toBeGreaterThan(120);
    expect(matrix.lists).toBeGreaterThan(40);
  });

  it.each(modes.map((mode) => [mode.name, mode] as const))('%s', async (_name, mode) => {
    const run = await matrix.run(mode);
    runs.push(run);
    expect(counted(run.findings)).toEqual([]);
  });

  it('shows every row, and tells every error with its place', () => {
    const sum = (name: 'queries' | 'rowsSent' | 'rowsAnswered' | 'errorsWithoutPath'): number =>
      runs.reduce((total, run) => total + run[name], 0);
    expect(sum('queries')).toBeGreaterThan(4_000);
    expect(sum('rowsSent')).toBeGreaterThan(10_000);
    expect(sum('rowsAnswered')).toBe(sum('rowsSent'));
    expect(sum('errorsWithoutPath')).toBe(0);
  });
});

describe('a word that the contract does not have', () => {
  it('is one error at its path, and is named only if it is a plain word', async () => {
    const { foreign, product } = started;
    const told = async (mode: string) => {
      foreign.use(modes.find(({ name }) => name === mode) ?? plain);
      const token = await signIn(product.graphqlUrl, 'owner@shepherd.test');
      const client = graphqlClient(product.graphqlUrl, { authorization: `Bearer ${token}` });
      const { errors } = await client('{ orders(perPage: 3) { items { id status availableActions } } }');
      return errors.map(({ message, path, extensions }) => ({ message, path, extensions }));
    };
    const error = {
      message: 'The server answered a value that is not known here',
      path: ['orders', 'items', 1, 'status'],
      extensions: { code: 'UNKNOWN_VALUE', status: 502 },
    };
    expect(await told('second row: unknown words')).toEqual([
      { ...error, extensions: { ...error.extensions, value: 'on_hold' } },
    ]);
    expect(await told('second row: sentences in place of words')).toEqual([error]);
    expect(await told('one more word in lists of words')).toEqual([]);
  });
});

describe('a sign-in', () => {
  const signIns = sessionModes.filter(({ name }) => name.startsWith('sign-in'));
  it.each(signIns.map((mode) => [mode.name, mode] as const))('%s: works', async (_name, mode) => {
    const { foreign, product } = started;
    foreign.use(mode);
    const { data, errors } = await graphqlClient(product.graphqlUrl)(
      'mutation ($input: LoginInput!) { login(input: $input) { accessToken expiresAt profile { email } } }',
      { input: { email: 'owner@shepherd.test', password: 'Shepherd1' } },
    );
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      login: { accessToken: expect.any(String), profile: { email: 'owner@shepherd.test' } },
    });
  });
});
