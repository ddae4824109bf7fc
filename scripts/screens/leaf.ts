import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Picture {
  readonly file: string;
  readonly name: string;
  readonly tongue: string;
  readonly width: number;
  readonly height: number;
}

/** Writes a page that shows one picture at a time; arrows and a list lead to the others. */
export function writeIndex(folder: string, pictures: readonly Picture[]): void {
  const options = pictures.map(
    ({ file, name, tongue, width, height }) =>
      `<option value="${file}">${name}, ${tongue}, ${width} x ${height}</option>`,
  );
  writeFileSync(join(folder, 'index.html'), page(options.join('\n      ')));
}

const page = (options: string): string => `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <title>Screens</title>
  <style>
    body { margin: 0; background: #222; color: #ddd; font: 14px sans-serif; }
    header { display: flex; gap: 1em; align-items: center; padding: 6px 10px; }
    img { display: block; max-width: 100%; margin: auto; }
  </style>
  <body>
    <header>
      <select autofocus>
      ${options}
      </select>
      <span>Left and right: one picture. Up and down: the next of the same size and language.</span>
    </header>
    <img alt="">
    <script>
      const [list, picture] = [document.querySelector('select'), document.querySelector('img')];
      const kind = (file) => file.replace(/^.*-([a-z]+-[0-9x]+)[.]png$/, '$1');
      const files = [...list.options].map(({ value }) => value);
      const show = (file) => {
        list.value = picture.src = picture.alt = location.hash = file;
      };
      const go = (by, among) => {
        const at = among.indexOf(list.value);
        show(among[(at + by + among.length) % among.length]);
      };
      const alike = () => files.filter((file) => kind(file) === kind(list.value));
      const keys = {
        ArrowRight: () => go(1, files),
        ArrowLeft: () => go(-1, files),
        ArrowDown: () => go(1, alike()),
        ArrowUp: () => go(-1, alike()),
      };
      list.onchange = () => show(list.value);
      onkeydown = (event) => {
        if (keys[event.key] === undefined) return;
        event.preventDefault();
        keys[event.key]();
      };
      show(files.includes(location.hash.slice(1)) ? location.hash.slice(1) : files[0]);
    </script>
  </body>
</html>
`;
