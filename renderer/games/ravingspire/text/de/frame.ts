import type { TextKey } from '../en/frame.ts';

/** Was der Rahmen des Tisches sagt, auf Deutsch (ICU MessageFormat). Was das Spiel sagt, kommt vom Host. */
export const de: { readonly [K in TextKey]: string } = {
  // Die Phasen eines Zuges.
  'phase.move': 'Bewegung',
  'phase.move.about':
    'Ein Würfel sagt, wie weit: genau so viele Felder, rechts oder links herum; über eine Treppe, wo sie auf das Portal darüber trifft.',
  'phase.draw': 'Ziehen',
  'phase.draw.about':
    'Vom Begegnungsstapel kommt eine Karte und wartet am Fuß des Turms. Zu entscheiden gibt es nichts.',
  'phase.encounter': 'Begegnung',
  'phase.encounter.about':
    'Kaufe Karten dieses Rings, kämpfe gegen seine Gegner, spiele, was du hast. Kraft gibt man einmal aus. Am Ende will die wartende Karte eine Stelle.',
  'phase.showdown': 'Zweikampf',
  'phase.showdown.about':
    'Hier steht ein Feind, statt jeder anderen Begegnung. Bezahle ihn mit Kraft, oder gib auf und bezahle mit Verstand.',
  'phase.keep': 'Bergfried',
  'phase.keep.about': 'Die letzte Prüfung. Wer den Preis der Spitzenkarte bezahlt, kommt heraus.',
  'phase.explore': 'Erkundung',
  'phase.explore.about':
    'Was dir bleibt, dreht Ringe, bringt dich ein Feld weiter, füttert den Brunnen der Seelen oder kommt auf deine Plätze.',
  'phase.recover': 'Erholung',
  'phase.recover.about':
    'Gegner dieser Ebene kosten Verstand. Hand und Gespieltes werden abgelegt, der Ring wird gefüllt, eine neue Hand gezogen.',
  'phase.foe': 'Feind',
  'phase.foe.about':
    'Der Feind dieser Ebene geht, so weit ein Würfel sagt. Trifft er dich, beginnt der nächste Zug mit einem Zweikampf.',

  // Wie es geht, für alle, die neu sind.
  'primer.short':
    'Hole einen Turmschlüssel, steige zum Bergfried und bezahle die Spitzenkarte, ehe der Wahnsinn gewinnt.',
  'primer.turn': 'Ein Zug',

  // Stapel.
  decks: 'Stapel des Turms',
  'decks.about': 'So viele Karten sind übrig. Ihre Ordnung kennt niemand, am wenigsten sie selbst.',
  'deck.encounter': 'Begegnungen',
  'deck.loot': 'Beute',
  'deck.foe': 'Feinde',
  'deck.tower': 'Turmkarten',
  'deck.spire': 'Spitzenkarten',
  'pile.deck': 'Stapel',
  'pile.deck.about': 'Dein Stapel. Man kann ihn dem Namen nach durchsehen, nicht in seiner Ordnung.',
  'pile.deck.order': 'Nach Namen: Die Ordnung geht niemanden etwas an.',
  'pile.discard': 'Ablage',
  'pile.discard.about': 'Dein Ablagestapel. Er wird zum neuen Stapel, wenn der alte leer ist.',
  'pile.gone': 'fort',
  'pile.gone.about': 'Für den Rest der Partie verbannt.',
  'pile.gone.title': 'Verbannt',
  'pile.gone.none': 'Noch ist nichts fort.',

  // Helden.
  sanity: 'Verstand',
  party: 'Andere Helden',
  'hero.bot': 'Bot',
  'hero.sanity': '{sanity} von 10 Verstand',
  'hero.key': 'hat einen Turmschlüssel',
  'hero.hand': '{count, plural, one {eine Karte auf der Hand} other {# Karten auf der Hand}}',
  'hero.toAct': 'jetzt am Zug',
  'hero.harm': '−{harm} Verstand am Ende des Zuges',
  'hero.harm.about':
    'Gegner auf dieser Ebene kosten am Ende des Zuges {harm} Verstand, wenn sie nicht besiegt werden.',
  'hero.removed': 'nicht mehr im Spiel',
  'level.dungeon': 'im Verlies',
  'level.temple': 'im Tempel',
  'level.spire': 'auf der Spitze',
  'level.keep': 'im Bergfried',
  abilities: 'Fähigkeiten',
  'purse.about':
    'Alles, was noch ausgegeben werden kann, jede Karte einmal: was als ein Attribut zählt, was wahlweise als eines von mehreren, und im Dreieck alles zusammen.',
  madness: 'Wahnsinn',
  'madness.lost': 'verloren beim Schädel',
  'madness.meter': 'Wahnsinnsleiste: Bei 0 gewinnt der Turm',
  'madness.about':
    'Ein Held ohne Verstand wird wahnsinnig: Hand und Plätze sind dahin, der Weg beginnt von vorn, und die Leiste fällt um eins. Beim Schädel ist alles verloren.',

  // Das Ende.
  'end.won': 'Du bist draußen',
  'end.lost': 'Der Turm behält dich',
  'end.numbers': 'Die Nacht in Zahlen',
  'end.heroes': 'Wer dabei war',
  'end.bought': 'Karten gekauft',
  'end.loot': 'Beute gefunden',
  'end.beaten': 'Gegner und Feinde besiegt',
  'end.rotated': 'Ringe gedreht',
  'end.mad': 'Mal wahnsinnig geworden',
  'end.deck': 'zuletzt {count, plural, one {eine Karte} other {# Karten}}',
};
