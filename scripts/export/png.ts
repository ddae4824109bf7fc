import { Resvg } from '@resvg/resvg-js';

/** An SVG document as PNG, `width` pixels wide. It may not have texts: no fonts are loaded. */
export const toPng = (svg: string, width: number): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })
    .render()
    .asPng();
