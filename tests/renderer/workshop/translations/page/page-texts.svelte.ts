// The texts of a real pack within a page.
import { games, type GameEntry } from '../../../../../shared/games/index.ts';
import type { Json } from '../../../../../shared/engine/json.ts';
import { createBench, type Bench } from '../../../../../shared/packs/sentence/bench.ts';
import { textsLabel, translateTexts } from '../../../../../shared/packs/translations/change.ts';
import { tableOf } from '../../../../../shared/packs/translations/table.ts';
import type { TextRow } from '../../../../../shared/packs/translations/types.ts';
import type { CardInOther, CardKind } from '../../../../../shared/rpc/messages/workshop.ts';
import type { PackTexts, TablePreview } from '../../../../../shared/rpc/messages/workshop-texts.ts';
import type { Language } from '../../../../../shared/words/languages.ts';
import type { TextChange, TextsPort } from '../../../../../renderer/workshop/translations/texts-port.ts';
import { cardIn, edited, type Files } from '../../page/files.ts';
import { faceIn, nameIn, rulesIn } from '../../page/look.ts';
import type { TextsScene } from './scene.ts';
import { dataOf, kindsOf, packOf, previewOf, textsOf, translatedBy } from './texts-in.ts';

export class PageTexts implements TextsPort {
  private readonly scene: TextsScene;
  private readonly language: Language;
  private readonly game: GameEntry;
  private readonly bench: Bench;
  private files = $state.raw<Files>(undefined as unknown as Files);
  private revision = 1;
  readonly isDisorder = false;
  readonly kinds: readonly CardKind[];
  to = $state('de');
  /** Tables that were handed over, and cards that were opened. */
  readonly saved: string[] = [];
  readonly opened: string[] = [];

  constructor(scene: TextsScene) {
    this.scene = scene;
    this.language = scene.tongue === 'de' ? 'de' : 'en';
    this.game = games.find(({ content }) => content?.game === scene.game)!;
    this.files = packOf(scene);
    this.bench = createBench(this.game.content!, scene.cards, {
      names: (id, language) => nameIn(this.files, id, language),
      cards: { card: (id) => cardIn(this.files, id) },
    });
    this.kinds = kindsOf(scene, this.bench, this.language);
  }

  readonly texts: PackTexts = $derived.by(() => textsOf(this.scene, this.files, this.to, this.revision));

  /** The words in the language that is shown, as its file has them. */
  get written(): Json | undefined {
    return this.files.get(`text/${this.to}.json`);
  }

  turn(to: string): void {
    this.to = to;
  }

  change(change: TextChange): Promise<string | null> {
    const [data, { to }] = [dataOf(this.files), this];
    const wanted = translatedBy(this.scene, this.files, to, change);
    const came = translateTexts(data, to, wanted, textsLabel(data, 'step.translate.many', wanted, to));
    if ('refused' in came) return Promise.resolve(came.refused[this.language]);
    this.revision++;
    this.files = edited(this.files, came.edits);
    return Promise.resolve(null);
  }

  keep(): void {
    // All of it is kept at once.
  }

  save: TextsPort['save'] = (format) => {
    this.saved.push(tableOf(dataOf(this.files), this.to, format));
    return Promise.resolve(`choir-${this.to}.csv`);
  };

  preview(table: string): Promise<TablePreview> {
    return Promise.resolve(previewOf(this.scene, this.files, this.to, table));
  }

  card({ card }: TextRow, language: Language): Promise<CardInOther | null> {
    const { bench, files, game, revision } = this;
    const definition = card === null ? undefined : cardIn(files, card);
    if (definition === undefined) return Promise.resolve(null);
    return Promise.resolve({
      revision,
      language,
      rules: rulesIn(bench, definition as unknown as Json, language),
      face: faceIn(game, files, `${this.scene.pack}:${definition.id}`, language),
    });
  }

  open({ title }: TextRow): void {
    this.opened.push(title);
  }
}
