import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { ApiError } from '../errors.ts';
import type { Fields } from '../errors.ts';
import { cleanInput } from './clean-text.ts';

/** A validator's report, in the terms of JSON Schema. */
type Problem = {
  keyword: string;
  schemaPath: string;
  instancePath: string;
  params: object;
  message: string;
};

/**
 * Checks input against a schema and returns it without undeclared properties; throws `validation.failed` with a
 * sentence for each field. `text` input (a query, a path) is converted first: "1" is a number where the schema
 * requires one, and one value is a list of one. All text is cleaned.
 */
export function validator<Schema extends TSchema>(
  schema: Schema,
  source: 'text' | 'json',
): (input: unknown) => Static<Schema> {
  const compiled = Compile(schema);
  return (input) => {
    const value: unknown = cleanInput(
      schema,
      Value.Clean(schema, source === 'text' ? fromText(schema, input) : structuredClone(input)),
    );
    if (compiled.Check(value)) return value;
    throw new ApiError('validation.failed', { fields: fieldsOf(compiled.Errors(value), source) });
  };
}

/** Text is converted only if it is exactly a number: 1.5 is not page 1. */
function fromText(schema: TSchema, input: unknown): unknown {
  const converted: unknown = Value.Convert(schema, structuredClone(input));
  if (!isRecord(input) || !isRecord(converted)) return converted;
  for (const [name, text] of Object.entries(input)) {
    const value = converted[name];
    if (typeof text === 'string' && typeof value === 'number' && Number(text) !== value)
      converted[name] = text;
  }
  return converted;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fieldsOf(problems: readonly Problem[], source: 'text' | 'json'): Fields {
  const fields: Fields = {};
  for (const problem of problems.filter((one) => isTelling(one, problems)))
    for (const name of names(problem, source)) {
      const messages = (fields[name] ??= []);
      const message = sentence(problem);
      if (!messages.includes(message)) messages.push(message);
    }
  return fields;
}

/** For a nullable type, only the type's own problem is meaningful to users. */
function isTelling(problem: Problem, all: readonly Problem[]): boolean {
  // An invalid name is reported as a problem of its own.
  if (problem.keyword === 'propertyNames') return false;
  if (!isAboutChoice(problem)) return true;
  return !all.some((other) => other.instancePath.startsWith(problem.instancePath) && !isAboutChoice(other));
}

const isAboutChoice = ({ keyword, params }: Problem): boolean =>
  keyword === 'anyOf' || (keyword === 'type' && 'type' in params && params.type === 'null');

function names({ keyword, instancePath, params }: Problem, source: 'text' | 'json'): string[] {
  const path = instancePath.split('/').slice(1);
  if (source === 'text') return [path[0] ?? missing(params)[0] ?? 'query'];
  if (keyword === 'required') return missing(params).map((name) => [...path, name].join('.'));
  while (/^\d+$/.test(path.at(-1) ?? '')) path.pop();
  return [path.length === 0 ? 'body' : path.join('.')];
}

const missing = (params: object): string[] =>
  'requiredProperties' in params && Array.isArray(params.requiredProperties)
    ? params.requiredProperties.map(String)
    : [];

/** The sentence for the user below the field. */
function sentence({ keyword, schemaPath, params, message }: Problem): string {
  const limit = 'limit' in params ? String(params.limit) : '';
  switch (keyword) {
    case 'required':
      return 'That field is required';
    case 'minLength':
      return limit === '1' ? 'That field is required' : `Min ${limit} characters`;
    case 'maxLength':
      return schemaPath.endsWith('/propertyNames')
        ? `Max ${limit} characters in a name`
        : `Max ${limit} characters`;
    case 'minimum':
      return `Must be ${limit} or more`;
    case 'exclusiveMinimum':
      return `You have to pass more than ${limit}`;
    case 'maximum':
      return `Must be ${limit} or less`;
    case 'minItems':
      return limit === '1' ? 'At least 1 option is required' : `At least ${limit} options are required`;
    case 'maxItems':
      return `You are limited to ${limit} options`;
    case 'enum':
    case 'const':
      return 'allowedValues' in params && Array.isArray(params.allowedValues)
        ? `Must be one of: ${params.allowedValues.join(', ')}`
        : 'This value is not allowed';
    case 'type':
      return expected('type' in params ? params.type : null);
    case 'format':
      return badFormat('format' in params ? params.format : null);
    case 'multipleOf':
      return `Must be a multiple of ${'multipleOf' in params ? String(params.multipleOf) : 'the step'}`;
    default:
      return message;
  }
}

function expected(type: unknown): string {
  switch (type) {
    case 'number':
    case 'integer':
      return type === 'number' ? 'You must pass a number' : 'You must pass a whole number';
    case 'boolean':
      return 'You must pass true or false';
    case 'array':
      return 'You must pass a list';
    case 'object':
      return 'You must pass an object';
    default:
      return 'You must pass a text';
  }
}

function badFormat(format: unknown): string {
  switch (format) {
    case 'filled':
      return 'That field is required';
    case 'email':
      return 'Email has incorrect format';
    case 'date':
    case 'instant-input':
    case 'date-time':
      return 'Invalid date format';
    case 'time-of-day':
      return 'Invalid time format';
    case 'uri':
    case 'url':
      return 'enter a valid url';
    default:
      return 'This is not a valid id';
  }
}
