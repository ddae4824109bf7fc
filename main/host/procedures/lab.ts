import type { Core } from '../core.ts';
import type { HandlersOf } from './index.ts';

/** What packs do to their games. */
export function labHandlers({ lab }: Core): HandlersOf<'lab'> {
  return {
    'lab.offer': ({ pack }, session) => lab.offer(pack, session),
    'lab.start': (params, session) => lab.start(params, session),
    'lab.resume': ({ run }) => lab.resume(run),
    'lab.report': ({ run }, { language }) => lab.report(run, language),
  };
}
