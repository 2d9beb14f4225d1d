import { imageExtensions, largestFile, uploadExtensions } from '@shepherd/domain/fileKind.ts';
import { expect, test } from 'vitest';
import { fileOf } from '../../testing/files.ts';
import { rowsRefusal, uploadRefusal } from './fileRules.ts';

test.each([
  ['png', 'photo.png'],
  ['png', 'PHOTO.PNG'],
  ['png', 'png-inside.jpg'],
  ['jpeg', 'jpeg-inside.png'],
  ['jpeg', 'jpeg.jfif'],
] as const)('%s in %s is accepted', async (kind, name) => {
  expect(await uploadRefusal(fileOf(kind, name, largestFile), imageExtensions)).toBeNull();
});

const saveAs = 'Save it as gif, png, jpg, jpeg';
test.each([
  ['webp', 'webp-inside.jpg', `A WebP file is not accepted. ${saveAs}`],
  ['heic', 'photo.heic', `A HEIC file is not accepted. ${saveAs}`],
  ['heic', 'photo.jpg', `A HEIC file is not accepted. ${saveAs}`],
  ['svg', 'logo.png', `An SVG file is not accepted. ${saveAs}`],
  ['nothing', 'empty.png', 'The file is empty'],
  ['pdf', 'plan.png', 'Wrong file extension!'],
  ['text', 'photo.png', 'Wrong file extension!'],
  ['png', 'setup.exe', 'Wrong file extension!'],
  ['png', 'png', 'Wrong file extension!'],
] as const)('%s in %s is refused for the right reason', async (kind, name, reason) => {
  expect(await uploadRefusal(fileOf(kind, name), imageExtensions)).toBe(reason);
});

test('a file that is too large is refused, after the check of its type', async () => {
  const refusal = (kind: 'png' | 'heic') =>
    uploadRefusal(fileOf(kind, 'photo.png', largestFile + 1), uploadExtensions);
  expect(await refusal('png')).toBe('The file is larger than 10 MB.');
  expect(await refusal('heic')).toMatch('A HEIC file is not accepted.');
});

test('a folder, or a file that no longer exists, cannot be read', async () => {
  const gone = fileOf('png', 'photo.png');
  gone.slice = () =>
    Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) });
  expect(await uploadRefusal(gone, imageExtensions)).toBe('The file could not be read.');
});

test.each([
  ['places.csv', 1, null],
  ['PLACES.TSV', largestFile, null],
  ['places.xlsx', 1, 'Wrong file extension!'],
  ['csv', 1, 'Wrong file extension!'],
  ['places.csv', 0, 'The file is empty'],
  ['places.csv', largestFile + 1, 'The file is larger than 10 MB.'],
])('rows in %s of %i bytes', (name, size, refusal) => {
  expect(rowsRefusal({ name, size })).toBe(refusal);
});
