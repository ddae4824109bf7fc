// The file of the cards for the raw view of the page.
import { completionsAt } from '../../../../shared/packs/raw/completions.ts';
import type { FieldBench } from '../../../../shared/packs/fields/bench.ts';
import type { WordHelp } from '../../../../shared/rpc/messages/workshop.ts';
import type { Language } from '../../../../shared/words/languages.ts';
import type { FileText, RawPort } from '../../../../renderer/workshop/raw/raw-port.ts';

/** The pack of the page, as far as its text is concerned. */
interface Written {
  readonly language: Language;
  readonly bench: FieldBench;
  readonly file: FileText;
  write(text: string, card: string | null, run: string | null): Promise<void>;
  explain(at: string): Promise<WordHelp | null>;
}

export const rawPort = (pack: Written): RawPort => ({
  read: () => Promise.resolve(pack.file),
  async write(_path, edit) {
    const { revision, piece, card, run } = edit();
    const { file } = pack;
    if (revision !== file.revision) return { kind: 'stale' };
    const { offset, length, text } = piece;
    await pack.write(file.text.slice(0, offset) + text + file.text.slice(offset + length), card, run);
    return { kind: 'written', revision: pack.file.revision };
  },
  complete: (_path, offset) =>
    Promise.resolve(completionsAt(pack.file.text, offset, () => pack.bench, pack.language)),
  explain: (_path, _card, at) => pack.explain(at),
  save: () => Promise.resolve(true),
  attend: () => undefined,
});
