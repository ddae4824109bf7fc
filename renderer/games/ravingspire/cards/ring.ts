// What stands around the tower, and how it stands there.
import type { PaymentWay } from '../../../../shared/tableau/tableau.ts';
import type { Level } from '../board/types.ts';
import { LEVELS } from '../../../../shared/games/ravingspire/public.ts';
import { openRing, type CardView, type LevelView, type TowerDeed, type TowerLook } from '../model.ts';
import { deedsWith, isOpen } from '../../../table/deeds.ts';
import { lyingCard } from '../../../table/look.ts';
import { isPayable } from '../../../cards-table/cards/paying.ts';

/** The ring that is shown unless the player chooses another: in the Keep the innermost. */
export const standardLevel = (look: TowerLook): Level => ringName(openRing(look)?.level ?? 'spire');

const ringName = (name: LevelView['level']): Level => LEVELS.find((level) => level === name) ?? 'spire';

/** @throws RangeError when there is no such ring */
export function ringAt({ view }: TowerLook, level: Level): LevelView {
  const found = view.levels.find((ring) => ring.level === level);
  if (found === undefined) throw new RangeError(`there is no ring ${level}`);
  return found;
}

/** What a card beside the ring is there for. */
export type Guest =
  /** Drawn, and waiting for a place. */
  | 'waiting'
  /** In a battle: a foe, or the Spire card. */
  | 'foe'
  | 'spire'
  /** A hero's card that the enemy has taken. */
  | 'taken';

/** Cards that belong to no place of the ring but are met now, the most important first. */
export function guests({ view }: TowerLook): { readonly kind: Guest; readonly lying: CardView }[] {
  const { battle, waiting, challenge, legacy } = view;
  const found: { kind: Guest; lying: CardView | null }[] = [];
  if (battle?.kind === 'foe') found.push({ kind: 'foe', lying: battle.card });
  if (challenge !== null || battle?.kind === 'spire')
    found.push({ kind: 'spire', lying: battle?.kind === 'spire' ? battle.card : challenge });
  found.push({ kind: 'waiting', lying: waiting });
  for (const lying of [...(battle?.taken ?? []), legacy]) found.push({ kind: 'taken', lying });
  return found.flatMap(({ kind, lying }) => (lying === null ? [] : [{ kind, lying }]));
}

/** How a card of the ring stands there. */
export interface Standing {
  readonly tone: 'plain' | 'good' | 'threat';
  /** Out of reach, or of no use just now. */
  readonly light: 'full' | 'resting' | 'dim';
  /** It can be paid now, in this way. */
  readonly way: PaymentWay | null;
  /** Why it cannot be had, where it cannot. */
  readonly why: TowerDeed | null;
}

/** @param deeds everything that can be tried with cards */
export function standingOf(look: TowerLook, deeds: readonly TowerDeed[], card: number): Standing {
  const own = deedsWith(deeds, card);
  const main = own.filter(isPayable).find(isOpen) ?? null;
  const refused = own.filter((deed) => !isOpen(deed));
  const why = own.some(isOpen) ? null : (refused.at(0) ?? null);
  const harms = own.some(({ action }) => action.do === 'fight') || lyingCard(look, card)?.tone === 'harm';
  const away = why !== null && !why.choice.minor;
  const tone = harms ? 'threat' : main ? 'good' : 'plain';
  const light = away ? 'dim' : why !== null ? 'resting' : 'full';
  const way = main === null ? null : main.choice.form.ways[main.choice.form.proposed];
  return { tone, light, way, why };
}
