import type { Access } from '../../authentication/permissions.ts';
import type { Call } from '../call.ts';
import { Failure } from './schemas.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

/** The OpenAPI 3.1 document of these calls; deterministic. */
export function openApiDocument(calls: readonly Call[]) {
  const components: JsonObject = {};
  const paths: Record<string, JsonObject> = {};
  for (const call of [...calls].sort(byPathAndMethod)) {
    const path = `/${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, components) };
  }
  reference(Failure, components);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Shepherd REST v1',
      version: '1.0.0',
      description:
        'Bearer token from POST auth/login. Arrays in a query are repeated as key[]=value. PATCH and PUT are the same and take partial bodies. Every unsafe call accepts an Idempotency-Key. Every answer has the header Shepherd-Offers: expected, which says that acts on jobs take expected.',
    },
    servers: [{ url: 'http://localhost:4001/v1' }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: Object.fromEntries(
        Object.keys(components)
          .toSorted()
          .map((name) => [name, components[name]]),
      ),
    },
  };
}

function operation(call: Call, components: JsonObject): JsonObject {
  const status = call.status ?? (isVoid(call) ? 204 : 200);
  const also = Object.entries(call.alsoAnswers ?? {}).map(([code, { description, contentType }]) => [
    code,
    { description, ...(contentType && { content: { [contentType]: { schema: { type: 'string' } } } }) },
  ]);
  return {
    operationId: call.operationId,
    tags: [call.tag],
    summary: call.summary,
    ...(call.description !== undefined && { description: call.description }),
    'x-permission': describeAccess(call.permission),
    ...(call.labels && { 'x-labels-without': call.labels.view, 'x-labels': ['id', ...call.labels.names] }),
    ...(call.permission === 'public' && { security: [] }),
    ...(hasParameters(call) && { parameters: parameters(call, components) }),
    ...(call.body && { requestBody: requestBody(call, components) }),
    ...(call.streams !== undefined && { requestBody: fileBody(call.streams) }),
    responses: {
      [status]: isVoid(call)
        ? { description: 'Done' }
        : {
            description: call.summary,
            content: {
              [call.answerType ?? 'application/json']: { schema: reference(call.answer, components) },
            },
          },
      ...Object.fromEntries(also),
      default: {
        description: 'Error',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function requestBody(call: Call, components: JsonObject): JsonObject {
  const text = (call.textBodies ?? []).map((type) => [type, { schema: { type: 'string' } }]);
  const json: JsonObject =
    text.length > 0 || !call.body ? {} : { 'application/json': { schema: reference(call.body, components) } };
  return { required: true, content: { ...json, ...Object.fromEntries(text) } };
}

const fileBody = (type: NonNullable<Call['streams']>): JsonObject => {
  const file = { type: 'string', format: 'binary' };
  const schema: JsonObject =
    type === 'multipart/form-data' ? { type: 'object', required: ['file'], properties: { file } } : file;
  return { required: true, content: { [type]: { schema } } };
};

export const isVoid = (call: Call): boolean => 'type' in call.answer && call.answer.type === 'void';

const hasParameters = (call: Call): boolean => call.params !== undefined || call.query !== undefined;

function parameters(call: Call, components: JsonObject): Json[] {
  const inPath = Object.entries(call.params?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema: reference(schema, components),
  }));
  const required: readonly string[] = call.query?.required ?? [];
  const inQuery = Object.entries(call.query?.properties ?? {}).map(([name, schema]) => ({
    name: 'type' in schema && schema.type === 'array' ? `${name}[]` : name,
    in: 'query',
    ...(required.includes(name) && { required: true }),
    ...('type' in schema && schema.type === 'object' && { style: 'deepObject', explode: true }),
    schema: reference(schema, components),
  }));
  return [...inPath, ...inQuery];
}

/** The schema as plain JSON, with every named schema moved to the components and referenced. */
function reference(schema: unknown, components: JsonObject): Json {
  if (Array.isArray(schema)) return schema.map((item: unknown) => reference(item, components));
  if (typeof schema !== 'object' || schema === null) return scalar(schema);
  const { $id, ...rest } = schema as Record<string, unknown>;
  const plain = () =>
    Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, reference(value, components)]));
  if (typeof $id !== 'string') return plain();
  components[$id] ??= plain();
  return { $ref: `#/components/schemas/${$id}` };
}

const scalar = (value: unknown): Json =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;

function describeAccess(access: Access): string {
  if (typeof access === 'string') return access;
  return 'every' in access ? `all of: ${access.every.join(', ')}` : `any of: ${access.any.join(', ')}`;
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const byPathAndMethod = (a: Call, b: Call): number =>
  a.path === b.path ? methods.indexOf(a.method) - methods.indexOf(b.method) : a.path < b.path ? -1 : 1;
