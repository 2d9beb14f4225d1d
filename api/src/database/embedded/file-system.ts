import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { ownerOnly, privateFolder } from '../../data-directory/modes.ts';

/**
 * The file system of the embedded database, with two corrections of Emscripten's NODEFS. It lacks fsync, so commits
 * would be in the page cache only. And it sets modes by chmod, which ignores the umask: initdb would leave every file
 * open to all accounts of the machine.
 */
export class DatabaseFiles extends NodeFS {
  constructor(folder: string) {
    fs.mkdirSync(folder, { recursive: true, mode: privateFolder });
    super(folder);
  }

  override async init(...args: Parameters<NodeFS['init']>) {
    const result = await super.init(...args);
    // Before the base class's mount, which looks up the root with these operations.
    result.emscriptenOpts.preRun?.unshift((module: object) => {
      const { node_ops: nodes, stream_ops: streams } = operationsOf(module) ?? {};
      if (nodes) {
        limitModes(nodes);
        const { mknod } = nodes;
        if (mknod !== undefined)
          nodes.mknod = (parent, name, mode, device) => mknod(parent, name, ownerOnly(mode), device);
      }
      if (streams) {
        limitModes(streams);
        streams.fsync = syncStream;
      }
    });
    return result;
  }
}

type Attributes = { readonly mode?: number | null };
type SetsAttributes = { setattr?: (target: unknown, attributes: Attributes) => void };
type NodeOperations = SetsAttributes & {
  mknod?: (parent: unknown, name: string, mode: number, device: number) => unknown;
};
type StreamOperations = SetsAttributes & { fsync?: (stream: { nfd?: number }) => number };
type Operations = { readonly node_ops: NodeOperations; readonly stream_ops: StreamOperations };

function operationsOf(module: object): Operations | undefined {
  const nodeFs: unknown = 'NODEFS' in module ? module.NODEFS : undefined;
  return isOperations(nodeFs) ? nodeFs : undefined;
}

const isOperations = (value: unknown): value is Operations =>
  typeof value === 'object' &&
  value !== null &&
  'node_ops' in value &&
  typeof value.node_ops === 'object' &&
  'stream_ops' in value &&
  typeof value.stream_ops === 'object';

function limitModes(operations: SetsAttributes): void {
  const { setattr } = operations;
  if (setattr === undefined) return;
  operations.setattr = (target, attributes) =>
    setattr(
      target,
      attributes.mode === undefined || attributes.mode === null
        ? attributes
        : { ...attributes, mode: ownerOnly(attributes.mode) },
    );
}

function syncStream(stream: { nfd?: number }): number {
  if (stream.nfd !== undefined) fs.fsyncSync(stream.nfd);
  return 0;
}
