import { crc32, deflateSync } from 'node:zlib';

type Colour = readonly [red: number, green: number, blue: number];
/** The colour at x, y, both from 0 to 1. */
export type Painting = (x: number, y: number) => Colour;

/** A PNG (RFC 2083) of 8-bit colours without transparency. The same painting always gives the same bytes. */
export function png(width: number, height: number, paint: Painting): Buffer {
  // Each line begins with its filter number: 0, none.
  const lines = Buffer.alloc(height * (1 + width * 3));
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    at += 1;
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue] = paint((x + 0.5) / width, (y + 0.5) / height);
      lines[at] = red;
      lines[at + 1] = green;
      lines[at + 2] = blue;
      at += 3;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/** Hue in degrees, the others from 0 to 1 (CSS Color 4, 7.1). */
function hsl(hue: number, saturation: number, lightness: number): Colour {
  const channel = (offset: number): number => {
    const k = (offset + (((hue % 360) + 360) % 360) / 30) % 12;
    const amplitude = saturation * Math.min(lightness, 1 - lightness);
    return Math.round(255 * (lightness - amplitude * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}

/** A logo: a ring of petals on a plain ground, different for each number. */
export function logo(number: number): Buffer {
  const hue = (number * 47) % 360;
  const petals = 3 + (number % 6);
  const ground = hsl(hue, 0.55, 0.35);
  const figure = hsl(hue + 40, 0.7, 0.85);
  return png(128, 128, (x, y) => {
    const [dx, dy] = [x - 0.5, y - 0.5];
    const radius = Math.hypot(dx, dy);
    const edge = 0.26 + 0.13 * Math.cos(petals * Math.atan2(dy, dx) + number);
    return radius < edge && radius > 0.09 ? figure : ground;
  });
}

/** A shelf with rows of boxes, different for each number. */
export function shelf(number: number, width = 320, height = 240): Buffer {
  const rows = 3 + (number % 3);
  return png(width, height, (x, y) => {
    const row = Math.floor(y * rows);
    const inRow = y * rows - row;
    if (inRow > 0.9) return hsl(30, 0.25, 0.45 + 0.1 * x);
    const boxes = 5 + ((number + row * 3) % 5);
    const box = Math.floor(x * boxes);
    const inBox = x * boxes - box;
    const tall = 0.15 + 0.1 * ((number + box * 7 + row * 5) % 4);
    if (inBox < 0.08 || inRow < tall) return hsl(210, 0.1, 0.2 + 0.12 * y);
    const hue = (number * 61 + row * 90 + box * 37) % 360;
    const label = inBox > 0.3 && inBox < 0.78 && inRow > 0.55 && inRow < 0.75;
    return label ? [245, 245, 240] : hsl(hue, 0.6, 0.38 + 0.14 * inBox);
  });
}
