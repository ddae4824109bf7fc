import type { Json } from '../../shared/engine/json.ts';
import { phraseText } from '../../shared/words/tokens.ts';
import { payWith, proposedPayment, type PayableChoice } from '../../shared/tableau/payment.ts';
import type { PaymentSource } from '../../shared/tableau/tableau.ts';
import { padded, type Paint } from './style.ts';
import type { Ui } from './ui.ts';

const LETTER_A = 97;
const NAME = 26;
const NOTE = 28;

/** A payment that is being changed by hand. */
export class Adjuster {
  private readonly choice: PayableChoice;
  private readonly ui: Ui;
  private readonly paint: Paint;
  private readonly uses: number[];
  private way: number;

  constructor(choice: PayableChoice, ui: Ui, paint: Paint) {
    const { way, uses } = proposedPayment(choice.form);
    this.choice = choice;
    this.ui = ui;
    this.paint = paint;
    this.uses = [...uses];
    this.way = way;
  }

  /** @param verdict what is still wrong with it; null: it can be paid so */
  show(verdict: string | null): string[] {
    const { price, sources, ways } = this.choice.form;
    const title = this.ui('pay.title', { what: phraseText(this.choice.label), cost: phraseText(price) });
    const way = ways.length > 1 ? [this.ui('pay.way', { way: phraseText(ways[this.way].label) })] : [];
    const told = verdict === null ? this.paint.good(this.ui('pay.enough')) : this.paint.dim(verdict);
    return [this.paint.bold(title), ...sources.map((source, i) => this.line(source, i)), ...way, told];
  }

  private line({ label, note, uses }: PaymentSource, i: number): string {
    const use = this.uses[i];
    const letter = String.fromCharCode(LETTER_A + i);
    const counts = use < 0 ? '' : `= ${phraseText(uses[use].label)}`;
    const name = padded(phraseText(label), NAME);
    return `  ${letter} ${use < 0 ? ' ' : '*'} ${name} ${padded(phraseText(note), NOTE)} ${counts}`.trimEnd();
  }

  /** Carries out one line of input; returns what there is to say about it. */
  edit(line: string): string | null {
    const { sources, ways } = this.choice.form;
    if (line === 'way') {
      this.way = (this.way + 1) % ways.length;
      return null;
    }
    const [letter = '', word] = line.split(/\s+/);
    const i = letter.length === 1 ? letter.charCodeAt(0) - LETTER_A : -1;
    if (!(i in sources)) return this.ui('pay.unknown', { letter });
    if (word === undefined) {
      this.uses[i] = this.uses[i] < 0 ? 0 : -1;
      return null;
    }
    const meant = sources[i].uses.findIndex(({ label }) => phraseText(label).toLowerCase().includes(word));
    if (meant < 0) return this.ui('pay.unknown', { letter: line });
    this.uses[i] = meant;
    return null;
  }

  /** The action as it would be now. */
  action(): Json {
    return payWith(this.choice, { way: this.way, uses: this.uses });
  }
}
