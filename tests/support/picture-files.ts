// Pictures as files: a PNG of any size in one colour, and others of two.
import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

type Colour = readonly [red: number, green: number, blue: number];

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG in one colour. */
export function png(width: number, height: number, [red, green, blue]: Colour = [20, 160, 60]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.alloc(1), Buffer.alloc(3 * width)]);
  for (let x = 0; x < width; x++) row.set([red, green, blue], 1 + 3 * x);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A JPEG, 64 x 48: red at the left, blue at the right. */
export const JPEG = Buffer.from(
  [
    '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABh',
    'Y3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    'AAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAAB',
    'UAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAA',
    'AAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9Y',
    'WVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAM',
    'ZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQ',
    'FxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgo',
    'KCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAAwAEADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAUG',
    '/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABcBAQEBAQAAAAAAAAAAAAAAAAAHCAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMB',
    'AAIRAxEAPwDDgOMsYACQAtDPwACuAi7QIACQAtDPwACuAi7QIACQAtDPwAD/2Q==',
  ].join(''),
  'base64',
);

/** The same as a WebP. */
export const WEBP = Buffer.from(
  [
    'UklGRmYAAABXRUJQVlA4IFoAAABQBACdASpAADAAPrVWo00nJSMiKrgIAOAWiWMAxbqgfiqAK6Omz69iTbeAAP7qZf+vSSWwZ//nEuOs',
    '7u19nFvSMCY2wfbL2fcVK12kOupma+ptOtEu2UeoAAA=',
  ].join(''),
  'base64',
);

/** A WebP without loss, 64 x 48, that can be seen through at its upper left. */
export const CLEAR_WEBP = Buffer.from(
  'UklGRjwAAABXRUJQVlA4TC8AAAAvP8ALEBcwHgKBJJL9KWYTCCSx7Y8wzPwH7A7MtG1TkiFpstO+iP7HtkFV1b3g9QA=',
  'base64',
);

/** The same as the JPEG, as an AVIF. */
export const AVIF = Buffer.from(
  [
    'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADrbWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAAAA',
    'AAAOcGl0bQAAAAAAAQAAAB5pbG9jAAAAAEQAAAEAAQAAAAEAAAETAAAAOQAAAChpaW5mAAAAAAABAAAAGmluZmUCAAAAAAEAAGF2MDFD',
    'b2xvcgAAAABqaXBycAAAAEtpcGNvAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAADGF2MUOBAAwAAAAAE2NvbHJu',
    'Y2x4AAEADQAGgAAAABdpcG1hAAAAAAAAAAEAAQQBAoMEAAAAQW1kYXQSAAoJGBV/vaICGg0IMioXh4eGIYSSSSZQAAAAwhApoioiGqof',
    'sLNhsNPz8Ax7AZiTKjhGUEuybBQ=',
  ].join(''),
  'base64',
);

/** What a picture of a pack is called. */
export const nameOf = (bytes: Uint8Array): string =>
  `${createHash('sha256').update(bytes).digest('hex')}.${bytes[0] === 0x89 ? 'png' : 'jpg'}`;
