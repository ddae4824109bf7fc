import type { Language } from '../../words/languages.ts';
import { isList, parted } from '../edit/operation.ts';
import type { Bench } from './bench.ts';
import { controlOf, defaultOf, fieldLabel, said } from './controls.ts';
import type { Site } from './forms.ts';
import type { DraftLine } from './lines.ts';
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
    this.places = new Map(parts.map(({ site }, i) => [site.at, i]));
  }

  /** A field that is said in words. @param shown the words */
  printed(site: Site | undefined, at: string, role: StopRole, shown: string): FieldStop {
    const control = this.controlOf(site, at);
    return this.field(site, at, role, control, shown, this.nameOf(site, at, role, control, shown));
  }

  /** A number that is counted. @param what it counts, where it is called by a letter */
  counted(site: Site, shown: string, what: string): FieldStop {
    const { language } = this;
    const control = this.controlOf(site, site.at);
    const label = this.labelOf(site, site.at);
    const key = what === '' ? 'name.number' : 'name.counted';
    return this.field(site, site.at, 'amount', control, shown, said(language, key, { label, shown, what }));
  }

  /** A field without words. */
  ghost(site: Site, shown: string): FieldStop {
    const { bench, language } = this;
    const control = controlOf(bench, site, language);
    const label = this.labelOf(site, site.at);
    const isOdd = control.kind === 'opaque' || shown === MISSING;
    const name = isOdd
      ? this.nameOf(site, site.at, 'choice', control, shown)
      : said(language, 'name.ghost', { label, shown });
    const stop = this.field(site, site.at, 'choice', control, shown, name);
    const isBlank = shown === said(language, 'shown.nothing') || (site.value ?? defaultOf(site)) === false;
    if (isOdd || !isBlank) return stop;
    return { ...stop, blank: bench.usage.isUsual(site.usage) ? 'usual' : 'rare' };
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
    const handle = around && this.places.get(around.site.at);
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

  draft({ anchor: at, words: shown, text: typed, part }: DraftLine): FieldStop {
    return {
      at,
      role: 'draft',
      control: { kind: 'draft', typed, begun: part !== undefined },
      name: said(this.language, 'name.draft', { shown }),
      shown,
      label: '',
      written: false,
      optional: true,
    };
  }

  private field(
    site: Site | undefined,
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
      label: this.labelOf(site, at),
      written: site === undefined || site.value !== undefined,
      optional: site === undefined || !site.required,
      ...(handle !== undefined && { handle }),
    };
  }

  private labelOf(site: Site | undefined, at: string): string {
    if (site === undefined) return parted(at)[1];
    const isWord = isTag(this.bench.forms, site) && this.places.has(site.owner!.at);
    if (isWord && !isMoment(this.bench, site)) return said(this.language, 'label.word');
    const list = site.owner?.value;
    const named = list !== undefined && isList(list) ? site.owner! : site;
    return fieldLabel(this.bench, named, this.language);
  }

  private controlOf(site: Site | undefined, at: string): Control {
    if (site === undefined) return { kind: 'field' };
    const isProgram = this.text.odd.has(at) || this.parts.some((part) => isIn(at, part.site.at));
    return isProgram ? controlOf(this.bench, site, this.language) : { kind: 'field' };
  }

  private nameOf(
    site: Site | undefined,
    at: string,
    role: StopRole,
    control: Control,
    shown: string,
  ): string {
    const { language } = this;
    const label = this.labelOf(site, at);
    if (control.kind === 'opaque') return said(language, 'name.opaque', { shown: control.json });
    if (shown === MISSING) return said(language, 'name.missing', { label });
    if (role !== 'verb' || site?.owner === undefined || !isTag(this.bench.forms, site))
      return said(language, control.kind === 'number' ? 'name.number' : 'name.field', { label, shown });
    const { owner } = site;
    const part = this.places.get(owner.at);
    const list = owner.owner?.value;
    const isEffect = part !== undefined && this.parts[part].role === 'clause';
    if (!isEffect || list === undefined || !isList(list)) return shown;
    return said(language, 'name.clause', { shown, place: Number(owner.key) + 1, count: list.length });
  }
}

/** Whether a site is the word of a rule, which has a label: when or where it works. */
const isMoment = ({ forms }: Bench, { owner }: Site): boolean =>
  owner !== undefined && forms.familyOf(forms.formOf(owner.value!, owner.schema)!) === 'rule';
