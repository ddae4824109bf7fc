// Names in the cases of German, and messages that ask for them.
import { describe, expect, it } from 'vitest';
import { DECLENSIONS, proposedGenitive, shownGender } from '../../../shared/words/declension.ts';
import { createWords } from '../../../shared/words/messages.ts';
import { noun, type Case, type NameInForms } from '../../../shared/words/names.ts';
import { phraseText, text } from '../../../shared/words/tokens.ts';

const said = (forms: NameInForms, place: Case): string | null => {
  const found = DECLENSIONS.de(forms, place);
  return found && `${found.article} ${found.name}`;
};
const all = (forms: NameInForms): readonly (string | null)[] =>
  (['nominative', 'accusative', 'dative', 'genitive'] as const).map((place) => said(forms, place));

describe('a German name', () => {
  it.each<[NameInForms, readonly (string | null)[]]>([
    [
      { one: 'Morgenstern', gender: 'm' },
      ['der Morgenstern', 'den Morgenstern', 'dem Morgenstern', 'des Morgensterns'],
    ],
    [
      { one: 'Königin der Kelche', gender: 'f' },
      [
        'die Königin der Kelche',
        'die Königin der Kelche',
        'der Königin der Kelche',
        'der Königin der Kelche',
      ],
    ],
    [
      { one: 'Page der Stäbe', gender: 'm', gen: 'Pagen der Stäbe' },
      ['der Page der Stäbe', 'den Pagen der Stäbe', 'dem Pagen der Stäbe', 'des Pagen der Stäbe'],
    ],
    [
      { one: 'Kleiner wütender Haufen', gender: 'm' },
      [
        'der Kleine wütende Haufen',
        'den Kleinen wütenden Haufen',
        'dem Kleinen wütenden Haufen',
        'des Kleinen wütenden Haufens',
      ],
    ],
    [
      { one: 'Altes Schwert mit Namen', gender: 'n' },
      [
        'das Alte Schwert mit Namen',
        'das Alte Schwert mit Namen',
        'dem Alten Schwert mit Namen',
        'des Alten Schwerts mit Namen',
      ],
    ],
    [
      { one: 'Goldene Schuhe', gender: 'plural' },
      [null, 'die Goldenen Schuhe', 'den Goldenen Schuhen', 'der Goldenen Schuhe'],
    ],
    [
      { one: 'Der Purpurne Plünderer' },
      [
        'der Purpurne Plünderer',
        'den Purpurnen Plünderer',
        'dem Purpurnen Plünderer',
        'des Purpurnen Plünderers',
      ],
    ],
    [
      { one: 'Der Fundbeamte', gen: 'Fundbeamten' },
      ['der Fundbeamte', 'den Fundbeamten', 'dem Fundbeamten', 'des Fundbeamten'],
    ],
  ])('declines: $one', (forms, wanted) => {
    expect(all(forms)).toEqual(wanted);
  });

  it('is left as it is where its gender is not known, and in English', () => {
    expect(said({ one: 'Morgenstern' }, 'accusative')).toBeNull();
    expect(DECLENSIONS.en({ one: 'Blade', gender: 'f' }, 'accusative')).toBeNull();
  });

  it('has a genitive that is proposed by rule, and a gender by its article', () => {
    expect(proposedGenitive('Netz', 'n')).toBe('Netzes');
    expect(proposedGenitive('Geheimnis', 'n')).toBe('Geheimnisses');
    expect(proposedGenitive('Rote Königin', 'f')).toBe('Roten Königin');
    expect(proposedGenitive('Netz', undefined)).toBe('Netz');
    expect(shownGender('Das Rad des Schicksals')).toBe('n');
    expect(shownGender('Morgenstern')).toBeUndefined();
  });
});

describe('a message', () => {
  const words = createWords(
    'de',
    { buy: 'Aurora kauft {card_acc}.', of: '{Card_gen} Wirkung', is: '{Card} ist da' },
    {},
  );
  const say = (key: string, card: ReturnType<typeof noun>): string => phraseText(words.say(key, { card }));

  it('asks for a case by the name of its value, with a capital at the beginning', () => {
    const card = noun((place) => text(said({ one: 'Morgenstern', gender: 'm' }, place)!));
    expect(['buy', 'of', 'is'].map((key) => say(key, card))).toEqual([
      'Aurora kauft den Morgenstern.',
      'Des Morgensterns Wirkung',
      'Der Morgenstern ist da',
    ]);
    expect(structuredClone(card)).toEqual([{ text: 'der Morgenstern' }]);
  });

  it('says what does not decline as it is', () => {
    expect(say('buy', text('„Klinge“'))).toBe('Aurora kauft „Klinge“.');
  });
});
