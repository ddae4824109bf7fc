import { picturesOf, type PictureFiles } from '../../shared/face/face.ts';
import type { FaceModel } from '../../shared/face/model.ts';
import { pictureHeader } from '../../shared/packs/picture-header.ts';
import { readPicture } from '../../main/host/packs/pictures.ts';

/**
 * The pictures of a face as they lie on disk, inside of the drawing.
 *
 * @param folders of packs, any of which may have one
 */
export function diskPictures(model: FaceModel, folders: readonly string[]): PictureFiles {
  return Object.fromEntries(
    picturesOf(model).flatMap((name) => {
      for (const folder of folders) {
        const bytes = readPicture(folder, name);
        const header = bytes && pictureHeader(bytes);
        if (bytes === null || header === null) continue;
        const { type, width, height } = header;
        const url = `data:image/${type === 'png' ? 'png' : 'jpeg'};base64,${bytes.toString('base64')}`;
        return [[name, { url, width, height }] as const];
      }
      return [];
    }),
  );
}
