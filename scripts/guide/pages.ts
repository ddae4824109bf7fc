import { cookbookPage } from './cookbook.ts';
import { knownPage } from './known.ts';
import { referencePage } from './reference.ts';
import { warningsPage } from './warnings.ts';

/** The generated pages of the guide by file name. */
export async function guidePages(): Promise<{ readonly [page: string]: string }> {
  return {
    'reference.md': await referencePage(),
    'cookbook.md': await cookbookPage(),
    'how-do-i-say.md': await knownPage(),
    'warnings.md': await warningsPage(),
  };
}
