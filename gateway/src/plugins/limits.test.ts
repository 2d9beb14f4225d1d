import {
  execute,
  getNamedType,
  getOperationAST,
  isCompositeType,
  isObjectType,
  OperationTypeNode,
  parse,
} from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RestError } from '../errors/rest-error.ts';
import { createReader } from '../http/graphql/request-reader.ts';
import { buildGatewaySchema } from '../schema/build-schema.ts';
import { Chance } from '../testing/chance.ts';
import { TestGateway } from '../testing/gateway.ts';
import { RandomDocuments } from '../testing/random-documents.ts';
import { caller, connect } from '../testing/rest-client.ts';
import { RestServer, restError } from '../testing/rest-server.ts';
import { limits, publicFields, signInFields } from './limits.ts';

let rest: RestServer;
let gateway: TestGateway;

beforeAll(async () => {
  rest = await RestServer.start();
  gateway = await TestGateway.start(rest.url, { RATE_LIMIT_PER_SECOND: '0' });
});
beforeEach(() => rest.forget());
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
});

const schema = buildGatewaySchema();

/** Every root field as an operation of its own, with values for its arguments. */
function rootOperations() {
  const values = new RandomDocuments(schema, new Chance('root fields'));
  return [OperationTypeNode.QUERY, OperationTypeNode.MUTATION].flatMap((kind) =>
    Object.values(schema.getRootType(kind)?.getFields() ?? {}).map(({ name, args, type }) => {
      const declared = args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
      const given = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
      const below = isCompositeType(getNamedType(type)) ? '{ __typename }' : '';
      const document = parse(
        `${kind} ${declared && `(${declared})`} { ${name}${given && `(${given})`} ${below} }`,
      );
      const operation = getOperationAST(document);
      return { name, document, variableValues: operation ? values.variablesOf(operation) : {} };
    }),
  );
}

describe('fields that answer without a session', () => {
  test('are exactly those that need none', async () => {
    const client = connect(rest.url);
    const session = { token: null, close: () => {} };
    const answering: string[] = [];
    for (const { name, document, variableValues } of rootOperations()) {
      const reader = createReader({ client }, () => caller(null), { expired: () => {} });
      const contextValue = { ...reader, session };
      const { errors } = await execute({ schema, document, variableValues, contextValue });
      const [refusal] = errors ?? [];
      if (!(refusal?.originalError instanceof RestError) || refusal.originalError.status !== 401)
        answering.push(name);
    }
    await client.close();
    expect(answering.toSorted()).toEqual([...publicFields].toSorted());
  });

  test('have names that no field of another type has', () => {
    const others = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) && !['Query', 'Mutation'].includes(type.name) ? Object.keys(type.getFields()) : [],
    );
    expect(others.filter((name) => publicFields.has(name))).toEqual([]);
  });

  const signIn = (alias: string) =>
    `${alias}: login(input: { email: "ann@example.com", password: "x" }) { expiresAt }`;
  const newPassword = (field: string) => `${field}(input: { token: "t", password: "x" }) { expiresAt }`;
  const reset = (alias: string) => `${alias}: sendPasswordReset(input: { email: "ann@example.com" })`;
  const several = (count: number, write: (alias: string) => string): string =>
    Array.from({ length: count }, (_item, index) => write(`a${index}`)).join(' ');

  test.each([
    ['thirty sign-ins under aliases', `mutation { ${several(30, signIn)} }`, 'signIns'],
    ['two sign-ins', `mutation { ${several(2, signIn)} }`, 'signIns'],
    [
      'one in the operation and one in a fragment',
      `mutation { ${signIn('a')} ...More } fragment More on Mutation { ${signIn('b')} }`,
      'signIns',
    ],
    [
      'one in an inline fragment and one below a condition',
      `mutation { ... on Mutation { ${signIn('a')} } ... @include(if: true) { ${signIn('b')} } }`,
      'signIns',
    ],
    [
      'a mailed token beside a password',
      `mutation { ${signIn('a')} ${newPassword('resetPassword')} }`,
      'signIns',
    ],
    ['six mails', `mutation { ${several(6, reset)} }`, 'publicFields'],
    ['a sign-in and five mails', `mutation { ${signIn('b')} ${several(5, reset)} }`, 'publicFields'],
  ] as const)('are refused before any call: %s', async (_what, text, limit) => {
    const answer = await gateway.post(text, { token: null });
    expect(answer.statusCode).toBe(400);
    const [{ extensions, message }] = answer.json().errors;
    expect(extensions).toMatchObject({ code: 'QUERY_LIMIT_EXCEEDED', limit: limits[limit] });
    expect(message).toContain(
      { signIns: 'more than 1 field that signs in', publicFields: 'more than 5 fields without a session' }[
        limit
      ],
    );
    expect(rest.calls).toEqual([]);
  });

  test('count by operation: a document may hold several that sign in', async () => {
    rest.on('POST /auth/login', restError(401, 'auth.credentials', 'Wrong'));
    const text = `mutation A { ${signIn('a')} } mutation B { ${newPassword('activateAccount')} }`;
    const { errors } = await gateway.ask(text, { operationName: 'A', token: null });
    expect(errors?.[0]?.extensions['code']).toBe('auth.credentials');
  });

  test('are answered up to the limits', async () => {
    const refusal = restError(401, 'auth.credentials', 'Wrong');
    rest.on('POST /auth/login', refusal);
    rest.on('POST /auth/send-password-reset', { status: 204 });
    const { data } = await gateway.ask(`mutation { ${signIn('b')} ${several(4, reset)} }`, { token: null });
    expect(data).toEqual({ b: null, a0: true, a1: true, a2: true, a3: true });
    expect(rest.calls).toHaveLength(limits.publicFields);
    expect([...signInFields].every((name) => publicFields.has(name))).toBe(true);
  });
});
