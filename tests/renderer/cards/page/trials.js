// @ts-check
import { FaceStore } from '../../../../renderer/cards/face-store.ts';
import { PictureStore } from '../../../../renderer/cards/picture-store.ts';
import { readIconFile } from '../../../../renderer/cards/icon-files.ts';
import { patch } from '../../../../renderer/cards/svg-patch.ts';

/** Two images of the same size, as pixels. @param {HTMLImageElement} image @param {number} width @param {number} height */
function pixels(image, width, height) {
  const canvas = new OffscreenCanvas(width, height);
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.drawImage(image, 0, 0, width, height);
  return context.getImageData(0, 0, width, height).data;
}

/** @param {string} address */
async function load(address) {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** Pictures beside the page. @param {string} name */
async function readPicture(name) {
  const response = await fetch(`pictures/${name}`);
  return response.ok ? response.blob() : null;
}

const pictures = new PictureStore(readPicture);
const store = new FaceStore(readIconFile, undefined, pictures);

/** @type {typeof globalThis.cards.pieces} */
export async function pieces(name, widths) {
  const all = await Promise.all(widths.map((width) => pictures.piece(name, width)));
  const sizes = all.map(async (piece) => piece && (await load(piece.url)).naturalWidth);
  return Promise.all(sizes);
}

/** @type {typeof globalThis.cards.sketched} */
export async function sketched(model) {
  const holder = document.createElement('span');
  document.body.append(holder);
  patch(holder, '', await store.sketch({ model, detail: 'full', palette: 'standard', width: 210 }, 'live'));
  const images = [...holder.querySelectorAll('image')].map((image) => image.getAttribute('href') ?? '');
  const widths = images.map(async (address) => (await load(address)).naturalWidth);
  holder.remove();
  return Promise.all(widths);
}

/** @type {typeof globalThis.cards.compare} */
export async function compare(model, png, threshold) {
  const theirs = await load(png);
  const { naturalWidth: width, naturalHeight: height } = theirs;
  const ours = await store.image(model, { detail: 'full', palette: 'standard', width });
  const [first, second] = [pixels(ours, width, height), pixels(theirs, width, height)];
  let differing = 0;
  for (let i = 0; i < first.length; i += 4) {
    const off = [0, 1, 2, 3].some(
      (channel) => Math.abs(first[i + channel] - second[i + channel]) > threshold,
    );
    if (off) differing++;
  }
  return { differing, of: width * height };
}

/** @type {typeof globalThis.cards.tryStore} */
export async function tryStore(models) {
  let [drawn, revoked] = [0, 0];
  const { createObjectURL, revokeObjectURL } = URL;
  /** Addresses of PNGs: those of the drawings on their way to them do not count. @type {Set<string>} */
  const pngs = new Set();
  URL.createObjectURL = (blob) => {
    const url = createObjectURL.call(URL, blob);
    if (/** @type {Blob} */ (blob).type === 'image/png') pngs.add(url);
    drawn = Math.max(drawn, pngs.size);
    return url;
  };
  URL.revokeObjectURL = (url) => {
    if (pngs.has(url)) revoked++;
    revokeObjectURL.call(URL, url);
  };
  /** @type {number[]} */
  const slices = [];
  const { requestIdleCallback } = globalThis;
  globalThis.requestIdleCallback = (callback, options) =>
    requestIdleCallback((deadline) => {
      const began = performance.now();
      callback(deadline);
      slices.push(performance.now() - began);
    }, options);
  const width = 60;
  // Room for three quarters of what is drawn, when nothing is held any more.
  const trial = new FaceStore(readIconFile, 1.5 * models.length * width * 84);
  try {
    for (const palette of /** @type {const} */ (['standard', 'mono'])) {
      const held = models.map((model) => trial.hold({ model, detail: 'short', palette, width }));
      // The same again, also of a copy: drawn once.
      held.push(
        ...models.map((model) =>
          trial.hold({ model: structuredClone(model), detail: 'short', palette, width }),
        ),
      );
      await Promise.all(held.map(({ url }) => url));
      for (const { release } of held) {
        release();
        release();
      }
    }
    slices.sort((a, b) => a - b);
    return { drawn, revoked, slice: slices[Math.floor(slices.length * 0.95)] };
  } finally {
    trial.dispose();
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    Object.assign(globalThis, { requestIdleCallback });
  }
}

/** @type {typeof globalThis.cards.releaseEarly} */
export async function releaseEarly(models) {
  const early = new FaceStore(readIconFile);
  const request = (/** @type {import('../../../../shared/face/model.ts').FaceModel} */ model) => ({
    model,
    detail: /** @type {const} */ ('short'),
    palette: /** @type {const} */ ('standard'),
    width: 60,
  });
  const held = models.map((model) => early.hold(request(model)));
  for (const { release } of held) release();
  // Another holder wants the last one.
  const last = early.hold(request(/** @type {(typeof models)[number]} */ (models.at(-1))));
  const came = await Promise.allSettled(held.map(({ url }) => url));
  const again = await early.hold(request(models[0])).url;
  const drawn = came.filter(({ status }) => status === 'fulfilled').length;
  const sane = again.startsWith('blob:') && (await last.url).startsWith('blob:');
  early.dispose();
  return { drawn, sane };
}

/** @type {typeof globalThis.cards.texture} */
export async function texture(model) {
  store.learn([model]);
  const image = await store.image(model.id, { detail: 'full', palette: 'standard', width: 252 });
  const { naturalWidth: width, naturalHeight: height } = image;
  const gl = /** @type {WebGL2RenderingContext} */ (new OffscreenCanvas(8, 8).getContext('webgl2'));
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, image);
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
  gl.framebufferTexture2D(
    gl.FRAMEBUFFER,
    gl.COLOR_ATTACHMENT0,
    gl.TEXTURE_2D,
    gl.getParameter(gl.TEXTURE_BINDING_2D),
    0,
  );
  const bytes = new Uint8Array(width * height * 4);
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
  return { width, height, sum: bytes.reduce((sum, byte) => sum + byte, 0) };
}

/** @type {typeof globalThis.cards.follow} */
export async function follow(models) {
  const holder = document.createElement('span');
  const fresh = document.createElement('span');
  let text = '';
  const unlike = [];
  let [kept, all] = [0, 0];
  for (const model of models) {
    const before = new Set(holder.querySelectorAll('*'));
    const next = await store.sketch({ model, detail: 'full', palette: 'standard', width: 210 }, 'live');
    patch(holder, text, next);
    text = next;
    fresh.replaceChildren();
    patch(fresh, '', next);
    if (holder.innerHTML !== fresh.innerHTML) unlike.push(model.id);
    const now = [...holder.querySelectorAll('*')];
    kept = now.filter((element) => before.has(element)).length;
    all = now.length;
  }
  return { unlike, kept, all };
}
