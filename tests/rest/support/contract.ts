import { readFileSync } from 'node:fs';
import path from 'node:path';

/** JSON Schema 2020-12, as far as the contract uses it. */
export type Schema = {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  patternProperties?: Record<string, Schema>;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
};

export type Parameter = { name: string; in: 'path' | 'query'; required?: boolean; schema: Schema };
type Content = Record<string, { schema: Schema }>;

export type Operation = {
  operationId: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{id}` for each parameter. */
  path: string;
  /** As in the contract: `all of: orders.view`, `signed-in`, `public`. */
  permission: string;
  isPublic: boolean;
  parameters: Parameter[];
  /** Schemas of the body by content type; empty for a call without a body. */
  body: Content;
  /** By status: the content types with their schemas, empty for an answer without a body. */
  answers: Record<string, Content>;
};

type Document = {
  paths: Record<string, Record<string, RawOperation>>;
  components: { schemas: Record<string, Schema> };
};
type RawOperation = {
  operationId: string;
  'x-permission'?: string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export type Contract = { schemas: Record<string, Schema>; operations: Operation[] };

/** The committed contract of REST v1. */
export function readContract(): Contract {
  const file = path.resolve(import.meta.dirname, '../../../schema/rest-v1.json');
  const document: Document = JSON.parse(readFileSync(file, 'utf8'));
  const operations = Object.entries(document.paths).flatMap(([path, byMethod]) =>
    methods.flatMap((method) => {
      const raw = byMethod[method.toLowerCase()];
      return raw === undefined ? [] : [operation(path, method, raw)];
    }),
  );
  return { schemas: document.components.schemas, operations };
}

const operation = (path: string, method: Operation['method'], raw: RawOperation): Operation => ({
  operationId: raw.operationId,
  method,
  path,
  permission: raw['x-permission'] ?? '',
  isPublic: raw['x-permission'] === 'public',
  parameters: raw.parameters ?? [],
  body: raw.requestBody?.content ?? {},
  answers: Object.fromEntries(
    Object.entries(raw.responses).map(([status, { content }]) => [status, content ?? {}]),
  ),
});

/** The schema itself, or the one it refers to. */
export function resolved(contract: Contract, schema: Schema): Schema {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  return name === undefined ? schema : (contract.schemas[name] ?? {});
}
