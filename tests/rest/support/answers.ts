import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { type RestAnswer, valueAt } from './client.ts';
import type { Contract, Operation, Schema } from './contract.ts';

export type AnswerCheck = (
  operation: Operation,
  answer: Pick<RestAnswer, 'status' | 'headers' | 'text'>,
) => string[];

const formats: Record<string, RegExp | true> = {
  'numeric-id': /^[1-9]\d{0,17}$/,
  'job-id': /^[1-9]\d{0,14}-[1-9]\d{0,8}$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
  date: /^\d{4}-\d\d-\d\d$/,
  'time-of-day': /^([01]\d|2[0-3]):[0-5]\d$/,
  email: /^\S+@\S+$/,
  binary: true,
};

/**
 * Checks answers against the contract: a declared status, the declared content type, and a body of the declared shape;
 * every failure is the error envelope. Returns the problems in a sentence each; empty without any.
 */
export function answerCheck(contract: Contract): AnswerCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats });
  ajv.addSchema({ $id: 'contract', components: { schemas: contract.schemas } });
  const compiled = new Map<Schema, ValidateFunction>();
  const validator = (schema: Schema): ValidateFunction => {
    const known = compiled.get(schema);
    if (known) return known;
    const made = ajv.compile(withAddress(schema));
    compiled.set(schema, made);
    return made;
  };

  const bodyProblems = (schema: Schema, text: string): string[] => {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return [`the body is not JSON: ${text.slice(0, 200)}`];
    }
    const validate = validator(schema);
    if (validate(value)) return [];
    return (validate.errors ?? [])
      .slice(0, 5)
      .map(({ instancePath, message }) => `the answer at ${instancePath || '/'} ${message ?? 'is wrong'}`);
  };

  return (operation, { status, headers, text }) => {
    if (status >= 400) return envelopeProblems(headers['content-type'], text);
    const type = String(headers['content-type'] ?? '').split(';')[0];
    if (status === 304) return text === '' ? [] : ['304 has no body'];
    const content = operation.answers[status];
    if (content === undefined) return [`status ${status} is not in the contract`];
    if (Object.keys(content).length === 0) return text === '' ? [] : [`status ${status} has no body`];
    const declared = content[type ?? ''] ?? content['*/*'];
    if (declared === undefined) return [`the content type "${type}" is not in the contract`];
    return type === 'application/json' ? bodyProblems(declared.schema, text) : [];
  };
}

/**
 * Deviations of a failure from the error envelope. Written out rather than read from the contract: every client depends
 * on it, and a contract that loosens it must not go unnoticed.
 */
export function envelopeProblems(contentType: unknown, text: string): string[] {
  if (!/^application\/json\b/.test(String(contentType)))
    return [`a failure is JSON, not "${String(contentType)}": ${text.slice(0, 200)}`];
  try {
    const error = valueAt(JSON.parse(text), 'error');
    const [code, message, fields, warnings] = ['code', 'message', 'fields', 'warnings'].map((key) =>
      valueAt(error, key),
    );
    const isEnvelope =
      typeof code === 'string' &&
      /^[a-z_]+(\.[a-z_]+)?$/.test(code) &&
      typeof message === 'string' &&
      message !== '' &&
      (fields === undefined || isFields(fields)) &&
      (warnings === undefined || Array.isArray(warnings));
    return isEnvelope ? [] : [`this is not the error envelope: ${text.slice(0, 300)}`];
  } catch {
    return [`the failure is not JSON: ${text.slice(0, 200)}`];
  }
}

const isFields = (fields: unknown): boolean =>
  typeof fields === 'object' &&
  fields !== null &&
  Object.values(fields).every(
    (messages) =>
      Array.isArray(messages) && messages.length > 0 && messages.every((one) => typeof one === 'string'),
  );

/** References of the contract point into the document; the validator has it under a name of its own. */
function withAddress(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/'));
}
