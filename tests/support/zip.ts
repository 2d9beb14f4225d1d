export type ZipEntry = { name: string; content: Buffer };

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;

/** The content of an archive of uncompressed files, by its own table of contents. */
export function zipEntries(archive: Buffer): ZipEntry[] {
  const end = archive.length - 22;
  if (archive.readUInt32LE(end) !== endSignature) throw new Error('The archive has no end');
  const entries: ZipEntry[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (archive.readUInt32LE(at) !== entrySignature) throw new Error(`No entry stands at ${at}`);
    if (archive.readUInt16LE(at + 10) !== 0) throw new Error('An entry is packed');
    const [size, nameLength] = [archive.readUInt32LE(at + 24), archive.readUInt16LE(at + 28)];
    const [more, comment] = [archive.readUInt16LE(at + 30), archive.readUInt16LE(at + 32)];
    const local = archive.readUInt32LE(at + 42);
    const content = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    entries.push({
      name: archive.toString('utf8', at + 46, at + 46 + nameLength),
      content: archive.subarray(content, content + size),
    });
    at += 46 + nameLength + more + comment;
  }
  return entries;
}
