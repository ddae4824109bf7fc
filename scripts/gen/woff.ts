// Unpacks web fonts. Read packed, fontkit would unpack a table again for every letter that it takes from it.
import { inflateSync } from 'node:zlib';

const HEADER = { woff: 44, sfnt: 12 };
const ENTRY = { woff: 20, sfnt: 16 };

/**
 * The font in a file of the first WOFF format: the same tables, as they were before they were packed.
 *
 * @throws Error when the file is none
 */
export function unpacked(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no font in the first WOFF format.');
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(HEADER.sfnt + count * ENTRY.sfnt);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let at = head.length;
  for (let i = 0; i < count; i++) {
    const entry = HEADER.woff + i * ENTRY.woff;
    const [offset, packed, length, checksum] = [4, 8, 12, 16].map((n) => woff.readUInt32BE(entry + n));
    const data = woff.subarray(offset, offset + packed);
    const own = HEADER.sfnt + i * ENTRY.sfnt;
    woff.copy(head, own, entry, entry + 4);
    [checksum, at, length].forEach((value, n) => head.writeUInt32BE(value, own + 4 + 4 * n));
    // Tables begin at multiples of four.
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packed < length ? inflateSync(data) : data).copy(table);
    tables.push(table);
    at += table.length;
  }
  return Buffer.concat([head, ...tables]);
}
