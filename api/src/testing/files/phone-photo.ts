import sharp from 'sharp';

/** Data that a phone writes into its photos, to be searched for in answers. */
export const secrets = {
  artist: 'Wilhelmina Ashdown',
  maker: 'Nokiasonic',
  model: 'Fieldphone 77',
  software: 'CamOS 9.9.1-secret',
  position: { latitude: '53/1 47/1 5901/100', longitude: '1/1 32/1 4409/100' },
} as const;

const exif = (taken: string, offset: string | null) => ({
  IFD0: {
    Artist: secrets.artist,
    Copyright: secrets.artist,
    Make: secrets.maker,
    Model: secrets.model,
    Software: secrets.software,
  },
  IFD2: {
    DateTimeOriginal: taken,
    ...(offset !== null && { OffsetTimeOriginal: offset }),
    BodySerialNumber: secrets.software,
  },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: secrets.position.latitude,
    GPSLongitudeRef: 'W',
    GPSLongitude: secrets.position.longitude,
  },
});
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${secrets.artist}"/></rdf:RDF></x:xmpmeta>`;

type Look = {
  /** Pixels of the sensor. */
  readonly width: number;
  readonly height: number;
  /** The EXIF orientation, from 1 to 8. */
  readonly orientation: number;
  /** The phone's local time. */
  readonly taken?: string;
  /** The clock's offset from UTC; null without one. */
  readonly offset?: string | null;
};

/** A phone photo: its first pixels are red, the rest blue, and it contains the phone's data. */
export function phonePhoto(
  { width, height, orientation, taken = '2026:11:19 10:11:12', offset = '+02:00' }: Look,
  format: 'jpeg' | 'png' = 'jpeg',
): Promise<Buffer> {
  const corner = { width: Math.round(width / 4), height: Math.round(height / 4), channels: 3 } as const;
  const photo = sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .composite([{ input: { create: { ...corner, background: '#ff0000' } }, left: 0, top: 0 }])
    .withExif(exif(taken, offset))
    .withXmp(xmp)
    .withMetadata({ orientation });
  return (format === 'jpeg' ? photo.jpeg({ quality: 60 }) : photo.png()).toBuffer();
}

/** Which of a picture's four corners are red. */
export async function redCorners(picture: Buffer): Promise<string[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const isRed = (x: number, y: number): boolean => {
    const at = (y * info.width + x) * info.channels;
    return (data[at] ?? 0) > 200 && (data[at + 2] ?? 255) < 60;
  };
  const [right, bottom] = [info.width - 3, info.height - 3];
  return [
    ...(isRed(2, 2) ? ['top left'] : []),
    ...(isRed(right, 2) ? ['top right'] : []),
    ...(isRed(2, bottom) ? ['bottom left'] : []),
    ...(isRed(right, bottom) ? ['bottom right'] : []),
  ];
}
