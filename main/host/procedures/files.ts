import type { Core } from '../core.ts';
import type { HandlersOf } from './index.ts';

/** Files in chunks: a table goes out, a table comes in. */
export function fileHandlers({ transfers, shelf, lab }: Core): HandlersOf<'files'> {
  return {
    'files.export'({ table }, session) {
      const { name, text } = shelf.exported(session, table);
      return transfers.offer(session, name, Buffer.from(text));
    },
    'files.results'({ run, as }, session) {
      const { name, text } = lab.file(run, as);
      return transfers.offer(session, name, Buffer.from(text));
    },
    'files.read': ({ file, offset }, session) => transfers.read(session, file, offset),
    'files.begin': (announced, session) => transfers.begin(session, announced),
    'files.write'({ file, offset, data }, session) {
      transfers.write(session, file, offset, data);
      return {};
    },
    'files.import': ({ file }, session) => shelf.imported(transfers.finish(session, file)),
    'files.close'({ file }, session) {
      transfers.close(session, file);
      return {};
    },
  };
}
