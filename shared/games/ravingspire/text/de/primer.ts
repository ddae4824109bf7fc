import type { Catalogue } from '../../../../words/catalogue.ts';
import type { en } from '../en/primer.ts';

/** Wie Ravingspire gespielt wird, auf einer Seite, auf Deutsch. */
export const de: Catalogue<keyof typeof en> = {
  'primer.goal': 'Was du willst',
  'primer.goal.text': [
    'Hinauf und hinaus.',
    'Steige vom Verlies durch den Tempel auf die Spitze, besiege unterwegs einen Feind für einen Turmschlüssel, öffne das Turmtor und bezahle den Preis der Spitzenkarte, die im Bergfried wartet.',
  ],
  'primer.end': 'Was der Turm will',
  'primer.end.text':
    'Dich. Bei 0 Verstand wirst du wahnsinnig: Hand, Plätze und Gespieltes werden abgelegt, du erwachst mit 10 Verstand am Start, und die Wahnsinnsleiste fällt um 1. Steht sie auf 0, hat der Turm gewonnen.',
  'primer.power': 'Kraft und Preise',
  'primer.power.text': [
    'Karten geben Kampf, Geschick oder Charme.',
    'Ein Stern passt überall (vorpal): Er zählt als jedes der drei.',
    'Ein Preis will alle seine Formen zugleich, oder, wo er ein Dreieck hat, so viel Kraft jeder Art zusammen: rohe Gewalt.',
    'Was du zu viel bezahlst, ist verloren.',
  ],
  'primer.cards': 'Deine Karten',
  'primer.cards.text': [
    'Du beginnst mit zwölf armseligen Karten.',
    'Was du kaufst, kommt auf deinen Ablagestapel und später auf deine Hand.',
    'Eine Karte auf einem Platz, der ihr passt, bleibt dort über das Ende des Zuges hinaus, bis du sie brauchst.',
  ],
  'primer.ring': 'Der Ring um den Turm',
  'primer.ring.text': [
    'Jede Ebene bietet denen, die auf ihr stehen, bis zu fünf Karten.',
    'Totenköpfe darunter sind Gegner: Jeder kostet am Ende deines Zuges 1 Verstand, bis ihn jemand besiegt.',
    'Findet von Zug 6 an eine neue Karte keine Stelle, wirft sie die schwerste hinaus, und du verlierst so viel Verstand, wie ein Würfel zeigt.',
  ],
  'primer.foes': 'Feinde',
  'primer.foes.text': [
    'Ein Feind ist eine Figur auf dem Spielplan, keine Karte des Rings.',
    'Er kommt mit einer Chaoskarte auf die Treppe deiner Ebene und geht am Ende deiner Züge auf dich zu.',
    'Besiege ihn im Zweikampf für einen Turmschlüssel und Beute; gib auf, und es kostet so viel Verstand, wie zwei Würfel zeigen.',
  ],
  'primer.turn': 'Ein Zug',
  'primer.turn.text': [
    'Ein Würfel sagt, wie weit du gehst; eine Karte wird gezogen und wartet am Fuß des Turms.',
    'In der Begegnung kaufst du Karten des Rings und kämpfst gegen seine Gegner.',
    'In der Erkundung dreht der Rest deiner Hand Ringe, bringt dich ein Feld weiter oder kommt auf deine Plätze.',
    'In der Erholung kosten Gegner Verstand, und du ziehst eine neue Hand; dann geht der Feind.',
    'Trifft er dich, hat dein nächster Zug einen Zweikampf statt der Begegnung.',
  ],
};
