import { de as general } from '../../../../packs/effects/help/de.ts';
import type { en } from './en.ts';

/** Was jedes Wort der Kartensprache tut, auf Deutsch, so wie es Autoren lesen. */
export const de: typeof en = {
  headings: {
    triggers: {
      title: 'Auslöser',
      intro:
        'Eine ausgelöste Regel ist `{ "when": WORT, "do": [EFFEKT, ...] }`; in `if` kann eine [Bedingung](#conditions) stehen. Ihre Effekte geschehen der Reihe nach.',
    },
    standings: {
      title: 'Dauerhafte Regeln',
      intro:
        'Eine dauerhafte Regel ist `{ "while": WORT, "change": ÄNDERUNG }`; in `if` kann eine [Bedingung](#conditions) stehen. Sie gilt, solange das Wort und die Bedingung zutreffen.',
    },
    verbs: {
      title: 'Effekte',
      intro: 'Ein Effekt ist `{ "do": WORT, ... }`. Was nicht geht, entfällt.',
    },
    whom: { title: 'Wen es trifft', intro: 'Werte von `who`: welchen Helden ein Effekt gilt.' },
    filters: {
      title: 'Karten',
      intro:
        'Mit welchen Karten ein Effekt etwas tut: `"this"` (die Karte selbst), `"that"` (die zuletzt gewählte Karte) oder ein Objekt mit `from` und beliebigen der übrigen Schlüssel. Anzahlen und Bedingungen haben dasselbe Objekt ohne `count`, `upTo` und `pick`; Änderungen haben es auch ohne `whose` und brauchen kein `from`.',
    },
    zones: { title: 'Zonen', intro: 'Werte von `from`.' },
    amounts: {
      title: 'Zahlen',
      intro:
        'Eine ganze Zahl von -99 bis 99 oder `{ "amount": WORT, ... }`. Was *nur in Effekten* geht, kann nicht in einer dauerhaften Regel stehen: Sie wird jederzeit gelesen und darf nicht würfeln.',
    },
    conditions: { title: 'Bedingungen', intro: 'Eine Bedingung ist `{ "is": WORT, ... }`.' },
    changes: {
      title: 'Änderungen',
      intro:
        'Eine Änderung ist `{ "mod": WORT, ... }`, in einer dauerhaften Regel oder im Effekt `until`. `cards` sagt, welche Karten sie betrifft: [Karten](#cards) oder `"this"`. Mit `"against": "enemies"` gilt sie nur beim Bezahlen gegen Gegner, Feinde und Spitzenkarten.',
    },
    card: { title: 'Eine Karte' },
  },
  triggers: {
    played: {
      does: 'Die Karte wird um ihres Wertes willen ausgespielt, von der Hand oder von einem Platz. Ihr Wert kann danach eingesetzt werden.',
    },
    spent: {
      does: 'Mit ihrem Wert wird bezahlt. Gegen Gegner, Feinde und Spitzenkarten kann er noch um eine feste Zahl steigen: Eine Zahlung, die das braucht, wird versucht, es sei denn, `if` verlangt einen Kampf, eine Klasse, einen Schlüssel oder einen Zug, der nicht da ist. Jede andere Erhöhung gehört zu `played`.',
    },
    instead: {
      does: 'Die Karte wird ohne ihren Wert ausgespielt, allein um dieser Regel willen. `by` sagt, was aus ihr wird: `discard` legt sie zu den verbrauchten Karten, `banish` verbannt sie aus der Partie.',
      fields: { by: 'was aus der Karte wird' },
    },
    revealed: { does: 'Die Feind- oder Spitzenkarte wird aufgedeckt, vor dem Kampf mit ihr.' },
    defeated: {
      does: 'Der Gegner oder Feind ist besiegt; bei einer Spitzenkarte kommt es nie dazu, denn dann ist die Partie gewonnen. Die Regel eines Gegners endet auf jedem Weg mit `reshuffle`, `bury` oder `banish` (`"cards": "this"`).',
    },
    lost: {
      does: 'Der Kampf gegen die Karte ist verloren oder aufgegeben; was das ohnehin kostet, kommt danach.',
    },
    chaos: {
      does: 'Die Chaoskarte wird gezogen. Davor rückt der Feind vor, danach wird sie verbannt; beides geschieht von selbst.',
    },
    'turn-start': {
      does: 'Der Zug ihres Helden beginnt. Dazu kommt es bei ausgerüsteten Karten, bei Fähigkeiten des Helden und bei der Turmkarte seiner Ebene, nicht bei Karten auf der Hand.',
    },
    gained: {
      does: 'Ein Held hat die Karte erhalten: gekauft, als Beute oder durch einen Effekt.',
    },
    'foe-drawn': {
      does: 'Der nächste Feind wird gezogen, auch beim Neuziehen, während diese Karte offen auf dem Feindstapel liegt (siehe den Effekt `lay-on-foe-deck`). Danach wird sie verbannt.',
    },
    placed: { does: 'Eine Turmkarte kommt auf ihre Ebene, oder eine andere Karte kommt auf einen Ring.' },
    discarded: { does: 'Ein Effekt hat die Karte abgelegt. Das Ablegen in der Erholung zählt nicht.' },
    banished: {
      does: 'Ein Effekt hat die Karte verbannt. Der Brunnen der Seelen zählt nicht, und auch nicht, was die Regeln von selbst verbannen.',
    },
    activated: {
      does: 'Nur bei Fähigkeiten von Helden: Wer den Helden spielt, benutzt sie in der Begegnung oder in einem Kampf.',
      fields: {
        once: 'sagt, was für jede Fähigkeit gilt: Sie kann einmal je Zug benutzt werden',
        price: 'wird ganz bezahlt, bevor irgendetwas anderes geschieht',
      },
    },
  },
  standings: {
    always: {
      does: 'Fähigkeiten von Helden. Bei anderen Karten nur für die Karte selbst: Änderungen mit `"cards": "this"` und `share`.',
    },
    slotted: { does: 'Solange die Karte auf einem Platz ihres Helden liegt.' },
    played: { does: 'Solange die Karte ausgespielt und ihr Wert noch nicht eingesetzt ist.' },
    level: { does: 'Turmkarten: für Helden, die auf der Ebene der Karte stehen.' },
    battle: { does: 'Gegner, Feinde und Spitzenkarten: solange der Kampf mit der Karte dauert.' },
  },
  verbs: {
    ...general.verbs,
    draw: {
      also: ['nimm eine Karte'],
      does: 'Ziehe Karten vom Kampfstapel.',
      fields: { cards: 'wie viele' },
    },
    discard: {
      also: ['wirf ab'],
      does: 'Lege Karten sofort auf den Ablagestapel. Mit `who` wählt jeder Held unter seinen eigenen.',
    },
    banish: {
      also: ['entferne', 'vernichte'],
      does: 'Verbanne Karten aus der Partie. Mit `who` wählt jeder Held unter seinen eigenen.',
    },
    retrieve: {
      also: ['hole', 'zurückholen'],
      does: 'Nimm Karten auf die Hand: eigene oder solche aus `banished` oder `ring`.',
    },
    steal: { does: 'Nimm Karten anderer Helden auf die Hand.' },
    'put-on-deck': { does: 'Lege Karten oben auf den eigenen Kampfstapel.' },
    gain: { does: 'Erhalte Karten, ohne sie zu bezahlen, meist vom Ring.' },
    'gain-loot': { also: ['Schatz', 'Gold'], does: 'Erhalte Karten vom Beutestapel.' },
    reshuffle: {
      does: 'Die Karte kommt in der Erholung zurück in das obere Drittel des Begegnungsstapels. Ohne `cards` ist es diese Karte. Was keine Kosten hat, etwa Beute, gibt es auf einem Ring umsonst.',
    },
    bury: {
      does: 'Lege Karten unter den Begegnungsstapel. Ohne `cards` ist es diese Karte. Was keine Kosten hat, etwa Beute, gibt es auf einem Ring umsonst.',
    },
    'lay-on-foe-deck': {
      does: 'Lege diese Karte offen auf den Feindstapel; ihre Regel `foe-drawn` läuft mit dem nächsten Feind ab.',
    },
    pick: { does: 'Wähle eine Karte, mehr nicht. Was folgt, nennt sie `that`.' },
    'lose-sanity': {
      also: ['zahle', 'Schaden', 'leide'],
      does: 'Verliere Verstand. Bei 0 wird der Held wahnsinnig.',
    },
    'gain-sanity': { also: ['heile', 'erhole'], does: 'Gewinne Verstand zurück, bis 10.' },
    madness: {
      does: 'Verändere die Wahnsinnsleiste: Eine positive Zahl hebt sie, eine negative senkt sie. Bei 0 haben alle verloren.',
    },
    'move-hero': {
      also: ['gehe', 'laufe'],
      does: 'Bewege dich auf deinem Ring. Wer die Karte spielt, bestimmt die Richtung.',
      fields: { upTo: 'es dürfen weniger sein' },
    },
    'place-hero': {
      does: 'Versetze Helden an einen Ort ihrer Ebene: auf ihr `portal`, ihre `staircase` (auf der Spitze das Turmtor) oder das Feld des `foe`; oder auf den `start`. Ohne Feind geschieht nichts.',
    },
    rotate: {
      also: ['rotiere', 'wende'],
      does: 'Drehe einen Ring mit allem, was auf ihm steht.',
      fields: { direction: 'frei gewählt, wo sie fehlt', upTo: 'es dürfen weniger sein' },
    },
    'foe-advances': {
      does: 'Der Feind rückt vor: Auf der Treppe deiner Ebene erscheint ein Feind, oder der Feind, der schon da ist, geht ein Feld auf dich zu.',
    },
    'move-foe': {
      does: 'Der Feind deiner Ebene bewegt sich auf dich zu. Einer, der an einen anderen Helden gebunden ist, bleibt stehen, außer du schreibst "locked": true.',
    },
    'summon-foe': { does: 'Auf der Treppe einer Ebene erscheint ein Feind, falls dort keiner ist.' },
    'remove-foe': { does: 'Der Feind einer Ebene verlässt den Spielplan.' },
    'reduce-cost': {
      does: 'Die gewählte Karte kostet bis zum Ende des Zuges so viel weniger, bei dem Attribut (oder der rohen Gewalt), mit dem die Zahlung gültig wird.',
    },
    'redraw-foe': {
      does: 'In einem Kampf mit einem Feind: Seine Karte kommt unter den Feindstapel, und eine andere wird gezogen.',
    },
    'take-into-battle': {
      does: 'Der Widersacher nimmt sich für den Kampf eine Karte; ihr Wert kommt zu diesem Attribut der Kosten hinzu. Danach kommt sie auf den Ablagestapel.',
      fields: { attribute: 'der Kosten' },
    },
    'add-loot': { does: 'Ein Sieg in diesem Kampf bringt mehr Beute.' },
    until: {
      also: ['Bonus', 'stärker', 'plus'],
      does: 'Eine Änderung auf Zeit: bis zum Ende des Zuges (`turn`) oder des Kampfes (`battle`), oder solange die Karte im Spiel bleibt (`play`). Mit `cards` gilt sie für die Karten, die jetzt gewählt werden, und ihre Zahl steht jetzt fest; mit `"cards": "this"` bleibt `that` die zuvor gewählte Karte.',
      fields: { ends: 'wie lange', cards: 'gilt nur für diese Karten' },
    },
    may: {
      does: 'Darf abgelehnt werden. Ein Preis wird ganz bezahlt oder gar nicht; erlaubt sind darin `lose-sanity`, `discard` und `banish`.',
      fields: { else: 'was geschieht, wenn abgelehnt wird oder der Preis nicht zu bezahlen ist' },
    },
    each: {
      does: 'Jeder dieser Helden ist in der Liste der Reihe nach „du“ und wählt für sich selbst.',
    },
  },
  whom: {
    you: { does: 'Der Held der Karte; gilt, wo nichts gesagt ist.' },
    every: { does: 'Alle Helden, der Reihe der Plätze nach, angefangen mit dem, der am Zug ist.' },
    others: { does: 'Alle Helden außer dir.' },
    here: { does: 'Alle Helden auf dieser Ebene, auch du.' },
    'others-here': { does: 'Die anderen Helden auf dieser Ebene.' },
    another: { does: 'Ein anderer Held deiner Wahl.' },
    'another-here': { does: 'Ein anderer Held deiner Wahl auf dieser Ebene.' },
    that: { does: 'Der zuletzt gewählte Held.' },
  },
  filters: {
    from: { does: 'Die Zonen, in denen sie liegen, siehe unten. In einer Änderung darf es fehlen.' },
    count: { does: 'Wie viele: eine Zahl oder `"all"`. Wo es fehlt, ist es 1.' },
    upTo: { does: '`true`: Es dürfen weniger sein oder gar keine.' },
    pick: {
      does: 'Wie gewählt wird: `choice` (frei; gilt, wo nichts gesagt ist), `random` (zufällig), `strongest`, `weakest`; die letzten beiden nach dem Wert, bei Gleichstand frei.',
    },
    whose: {
      does: 'Wessen Zonen: `you` (gilt, wo nichts gesagt ist), `another` und `others` (die aller anderen Helden), `another-here` (die der anderen Helden auf deiner Ebene), `that` (die des zuletzt gewählten Helden).',
    },
    kind: {
      does: 'Von einer dieser Arten. `equipment` steht für Waffe, Rüstung, Gegenstand, Relikt und Verlieskarte.',
    },
    not: { does: 'Von keiner dieser Arten.' },
    attribute: { does: 'Ihr Wert kann als eines dieser Attribute gelten; bei `vorpal` als jedes.' },
    power: { does: 'Ihr gedruckter Wert: `min`, `max` oder beides.' },
    class: { does: 'Ihre Klasse, wie Feinde eine haben.' },
    id: { does: 'Genau diese Karte, mit ihrem ganzen Namen `paket:name`.' },
  },
  zones: {
    hand: { does: 'Die Hand.' },
    slots: { does: 'Die fünf Plätze.' },
    discard: { does: 'Der Ablagestapel.' },
    played: { does: 'In diesem Zug ausgespielte Karten, deren Wert noch nicht eingesetzt ist.' },
    spent: { does: 'Karten, deren Wert in diesem Zug eingesetzt worden ist oder die verbraucht sind.' },
    gained: { does: 'In diesem Zug erhaltene Karten.' },
    deck: { does: 'Der Kampfstapel. Wer ihn durchsucht, sieht, was darin ist, nicht die Reihenfolge.' },
    usable: {
      does: 'Hand, Plätze und ausgespielte Karten: was in diesem Zug noch eingesetzt werden kann.',
    },
    ring: { does: 'Der Ring deiner Ebene.' },
    banished: { does: 'Alle verbannten Karten.' },
    battle: { does: 'Der Widersacher dieses Kampfes.' },
    enemies: { does: 'Der Widersacher dieses Kampfes; ohne Kampf die Karten auf dem Ring deiner Ebene.' },
  },
  amounts: {
    ...general.amounts,
    die: { does: 'Wirf 1W6. Nur in Effekten.' },
    d3: { does: 'Wirf 1W6 und halbiere das Ergebnis, aufgerundet. Nur in Effekten.' },
    rolled: {
      does: 'Der Wurf der Tabelle, der hierher geführt hat, oder der letzte Würfel. Nur in Effekten.',
    },
    done: { does: 'Wie viele Karten der letzte Effekt wirklich bewegt hat. Nur in Effekten.' },
    count: { does: 'Eine Anzahl von Karten.' },
    heroes: { does: 'Eine Anzahl von Helden.' },
    sanity: { does: 'Dein Verstand.' },
    'lost-sanity': { does: '10 weniger deinen Verstand.' },
    madness: { does: 'Der Stand der Wahnsinnsleiste.' },
    power: {
      does: 'Der Wert dieser Karte (`this`) oder der zuletzt gewählten (`that`). Nur in Effekten.',
    },
  },
  conditions: {
    ...general.conditions,
    cards: {
      does: 'Es gibt mindestens (`max`: höchstens) so viele solche Karten; eine, wo keine Grenze genannt ist.',
    },
    that: {
      does: 'Die zuletzt gewählte Karte ist eine solche. Die Felder sind dieselben wie bei Karten. Nur in Effekten.',
    },
    key: { does: 'Du hast einen Turmschlüssel.' },
    level: { does: 'Du stehst auf einer dieser Ebenen: `dungeon`, `temple`, `spire`, `keep`.' },
    'foe-here': { does: 'Auf deiner Ebene ist ein Feind.' },
    alone: {
      also: ['allein', 'solo'],
      does: 'In der Partie ist kein anderer Held, oder alle anderen sind ausgeschieden.',
    },
    battle: {
      does: 'Gerade wird gekämpft, mit einem solchen Widersacher und von einer solchen Klasse, wo sie genannt sind.',
    },
    class: { does: 'Dein Held gehört zu einer dieser Klassen.' },
    collected: { does: 'Du hast in diesem Zug eine Karte erhalten.' },
    slotted: {
      does: 'Diese Karte liegt auf einem deiner Plätze. Nur in Effekten. Eine Karte, die von einem Platz ausgespielt wird, hat ihn verlassen; Verlieskarten aber bleiben.',
    },
    turn: { does: 'Der Zug, über alle Helden gezählt.' },
  },
  changes: {
    'add-power': { does: 'Ein höherer Wert.' },
    'lower-power': { does: 'Ein geringerer Wert, aber nie weniger als nichts.' },
    'set-power': {
      does: 'Ein anderer Wert statt des gedruckten. Was dazukommt, verdoppelt oder abzieht, kommt danach.',
    },
    'double-power': { does: 'Der doppelte Wert; zwei Verdopplungen sind das Dreifache.' },
    allow: {
      does: 'Ein Wert, der als `from` gelten kann, darf auch als `to` gelten. Ohne `from` jeder Wert.',
    },
    cheaper: {
      does: 'Geringere Kosten. Mit `attribute` nur bei diesem; ohne es wird das Attribut beim Bezahlen gewählt, und auch die rohe Gewalt ist geringer.',
    },
    dearer: { does: 'Höhere Kosten, immer bei einem Attribut.' },
    slot: {
      does: 'Karten dieser Arten passen auf Plätze jener Arten.',
      fields: { kinds: 'der Karten', into: 'der Plätze' },
    },
    share: { does: 'Diese Karte darf sich einen Platz mit einer Karte dieser Arten teilen.' },
    hand: { does: 'Eine größere Hand; bei einer negativen Zahl eine kleinere.' },
    generate: {
      does: 'Ausgerüstete Karten dürfen umgedreht werden und geben dann diesen Wert statt ihres eigenen.',
    },
    'free-power': {
      does: 'Fähigkeiten von Helden: einmal je Zug Kraft, ohne eine Karte zu benutzen.',
      fields: { attributes: 'eines davon' },
    },
    stay: {
      does: 'Die Karten bleiben auf ihren Plätzen, wenn sie benutzt werden. Sie werden umgedreht und in der Erholung wieder aufgedeckt.',
    },
    reroll: { does: 'Fähigkeiten von Helden: Einmal je Zug darf ein Würfel neu geworfen werden.' },
    'loot-roll': {
      does: 'Fähigkeiten von Helden: So viel darf zu Würfen auf Tabellen, die Beute geben können, und zu den Würfen von Beutekarten addiert werden.',
    },
    rotation: {
      does: 'Fähigkeiten von Helden: Einmal je Zug darf eine Ebene, die in der Erkundung gedreht wird, um so viel weiter gedreht werden.',
    },
    forbid: { does: 'Diese Karten können in diesem Kampf nicht benutzt werden.' },
    'adversary-harm': {
      does: 'Kommt zu dem Verstand hinzu, den jeder Gegner auf dem Ring in der Erholung kostet.',
    },
    well: { does: 'Der Brunnen der Seelen kostet so viel weniger.' },
    loot: {
      does: 'Besiegte Feinde bringen so viel mehr Beute. Bedingungen gelten, wie sie beim Sieg sind, bevor der Schlüssel genommen wird.',
    },
  },
  card: {
    id: 'Ihr Name innerhalb des Pakets: kleine Buchstaben, Ziffern, einzelne Bindestriche. Anderswo heißt die Karte `paket:id`. Er bleibt für immer, siehe [packs.md](packs.md#changing-a-pack-that-others-play)',
    name: 'Was auf ihr gedruckt ist, auf Englisch; andere Sprachen in [`text/`](translations.md)',
    kind: 'Was sie ist und in welchem Stapel sie liegt. `board` ist der Turm selbst',
    types:
      'Weitere Arten, als die sie gilt, und damit die Plätze, auf die sie passt: für `loot` und `starter` und für Ausrüstung mehrerer Arten',
    power: 'Ihr Wert; gehört mit `as` zusammen',
    as: 'Als was ihr Wert gilt: ein Attribut, zwei (eines davon) oder `vorpal` (jedes der drei)',
    cost: 'Was sie kostet: `fight`, `skill`, `charm` (0, wo es fehlt) müssen alle erreicht werden, oder `brute` insgesamt; ohne `brute` geht es nicht mit roher Gewalt. `rolled` nennt Attribute, zu denen 1W6 hinzukommt, bei jedem Versuch neu (nur bei Gegnern, Feinden und Spitzenkarten)',
    class: 'Die Klasse eines Gegners, eines Feindes oder einer Spitzenkarte',
    loot: 'Beute, die ein Feind bringt; 2, wo es fehlt',
    copies: 'Wie oft sie im Stapel ist; einmal, wo es fehlt',
    stages: 'Weitere Kosten einer Feind- oder Spitzenkarte, die nacheinander zu bezahlen sind',
    rules: 'Was sie tut. Schreibe keinen Regeltext: Er entsteht von selbst',
    story: 'Eine Zeile Geschichte',
    art: 'Das Bild, siehe [art.md](../art.md); ohne es bekommt die Karte eines nach ihrer Art',
    hero: 'Nur Helden: `class`, `gender` (`masculine`, wo es fehlt, oder `feminine`: „Plünderin“ statt „Plünderer“), `difficulty` (`normal`, `hard`, `expert`), `deck` (12 Startkarten: `{ "base:tool": 4, ... }`), `slots` (fünf Arten), `abilities` (zwei, jede `{ "rules": [...] }`)',
    board:
      'Nur der Spielplan: Felder eines Rings, Felder vom Portal zur Treppe, kleinster Abstand zwischen einer Treppe und dem Portal darüber',
  },
};
