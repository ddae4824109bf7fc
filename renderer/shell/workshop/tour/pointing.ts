// Where on the screen each step of the tour is done.
import type { TourStep } from '../../../../shared/rpc/tour.ts';
import type { Words } from '../../../ui/words.ts';
import type { TextKey as ArtKey } from '../../../workshop/art/text/en.ts';
import type { TextKey as BenchKey } from '../../../workshop/text/en.ts';
import type { TextKey } from '../text/en.ts';
import { first, last, named } from './find.ts';
import type { TourSight } from './sight.ts';

/** A control that a step is about. */
export interface Pointed {
  readonly at: HTMLElement;
  /** What the words beside it should leave free as a whole. */
  readonly free: HTMLElement;
}

interface PointingWords {
  readonly t: Words<TextKey>;
  readonly bench: Words<BenchKey>;
  readonly art: Words<ArtKey>;
}

const alone = (at: HTMLElement | null): Pointed | null => at && { at, free: at };

export function pointedAt(step: TourStep, sight: TourSight, words: PointingWords): Pointed | null {
  return inPlace(step, sight, words) ?? (step === 'pack' ? null : alone(wayBack(words)));
}

function inPlace(
  step: TourStep,
  { tongue, undo }: TourSight,
  { t, bench, art }: PointingWords,
): Pointed | null {
  const rules = named('region', bench('sheet.label'));
  const onSheet = (at: HTMLElement | null): Pointed | null => at && rules && { at, free: rules };
  switch (step) {
    case 'pack':
      return alone(named('button', t('packs.new')));
    case 'card':
      return alone(named('button', t('card.make'))?.closest('form') ?? named('button', t('card.new')));
    case 'rule':
      return onSheet(last('[role="combobox"]', rules));
    case 'number':
      return onSheet(last('[role="spinbutton"][aria-valuenow]', rules));
    case 'undo':
      return alone(undo === null ? null : named('button', bench('bar.undo', { step: undo })));
    case 'words':
      return alone(tongue === null ? null : first('input, textarea', named('group', tongue)));
    case 'picture':
      return alone(named('link', bench('fields.picture')) ?? named('button', art('surprise')));
    case 'done':
      return alone(named('link', t('pack.play')));
  }
}

/** What leads back to the card as a sentence, from wherever else in the pack. */
const wayBack = ({ t, bench }: PointingWords): HTMLElement | null =>
  [
    named('link', t('views.card')),
    named('tab', bench('tabs.card')),
    named('radio', bench('look.sentence')),
  ].find((way) => way !== null && !way.matches('[aria-current], [aria-selected="true"], :has(:checked)')) ??
  null;
