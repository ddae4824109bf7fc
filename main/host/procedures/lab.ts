import type { Core } from '../core.ts';
import type { HandlersOf } from './index.ts';

/** What packs do to their games. */
export function labHandlers({ lab }: Core): HandlersOf<'lab'> {
  return {
    'lab.offer': ({ pack }, { language }) => lab.offer(pack, language),
    'lab.start': (params) => lab.start(params),
    'lab.resume': ({ run }) => lab.resume(run),
    'lab.report': ({ run }, { language }) => lab.report(run, language),
  };
}
