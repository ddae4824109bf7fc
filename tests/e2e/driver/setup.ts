import { expect, type Locator, type Page } from '@playwright/test';
import { LANGUAGE_CHOICES } from '../../../renderer/shell/languages.ts';
import { de } from '../../../renderer/ui/text/de.ts';
import { en, type TextKey } from '../../../renderer/ui/text/en.ts';
import { createWords, type Words } from '../../../renderer/ui/words.ts';
import type { Setup } from '../../../shared/engine/game.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { OptionField, SetupForm } from '../../../shared/tableau/presenter.ts';
import { handsOf, type Hands, type Style } from './hands.ts';
import { PATIENCE } from '../../support/patience.ts';
import { literal } from './named.ts';

/** A new game in the words of the page. */
export interface Wish {
  /** What the game is called on the shelf; whichever the page proposes where it is left out. */
  readonly game?: string;
  readonly seats: readonly {
    readonly hero: string;
    /** Name of the person, or label of the bot. */
    readonly player: { readonly person: string } | { readonly bot: string };
  }[];
  /** Options that are not as they stand there. */
  readonly options: readonly OptionWish[];
  readonly seed: string;
}

type OptionWish =
  { readonly label: string; readonly turn: boolean } | { readonly label: string; readonly choose: string };

/**
 * The words in which a page has to be asked for a game with the packs that it proposes.
 *
 * @param people names of those who play, a seat each
 * @param game what it is called on the shelf
 */
export function wishOf(form: SetupForm, setup: Setup, people: readonly string[], game: string): Wish {
  const heroes = setup.heroes.map((id) => form.heroes.find((hero) => hero.id === id)!.name);
  const options = Object.entries(setup.options).map(([name, value]): OptionWish => {
    const field = form.options.find((option) => option.name === name)!;
    return optionWish(field, value, heroes);
  });
  const seats = heroes.map((hero, seat) => ({ hero, player: { person: people[seat] } }));
  return { game, seats, options, seed: setup.seed };
}

function optionWish({ kind, label, values }: OptionField, value: unknown, heroes: string[]): OptionWish {
  switch (kind) {
    case 'switch':
      return { label, turn: value === true };
    case 'seat':
      return { label, choose: `${Number(value) + 1}: ${heroes[Number(value)]}` };
    case 'choice':
      return { label, choose: values.find((offered) => offered.value === value)!.label };
  }
}

/** The words of the pages around the table. */
export const shellWords = (language: Language): Words<TextKey> => createWords<TextKey>(language, { en, de });

/** A player at the title screen, who finds everything by role and name. */
export class Shell {
  readonly words: Words<TextKey>;
  private readonly page: Page;
  private readonly hands: Hands;
  private readonly language: Language;

  constructor(page: Page, style: Style, language: Language) {
    this.page = page;
    this.hands = handsOf(page, style);
    this.language = language;
    this.words = shellWords(language);
  }

  /** From the title screen to a table with the wanted setup. */
  async begin(wish: Wish): Promise<void> {
    await this.speak();
    await this.open(wish.game);
    await this.heading('new.title');
    for (const seat of wish.seats.keys()) await this.seat(wish, seat);
    await this.heroesStand(wish);
    for (const option of wish.options) await this.option(option);
    await this.hands.type(this.named('textbox', this.words('new.seed')), wish.seed);
    await this.hands.press(this.named('button', this.words('new.start')));
  }

  /** Chooses the language at the title screen, whichever is spoken now. */
  async speak(): Promise<void> {
    const group = this.page.getByRole('group', { name: /^(Language|Sprache)$/ });
    const { label } = LANGUAGE_CHOICES.find(({ value }) => value === this.language)!;
    await this.hands.choose(group, label);
    await expect(this.named('navigation', this.words('title.menu'))).toBeVisible({ timeout: PATIENCE });
  }

  /** Goes on at the newest table, from the title screen. */
  async goOn(): Promise<void> {
    await this.hands.press(this.page.getByRole('link', { name: this.words('title.continue') }));
  }

  /** Takes a game from the shelf; where there is but one, no shelf is needed. */
  private async open(game: string | undefined): Promise<void> {
    const begin = this.link('title.new');
    await expect(begin).toBeVisible({ timeout: PATIENCE });
    const shelf = this.named('region', this.words('shelf.title'));
    const isShelved = game !== undefined && (await shelf.isVisible());
    await this.hands.press(isShelved ? shelf.getByRole('link', { name: game, exact: true }) : begin);
  }

  private async seat({ seats }: Wish, seat: number): Promise<void> {
    const { hero, player } = seats[seat];
    const isBot = 'bot' in player;
    // The fewest seats that a game takes are there already.
    await expect(this.head(0)).toBeVisible({ timeout: PATIENCE });
    if (await this.head(seat).isVisible()) await this.activate(seat);
    else await this.hands.press(this.named('button', this.words(isBot ? 'new.addBot' : 'new.addPerson')));
    await expect(this.head(seat)).toHaveAttribute('aria-expanded', 'true', { timeout: PATIENCE });
    await this.pick(seat, hero);
    if (isBot)
      await this.hands.select(
        this.named('combobox', this.words('new.playedBy')),
        this.words('new.bot', { label: player.bot }),
      );
    else await this.hands.type(this.named('textbox', this.words('new.name')), player.person);
  }

  private async activate(seat: number): Promise<void> {
    const head = this.head(seat);
    if ((await head.getAttribute('aria-expanded')) !== 'true') await this.hands.press(head);
  }

  /** No seat has lost its hero while others chose theirs. */
  private async heroesStand({ seats }: Wish): Promise<void> {
    for (const [seat, { hero }] of seats.entries())
      await expect(this.head(seat)).toContainText(hero, { timeout: PATIENCE });
  }

  private async pick(seat: number, hero: string): Promise<void> {
    const group = this.named('group', this.words('new.heroFor', { number: seat + 1 }));
    await this.hands.choose(group, new RegExp(`^${literal(hero)}`));
  }

  private async option(wish: OptionWish): Promise<void> {
    if ('turn' in wish) {
      const toggle = this.named('switch', wish.label);
      if ((await toggle.isChecked({ timeout: PATIENCE })) !== wish.turn) await this.hands.press(toggle);
      return;
    }
    const list = this.named('combobox', wish.label);
    const group = this.named('group', wish.label);
    await expect(list.or(group)).toBeVisible({ timeout: PATIENCE });
    if (await list.isVisible()) await this.hands.select(list, wish.choose);
    else await this.hands.choose(group, wish.choose);
  }

  /** The button that opens a seat. */
  private head(seat: number): Locator {
    return this.page.getByRole('button', {
      name: new RegExp(`^${literal(this.words('new.seat', { number: seat + 1 }))}:`),
    });
  }

  private async heading(key: TextKey): Promise<void> {
    await expect(
      this.page.getByRole('heading', { level: 1, name: this.words(key), exact: true }),
    ).toBeVisible({
      timeout: PATIENCE,
    });
  }

  private link(key: TextKey): Locator {
    return this.named('link', this.words(key));
  }

  private named(role: Parameters<Page['getByRole']>[0], name: string): Locator {
    return this.page.getByRole(role, { name, exact: true });
  }
}
