import { formatInstant } from '../time/instants.ts';
import { MediaFailureError } from './failures.ts';
import { boxes, children, findBox } from './mp4-boxes.ts';
import type { Box } from './mp4-boxes.ts';
import { sampleRanges } from './mp4-samples.ts';
import type { ByteRange } from './mp4-samples.ts';

/** A cleaned video: as long as the upload, with everything but pictures and sound blanked. */
export type CleanVideo = {
  readonly bytes: Buffer;
  /** Pixels as displayed; null if unknown. */
  readonly width: number | null;
  readonly height: number | null;
  /** The camera's capture time, as ISO 8601 in UTC. */
  readonly filmedAt: string | null;
};

const outermost = new Set(['ftyp', 'styp', 'moov', 'mdat', 'moof', 'sidx', 'mfra']);
const inMovie = new Set(['mvhd', 'trak', 'mvex']);
/** Boxes that playback needs. All others are blanked, known or not. */
const inParts: Readonly<Record<string, ReadonlySet<string>>> = {
  trak: new Set(['tkhd', 'edts', 'mdia']),
  edts: new Set(['elst']),
  mdia: new Set(['mdhd', 'hdlr', 'minf']),
  minf: new Set(['vmhd', 'smhd', 'dinf', 'stbl']),
  dinf: new Set(['dref']),
  stbl: new Set([
    'stsd',
    'stts',
    'ctts',
    'cslg',
    'stss',
    'stps',
    'stsc',
    'stsz',
    'stco',
    'co64',
    'sdtp',
    'sgpd',
    'sbgp',
  ]),
  mvex: new Set(['mehd', 'trex']),
  moof: new Set(['mfhd', 'traf']),
  traf: new Set(['tfhd', 'tfdt', 'trun', 'sdtp', 'sgpd', 'sbgp']),
};
/** Children of a video sample description: coding, colours and proportions. */
const inPictures = new Set([
  'avcC',
  'hvcC',
  'lhvC',
  'vpcC',
  'av1C',
  'esds',
  'dvcC',
  'dvvC',
  'btrt',
  'colr',
  'pasp',
  'clap',
  'fiel',
  'mdcv',
  'clli',
]);

/**
 * Checks the structure of an MP4 (ISO/IEC 14496-12) and blanks data about the phone and its owner: boxes that
 * playback does not need, tracks other than pictures and sound, bytes that no track refers to, names of makers, and
 * times. Sizes and offsets stay, so that no tables need rewriting. The contents of pictures and sound stay as well.
 * Throws a MediaFailureError.
 */
export function cleanVideo(file: Buffer): CleanVideo {
  const bytes = Buffer.from(file);
  const all = [...boxes(bytes, 0, bytes.length)];
  const movie = all.find(({ type }) => type === 'moov');
  // Without an index it cannot be played.
  if (all[0]?.type !== 'ftyp' || movie === undefined) throw new MediaFailureError('damaged');
  // Fragmented files have no sample tables.
  const inFragments = all.some(({ type }) => type === 'moof');
  blankOthers(bytes, all, outermost);
  const parts = [...children(bytes, movie)];
  blankOthers(bytes, parts, inMovie);

  const header = parts.find(({ type }) => type === 'mvhd');
  const filmedAt = header === undefined ? null : takeTimes(bytes, header);
  const tracks = parts.filter(({ type }) => type === 'trak');
  const shown = tracks.filter((track) => ['vide', 'soun'].includes(handlerOf(bytes, track)));
  const isShown = new Set(shown);
  const pictures = shown.find((track) => handlerOf(bytes, track) === 'vide');
  if (pictures === undefined) throw new MediaFailureError('unsupported');
  const size = sizeOf(bytes, pictures);
  if (inFragments) {
    if (shown.length < tracks.length) throw new MediaFailureError('unsupported');
  } else {
    const samples = shown.flatMap((track) => sampleRanges(bytes, track));
    blankBetween(
      bytes,
      all.filter(({ type }) => type === 'mdat'),
      samples,
    );
  }
  for (const part of [...parts, ...all])
    if (part.type === 'mvex' || part.type === 'moof') cleanParts(bytes, part);
  for (const track of tracks)
    if (isShown.has(track)) cleanTrack(bytes, track);
    else blank(bytes, track);
  return { bytes, ...size, filmedAt };
}

/** Replaces a box by an empty one that players skip. */
function blank(bytes: Buffer, { typeAt, body, end }: Box): void {
  bytes.write('free', typeAt, 'latin1');
  bytes.fill(0, body, end);
}

function blankOthers(bytes: Buffer, all: readonly Box[], known: ReadonlySet<string>): void {
  for (const box of all) if (!known.has(box.type)) blank(bytes, box);
}

/** A file may have very many of both: each is visited once. */
function blankBetween(bytes: Buffer, data: readonly Box[], kept: readonly ByteRange[]): void {
  const ranges = kept.toSorted((one, other) => one.start - other.start).values();
  let range = ranges.next().value;
  let at = 0;
  for (const { body, end } of data) {
    at = Math.max(at, body);
    for (; range !== undefined && range.start < end; range = ranges.next().value) {
      if (range.start > at) bytes.fill(0, at, range.start);
      at = Math.max(at, range.end);
    }
    if (at < end) bytes.fill(0, at, end);
  }
}

function cleanTrack(bytes: Buffer, track: Box): void {
  cleanParts(bytes, track);
  const descriptions = findBox(bytes, track, 'mdia', 'minf', 'stbl', 'stsd');
  if (descriptions === null || handlerOf(bytes, track) !== 'vide') return;
  for (const description of boxes(bytes, descriptions.body + 8, descriptions.end)) {
    const named = description.body + compressorName.at;
    const below = named + compressorName.length + 4;
    if (below > description.end) throw new MediaFailureError('damaged');
    bytes.fill(0, named, named + compressorName.length);
    blankOthers(bytes, [...boxes(bytes, below, description.end)], inPictures);
  }
}

/** In the video sample description; depth and colour table follow, and then boxes. */
const compressorName = { at: 42, length: 32 };

function cleanParts(bytes: Buffer, parent: Box): void {
  const known = inParts[parent.type];
  if (known === undefined) return cleanPart(bytes, parent);
  const parts = [...children(bytes, parent)];
  blankOthers(bytes, parts, known);
  for (const part of parts) if (known.has(part.type)) cleanParts(bytes, part);
}

function cleanPart(bytes: Buffer, { type, body, end }: Box): void {
  if (type === 'tkhd' || type === 'mdhd') takeTimes(bytes, { body, end });
  // After version, kind and reserved bytes: the maker's name.
  if (type === 'hdlr' && end > body + 24) bytes.fill(0, body + 24, end);
  if (type !== 'dref') return;
  for (const reference of boxes(bytes, body + 8, end))
    // Any value but 1 refers to another file.
    if (reference.body + 4 > reference.end || bytes.readUInt32BE(reference.body) !== 1)
      throw new MediaFailureError('unsupported');
}

/** Blanks creation and modification times; returns the former. */
function takeTimes(bytes: Buffer, { body, end }: Pick<Box, 'body' | 'end'>): string | null {
  const wide = bytes[body] === 1;
  const from = body + 4;
  const to = from + (wide ? 16 : 8);
  if (to > end) throw new MediaFailureError('damaged');
  const seconds = wide ? Number(bytes.readBigUInt64BE(from)) : bytes.readUInt32BE(from);
  bytes.fill(0, from, to);
  const instant = new Date((seconds - secondsFrom1904) * 1000);
  return seconds === 0 || Number.isNaN(instant.getTime()) ? null : formatInstant(instant);
}

/** Seconds from the epoch of 1904 to that of 1970. */
const secondsFrom1904 = 2_082_844_800;

function handlerOf(bytes: Buffer, track: Box): string {
  const handler = findBox(bytes, track, 'mdia', 'hdlr');
  return handler === null ? '' : bytes.toString('latin1', handler.body + 8, handler.body + 12);
}

/** The end of a track header: its rotation matrix, and its size in 16.16. */
function sizeOf(bytes: Buffer, track: Box): Pick<CleanVideo, 'width' | 'height'> {
  const header = findBox(bytes, track, 'tkhd');
  if (header === null || header.end - header.body < 84) throw new MediaFailureError('damaged');
  const width = bytes.readUInt16BE(header.end - 8) || null;
  const height = bytes.readUInt16BE(header.end - 4) || null;
  const onItsSide = bytes.readInt32BE(header.end - 44) === 0;
  return onItsSide ? { width: height, height: width } : { width, height };
}
