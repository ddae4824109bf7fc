// Sheets of nine cards for a printer: 63 x 88 mm each, with bleed between them and crop marks at the edges of the sheet.
import { PDFDocument, rgb, type PDFPage } from 'pdf-lib';
import { FACE_SIZE } from '../../shared/face/model.ts';

/** Sizes in millimetres. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;
export type PaperName = keyof typeof PAPERS;

export const CARD = { width: FACE_SIZE.width / 10, height: FACE_SIZE.height / 10 } as const;
/** What is printed beyond the edge of a card, so that a cut beside the line shows no white. */
export const BLEED = 1.5;
const ACROSS = 3;
const DOWN = 3;
export const PER_SHEET = ACROSS * DOWN;

const DOTS_PER_INCH = 300;
const MM_PER_INCH = 25.4;
const POINTS_PER_MM = 72 / MM_PER_INCH;

/** Width in pixels of a card with its bleed at 300 dots per inch. */
export const SHEET_PIXELS = Math.round(((CARD.width + 2 * BLEED) / MM_PER_INCH) * DOTS_PER_INCH);

/** Length of crop marks and what they keep from the bleed, in millimetres. */
const MARK = { length: 4, gap: 0.6, width: 0.1 } as const;

/** A fixed date, so that the same cards give the same file. */
const MADE = new Date(Date.UTC(2000, 0, 1));

/**
 * Cards on sheets, nine by nine.
 *
 * @param cards PNG images of cards with their bleed
 */
export async function toPdf(
  cards: readonly Uint8Array[],
  paper: PaperName,
  title: string,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(title);
  pdf.setCreationDate(MADE);
  pdf.setModificationDate(MADE);
  const size = PAPERS[paper];
  for (let from = 0; from < cards.length; from += PER_SHEET) {
    const page = pdf.addPage([size.width * POINTS_PER_MM, size.height * POINTS_PER_MM]);
    const sheet = new Sheet(page, size);
    sheet.cropMarks();
    const some = cards.slice(from, from + PER_SHEET);
    for (const [i, card] of some.entries()) {
      const image = await pdf.embedPng(card);
      const { x, y, width, height } = sheet.place(i);
      page.drawImage(image, { x, y, width, height });
    }
  }
  return pdf.save();
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where things stand on one sheet. PDF counts in points, from below. */
class Sheet {
  private readonly page: PDFPage;
  private readonly size: Size;
  /** Of the bleed of the first card, in millimetres from the left and from above. */
  private readonly left: number;
  private readonly top: number;

  constructor(page: PDFPage, size: Size) {
    this.page = page;
    this.size = size;
    this.left = (size.width - ACROSS * (CARD.width + 2 * BLEED)) / 2;
    this.top = (size.height - DOWN * (CARD.height + 2 * BLEED)) / 2;
  }

  /** The place of a card with its bleed, in points. */
  place(i: number): { x: number; y: number; width: number; height: number } {
    const width = CARD.width + 2 * BLEED;
    const height = CARD.height + 2 * BLEED;
    const x = this.left + (i % ACROSS) * width;
    const y = this.top + Math.floor(i / ACROSS) * height;
    return {
      x: x * POINTS_PER_MM,
      y: (this.size.height - y - height) * POINTS_PER_MM,
      width: width * POINTS_PER_MM,
      height: height * POINTS_PER_MM,
    };
  }

  /** A mark at both ends of every line along which the sheet is cut. */
  cropMarks(): void {
    const { width, height } = this.size;
    for (const x of cuts(this.left, CARD.width, ACROSS)) {
      this.line([x, this.top - MARK.gap], [x, Math.max(0, this.top - MARK.gap - MARK.length)]);
      const foot = height - this.top + MARK.gap;
      this.line([x, foot], [x, Math.min(height, foot + MARK.length)]);
    }
    for (const y of cuts(this.top, CARD.height, DOWN)) {
      this.line([this.left - MARK.gap, y], [Math.max(0, this.left - MARK.gap - MARK.length), y]);
      const side = width - this.left + MARK.gap;
      this.line([side, y], [Math.min(width, side + MARK.length), y]);
    }
  }

  private line([x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number]): void {
    const point = (x: number, y: number): { x: number; y: number } => ({
      x: x * POINTS_PER_MM,
      y: (this.size.height - y) * POINTS_PER_MM,
    });
    this.page.drawLine({
      start: point(x0, y0),
      end: point(x1, y1),
      thickness: MARK.width * POINTS_PER_MM,
      color: rgb(0, 0, 0),
    });
  }
}

/** The two edges of each of `count` cards that stand side by side. */
const cuts = (start: number, size: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => start + BLEED + i * (size + 2 * BLEED)).flatMap((edge) => [
    edge,
    edge + size,
  ]);
