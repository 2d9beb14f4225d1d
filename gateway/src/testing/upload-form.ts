/** A PNG by its signature; the rest is no picture. */
export const png = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.from(Array.from({ length: 5_000 }, (_item, index) => index % 256)),
]);

/** A PNG of this many bytes. */
export const pngOf = (size: number): Buffer => Buffer.concat([png.subarray(0, 8), Buffer.alloc(size - 8)]);

export type Part = readonly [name: string, content: Buffer];

/** A multipart body as browsers write it. */
export async function form(parts: readonly Part[]): Promise<{ body: Buffer; type: string }> {
  const data = new FormData();
  for (const [name, content] of parts) data.append('anything', new Blob([new Uint8Array(content)]), name);
  const request = new Request('http://gateway.test', { method: 'POST', body: data });
  return {
    body: Buffer.from(await request.arrayBuffer()),
    type: request.headers.get('content-type') ?? '',
  };
}

/** The answer of REST v1 about a file at an address of its own. */
export const uploadedFile = (restUrl: string) => ({
  id: '12',
  url: `${restUrl}/files/abcdefgh.png?expires=9&signature=s`,
  name: 'a.png',
  content_type: 'image/png',
  size: 3,
});
