import type { Language } from '../../words/languages.ts';
import { isList, parted } from '../edit/operation.ts';
import type { Bench } from './bench.ts';
import { controlOf, fieldLabel, said } from './controls.ts';
import type { Spot } from './forms.ts';
import type { TextLine } from './lines.ts';
import { isTag, type Part } from './parts.ts';
import { isIn, MISSING, type Spoken } from './spoken.ts';
import type { Control, SentenceStop, StopRole } from './types.ts';

/** What a stop says, before it is known which pieces it has. */
export type FieldStop = Omit<SentenceStop, 'over' | 'pieces'>;

/** Says what can be changed at the places of a card. */
export class FieldSpeaker {
  private readonly bench: Bench;
  private readonly text: Spoken;
  private readonly language: Language;
  private readonly parts: readonly Part[];
  private readonly places: ReadonlyMap<string, number>;

  constructor(bench: Bench, parts: readonly Part[], text: Spoken, language: Language) {
    this.bench = bench;
    this.parts = parts;
    this.text = text;
    this.language = language;
    this.places = new Map(parts.map(({ spot }, i) => [spot.at, i]));
  }

  /** A field that is said in words. @param shown the words */
  printed(spot: Spot | undefined, at: string, role: StopRole, shown: string): FieldStop {
    const control = this.controlOf(spot, at);
    return this.field(spot, at, role, control, shown, this.nameOf(spot, at, role, control, shown));
  }

  /** A field without words. */
  ghost(spot: Spot, shown: string): FieldStop {
    const { bench, language } = this;
    const control = controlOf(bench, spot, language);
    const label = fieldLabel(bench, spot, language);
    const isOdd = control.kind === 'opaque' || shown === MISSING;
    const name = isOdd
      ? this.nameOf(spot, spot.at, 'choice', control, shown)
      : said(language, 'name.ghost', { label, shown });
    return this.field(spot, spot.at, 'choice', control, shown, name);
  }

  /** A field that no form knows. */
  strange(at: string, json: string): FieldStop {
    const shown = `${parted(at)[1]}: ${json}`;
    const name = said(this.language, 'name.opaque', { shown });
    return this.field(undefined, at, 'choice', { kind: 'opaque', json }, json, name);
  }

  joint(at: string, shown: string): FieldStop {
    const own = this.places.get(at);
    const around = own === undefined ? undefined : this.parts[own].within;
    const handle = around && this.places.get(around.spot.at);
    return {
      at,
      role: 'joint',
      control: { kind: 'joint', split: around?.listed === true && around.role === 'clause' },
      name: said(this.language, 'name.joint', { shown }),
      shown,
      label: '',
      written: true,
      optional: false,
      ...(handle !== undefined && { handle }),
    };
  }

  draft({ at, draft }: TextLine): FieldStop {
    const shown = draft!.text;
    return {
      at,
      role: 'draft',
      control: { kind: 'text', value: shown },
      name: said(this.language, 'name.draft', { shown }),
      shown,
      label: '',
      written: false,
      optional: true,
    };
  }

  private field(
    spot: Spot | undefined,
    at: string,
    role: StopRole,
    control: Control,
    shown: string,
    name: string,
  ): FieldStop {
    const handle = this.places.get(parted(at)[0]);
    return {
      at,
      role,
      control,
      name,
      shown,
      label: this.labelOf(spot, at),
      written: spot === undefined || spot.value !== undefined,
      optional: spot === undefined || !spot.required,
      ...(handle !== undefined && { handle }),
    };
  }

  private labelOf(spot: Spot | undefined, at: string): string {
    if (spot === undefined) return parted(at)[1];
    const list = spot.owner?.value;
    const named = list !== undefined && isList(list) ? spot.owner! : spot;
    return fieldLabel(this.bench, named, this.language);
  }

  private controlOf(spot: Spot | undefined, at: string): Control {
    if (spot === undefined) return { kind: 'field' };
    const isProgram = this.text.odd.has(at) || this.parts.some((part) => isIn(at, part.spot.at));
    return isProgram ? controlOf(this.bench, spot, this.language) : { kind: 'field' };
  }

  private nameOf(
    spot: Spot | undefined,
    at: string,
    role: StopRole,
    control: Control,
    shown: string,
  ): string {
    const { language } = this;
    const label = this.labelOf(spot, at);
    if (control.kind === 'opaque') return said(language, 'name.opaque', { shown: control.json });
    if (shown === MISSING) return said(language, 'name.missing', { label });
    if (role !== 'verb' || spot?.owner === undefined || !isTag(this.bench.forms, spot))
      return said(language, control.kind === 'number' ? 'name.number' : 'name.field', { label, shown });
    const { owner } = spot;
    const part = this.places.get(owner.at);
    const list = owner.owner?.value;
    const isEffect = part !== undefined && this.parts[part].role === 'clause';
    if (!isEffect || list === undefined || !isList(list)) return shown;
    return said(language, 'name.clause', { shown, place: Number(owner.key) + 1, count: list.length });
  }
}
