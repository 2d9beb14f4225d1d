import { writeFile } from 'node:fs/promises';
import { calls } from './calls.ts';
import { openApiDocument } from './http/schemas/openapi-document.ts';

/** Writes the contract from which other packages generate their types. */
const file = new URL('../../schema/rest-v1.json', import.meta.url);
await writeFile(file, `${JSON.stringify(openApiDocument(calls), null, 2)}\n`);
