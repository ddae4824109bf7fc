import { cookbookPage } from './cookbook.ts';
import { referencePage } from './reference.ts';
import { warningsPage } from './warnings.ts';

/** The generated pages of the guide by file name. */
export async function guidePages(): Promise<{ readonly [page: string]: string }> {
  return {
    'reference.md': await referencePage(),
    'cookbook.md': await cookbookPage(),
    'warnings.md': await warningsPage(),
  };
}
