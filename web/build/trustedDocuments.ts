import { createHash } from 'node:crypto';
import { glob } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ApolloClient, ApolloLink } from '@apollo/client';
import type { DocumentNode } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { of } from 'rxjs';
import type { Plugin } from 'vite';
import { createCache } from '../src/graphql/cache.ts';

interface TrustedDocument {
  readonly operation: string;
  /** The text that the client sends. */
  readonly text: string;
  /** SHA-256 of the text in hex. */
  readonly id: string;
}

/**
 * Registers the documents of the build as trusted. `documents.json` beside the build maps SHA-256 hashes to texts for
 * the gateway, and every module with documents contains their ids, so that a request sends an id instead of a text. The
 * ids are computed here because browsers hash only on secure origins.
 */
export function trustedDocuments(): Plugin {
  let root = '';
  let registry = '';
  const byFile = new Map<string, readonly TrustedDocument[]>();
  return {
    name: 'trusted-documents',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = join(config.root, 'src');
      registry = join(root, 'graphql/trustedDocuments.ts');
    },
    async buildStart() {
      byFile.clear();
      for await (const file of glob('**/*.generated.ts', { cwd: root })) {
        const path = resolve(root, file);
        byFile.set(path, await documentsOf(path));
      }
    },
    transform(code, id) {
      const documents = byFile.get(id) ?? [];
      if (documents.length === 0 || !code.includes('"kind":"Document"')) return undefined;
      const calls = documents.map(({ operation, id }) => `trustDocument('${operation}', '${id}');`);
      return {
        code: [`import { trustDocument } from ${JSON.stringify(registry)};`, code, ...calls, ''].join('\n'),
        map: null,
      };
    },
    generateBundle() {
      const manifest = Object.fromEntries([...byFile.values()].flat().map(({ id, text }) => [id, text]));
      this.emitFile({ type: 'asset', fileName: 'documents.json', source: JSON.stringify(manifest, null, 1) });
    },
  };
}

/** The operations that a generated module exports: documents for the client, or texts that are sent unchanged. */
async function documentsOf(path: string): Promise<readonly TrustedDocument[]> {
  const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(path).href);
  const documents: TrustedDocument[] = [];
  for (const value of Object.values(exported)) {
    if (isText(value)) documents.push(trusted(value.name, value.text));
    else if (isDocument(value)) {
      for (const { operation, text } of await sentTexts(value)) documents.push(trusted(operation, text));
    }
  }
  return documents;
}

const trusted = (operation: string, text: string): TrustedDocument => ({
  operation,
  text,
  id: createHash('sha256').update(text).digest('hex'),
});

/** The text that the client sends for a document: only the client knows its transformations. */
async function sentTexts(
  document: DocumentNode,
): Promise<readonly { readonly operation: string; readonly text: string }[]> {
  const sent: { operation: string; text: string }[] = [];
  const client = new ApolloClient({
    cache: createCache(),
    dataMasking: true,
    link: new ApolloLink(({ operationName, query }) => {
      sent.push({ operation: operationName ?? '', text: print(query) });
      return of({ data: {} });
    }),
  });
  for (const definition of document.definitions) {
    if (definition.kind !== 'OperationDefinition') continue;
    const answer =
      definition.operation === 'mutation'
        ? client.mutate({ mutation: document, fetchPolicy: 'no-cache' })
        : client.query({ query: document, fetchPolicy: 'no-cache' });
    await answer;
  }
  return sent;
}

const isText = (value: unknown): value is { readonly name: string; readonly text: string } =>
  isObject(value) && typeof value['name'] === 'string' && typeof value['text'] === 'string';

const isDocument = (value: unknown): value is DocumentNode =>
  isObject(value) && value['kind'] === 'Document' && Array.isArray(value['definitions']);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
