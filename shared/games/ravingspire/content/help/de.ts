import { de as general } from '../../../../packs/effects/help/de.ts';
import { de as card } from './card/de.ts';
import type { en } from './en.ts';

/** Was jedes Wort der Kartensprache tut, auf Deutsch, so wie es Autoren lesen. */
export const de: typeof en = {
  ...card,
  headings: {
    triggers: {
      title: 'Auslöser',
      intro: 'Wann eine Regel geschieht. Was sie dann tut, geschieht in der Reihenfolge, in der es dasteht.',
    },
    standings: {
      title: 'Dauerhafte Regeln',
      intro: 'Solange eine Regel gilt: Sie tut von sich aus nichts, aber sie ändert, was gilt.',
    },
    verbs: { title: 'Effekte', intro: 'Was eine Regel tut. Was nicht geht, entfällt.' },
    whom: { title: 'Wen es trifft', intro: 'Welchen Helden ein Effekt gilt.' },
    filters: { title: 'Karten', intro: 'Mit welchen Karten etwas geschieht oder welche gezählt werden.' },
    zones: { title: 'Zonen', intro: 'Wo Karten liegen.' },
    amounts: {
      title: 'Zahlen',
      intro:
        'Wie viel: eine Zahl oder etwas, das am Tisch gezählt oder gewürfelt wird. In einer Regel, die dauerhaft gilt, lässt sich nicht würfeln.',
    },
    conditions: { title: 'Bedingungen', intro: 'Was zutreffen muss, damit etwas geschieht.' },
    changes: {
      title: 'Änderungen',
      intro: 'Was anders ist, solange eine Regel gilt, oder auf Zeit.',
    },
    card: { title: 'Eine Karte' },
  },
  triggers: {
    played: {
      does: 'Die Karte wird wegen ihres Werts ausgespielt, von der Hand oder von einem Platz. Danach kann ihr Wert eingesetzt werden.',
    },
    spent: {
      does: 'Mit ihrem Wert wird bezahlt oder gekämpft. Gegen Gegner, Feinde und Spitzenkarten kann die Regel ihn noch um eine feste Zahl erhöhen; jede andere Erhöhung gehört zu „Beim Ausspielen“.',
    },
    instead: {
      does: 'Die Karte wird nur wegen dieser Regel ausgespielt und gibt ihren Wert nicht. Danach wird sie abgelegt oder verbannt.',
      fields: { by: 'was aus der Karte wird: Sie kommt später wieder oder verlässt die Partie für immer' },
    },
    revealed: { does: 'Die Feind- oder Spitzenkarte wird aufgedeckt, vor dem Kampf mit ihr.' },
    defeated: {
      does: 'Der Gegner oder Feind ist besiegt. Ein Gegner muss am Ende sagen, wohin er kommt: zurück in den Begegnungsstapel, unter ihn oder aus der Partie.',
    },
    lost: {
      does: 'Der Kampf gegen die Karte ist verloren oder aufgegeben; was das ohnehin kostet, kommt danach.',
    },
    chaos: {
      does: 'Die Chaoskarte wird gezogen. Davor rückt der Feind vor, danach wird sie verbannt; beides geschieht von selbst.',
    },
    'turn-start': {
      does: 'Ein Held beginnt seinen Zug. Das gilt für Karten auf seinen Plätzen, für seine Fähigkeiten und für die Turmkarte seiner Ebene, nicht für Karten auf der Hand.',
    },
    gained: {
      does: 'Ein Held hat die Karte erhalten: gekauft, als Beute oder durch einen Effekt.',
    },
    'foe-drawn': {
      does: 'Diese Karte liegt offen auf dem Feindstapel, und der nächste Feind wird gezogen. Danach wird sie verbannt.',
    },
    'on-ring': {
      does: 'Die Karte liegt offen auf einem Ring, und der Zug eines Helden auf dieser Ebene beginnt. Auf der Hand und im Stapel geschieht nichts.',
    },
    placed: { does: 'Eine Turmkarte kommt auf ihre Ebene, oder eine andere Karte kommt auf einen Ring.' },
    discarded: { does: 'Ein Effekt hat die Karte abgelegt. Das Ablegen in der Erholung zählt nicht.' },
    banished: {
      does: 'Ein Effekt hat die Karte verbannt. Der Brunnen der Seelen zählt nicht, und auch nicht, was die Regeln von selbst verbannen.',
    },
    'turn-end': {
      does: 'Der Zug des Helden endet: Die Erholung beginnt. Abgelegt ist noch nichts. Das betrifft ausgerüstete Karten, Fähigkeiten von Helden und die Turmkarte der Ebene.',
    },
    held: {
      also: ['flüchtig', 'unbenutzt'],
      does: 'Der Zug des Helden endet, und die Karte ist auf der Hand: Sie wurde nicht benutzt. Abgelegt ist noch nichts.',
    },
    gains: {
      does: 'Der Held erhält eine Karte: gekauft, als Beute oder durch einen Effekt. „Jene Karte“ ist die erhaltene.',
      fields: { cards: 'welche Karten zählen; ohne das jede' },
    },
    beats: {
      does: 'Der Held besiegt einen Gegner oder einen Feind. „Jene Karte“ ist der besiegte.',
      fields: { cards: 'welche zählen; ohne das jeder' },
    },
    plays: {
      does: 'Der Held spielt eine Karte für ihren Wert aus, von der Hand oder aus einem Platz. „Jene Karte“ ist die ausgespielte.',
      fields: { cards: 'welche zählen; ohne das jede' },
    },
    'loses-battle': { does: 'Der Held verliert einen Kampf oder gibt ihn auf.' },
    'loses-sanity': { does: 'Der Held verliert Verstand, wie viel auch auf einmal.' },
    'would-lose-sanity': {
      does: 'Der Held ist dabei, Verstand zu verlieren: durch einen Effekt, einen verlorenen Kampf mit einem Feind, durch Gegner oder durch Übermacht. Was als Preis bezahlt wird, zählt nicht.',
    },
    'gains-sanity': { does: 'Der Held gewinnt Verstand zurück, wie viel auch auf einmal.' },
    discards: {
      does: 'Ein Effekt oder sein Preis legt eine Karte des Helden ab; jede zählt für sich. Was in der Erholung und beim Wahnsinn abgelegt wird, zählt nicht.',
      fields: { cards: 'welche Karten zählen; ohne das jede' },
    },
    banishes: {
      does: 'Der Held verbannt eine Karte: durch einen Effekt, als Preis, statt ihrer Kraft oder im Brunnen der Seelen.',
      fields: { cards: 'welche Karten zählen; ohne das jede' },
    },
    draws: {
      does: 'Durch einen Effekt zieht der Held Karten, wie viele auch immer. Das Auffüllen der Hand in der Erholung zählt nicht.',
    },
    rotates: { does: 'Im Zug des Helden wird eine Ebene gedreht, wodurch auch immer.' },
    moves: {
      does: 'Der Held hat sich bewegt, wie weit auch immer. Wer irgendwohin gestellt oder von einer Ebene mitgedreht wird, bewegt sich nicht.',
    },
    activated: {
      does: 'Die Fähigkeit eines Helden wird benutzt, in der Begegnung oder in einem Kampf.',
      fields: {
        once: 'jede Fähigkeit kann einmal je Zug benutzt werden',
        price: 'was es kostet, sie zu benutzen; es wird bezahlt, bevor sonst etwas geschieht',
      },
    },
  },
  standings: {
    always: {
      does: 'Immer, wo auch immer die Karte ist. Meist bei Fähigkeiten von Helden; bei anderen Karten nur für die Karte selbst.',
    },
    slotted: { does: 'Solange die Karte auf einem Platz ihres Helden liegt.' },
    played: { does: 'Vom Ausspielen der Karte an, bis ihr Wert eingesetzt ist.' },
    ring: {
      does: 'Solange die Karte auf einem Begegnungsring liegt, für die Helden auf dessen Ebene: So kann sie selbst mehr oder weniger kosten.',
    },
    level: { does: 'Für Helden, die auf der Ebene dieser Turmkarte stehen.' },
    battle: { does: 'Solange der Kampf mit dieser Karte dauert.' },
  },
  verbs: {
    ...general.verbs,
    draw: {
      also: ['nimm eine Karte'],
      does: 'Ziehe Karten vom Kampfstapel.',
      fields: { cards: 'wie viele Karten' },
    },
    discard: {
      also: ['wirf ab'],
      does: 'Lege Karten sofort auf den Ablagestapel. Tun das mehrere Helden, wählt jeder seine eigenen.',
    },
    banish: {
      also: ['entferne', 'vernichte'],
      does: 'Verbanne Karten aus der Partie. Tun das mehrere Helden, wählt jeder seine eigenen.',
    },
    retrieve: {
      also: ['hole', 'zurückholen'],
      does: 'Nimm Karten auf die Hand: eigene, verbannte oder solche vom Ring.',
    },
    steal: { does: 'Nimm Karten anderer Helden auf die Hand.' },
    give: {
      also: ['weitergeben', 'schenken', 'überlassen'],
      does: 'Gib Karten einem anderen Helden: Sie kommen auf seine Hand. Erhalten hat er sie damit nicht.',
      fields: { to: 'wer sie bekommt' },
    },
    'put-on-deck': { does: 'Lege Karten oben auf den eigenen Kampfstapel.' },
    look: {
      also: ['spähen', 'nachsehen', 'oberste', 'Stapel'],
      does: 'Sieh die obersten Karten eines Stapels an, sonst tut das niemand. Was folgt, kann unter „den angesehenen Karten“ wählen; was nicht bewegt wird, bleibt liegen.',
      fields: { deck: 'Welcher Stapel: dein Kampfstapel oder einer, den alle Helden teilen.' },
    },
    reveal: {
      also: ['zeigen', 'umdrehen'],
      does: 'Decke die obersten Karten eines Stapels für alle auf. Sie bleiben liegen, bis etwas sie bewegt; „jene Karte“ ist die aufgedeckte.',
      fields: { deck: 'Welcher Stapel: dein Kampfstapel oder einer, den alle Helden teilen.' },
    },
    'reveal-until': {
      also: ['graben', 'zeigen bis'],
      does: 'Decke Karte um Karte eines Stapels auf, bis eine bestimmte kommt, die „jene Karte“ ist; ohne eine solche wird der ganze Stapel aufgedeckt. Alle bleiben liegen, bis etwas sie bewegt.',
      fields: {
        deck: 'Welcher Stapel: dein Kampfstapel oder einer, den alle Helden teilen.',
        until: 'Die Karte, die kommen muss.',
      },
    },
    shuffle: {
      also: ['durchmischen'],
      does: 'Mische einen Stapel, mit Karten, die hineinkommen, oder ohne. In einen Stapel, den alle Helden teilen, kommen nur Karten, die dorthin gehören.',
      fields: {
        deck: 'Welcher Stapel: dein Kampfstapel oder einer, den alle Helden teilen.',
        cards: 'Die Karten, die hineinkommen; ohne sie wird nur der Stapel gemischt.',
      },
    },
    'put-back': {
      also: ['ordnen', 'umordnen', 'unten'],
      does: 'Lege Karten, die in einem Stapel liegen, wieder oben darauf, in einer Reihenfolge, die du wählst und nur du kennst, oder nach unten, wo alle sie sehen.',
      fields: { under: 'Ob sie unter den Stapel kommen.' },
    },
    'put-on-ring': {
      also: ['rufen', 'beschwören', 'Begegnung', 'auslegen'],
      does: 'Lege Karten, die in den Begegnungsstapel gehören, auf freie Stellen des Rings der Ebene. Ist der Ring voll, weicht eine Karte deiner Wahl und kommt unter den Begegnungsstapel.',
    },
    play: {
      also: ['wirken', 'kostenlos', 'umsonst'],
      does: 'Spiele Karten aus, wo immer sie liegen, als wären sie auf der Hand: Ihr Wert zählt, und was beim Ausspielen geschieht, geschieht. Nur im eigenen Zug des Helden, und keine Karte, die schon im Spiel ist.',
    },
    again: {
      also: ['zweimal', 'kopieren', 'noch einmal', 'verdoppeln'],
      does: 'Was andere Karten beim Ausspielen bewirken, geschieht noch einmal, für dich. Ihr Wert zählt weiterhin nur einmal.',
    },
    gain: { does: 'Erhalte Karten, ohne sie zu bezahlen, meist vom Ring.' },
    'gain-loot': { also: ['Schatz', 'Gold'], does: 'Erhalte Karten vom Beutestapel.' },
    transform: {
      also: ['verwandeln', 'ersetzen', 'aufwerten'],
      does: 'Eine Karte aus dem Vorrat tritt an die Stelle einer Karte, die verbannt wird. Ist keine im Vorrat, geschieht nichts.',
      fields: { into: 'die Karte, zu der sie wird' },
    },
    reshuffle: {
      does: 'Die Karte kommt in der Erholung zurück in das obere Drittel des Begegnungsstapels: Sie ist bald wieder da.',
    },
    bury: {
      does: 'Lege Karten unter den Begegnungsstapel: Man sieht sie so bald nicht wieder.',
    },
    'lay-on-foe-deck': {
      does: 'Lege diese Karte offen auf den Feindstapel. Was sie tut, wenn der nächste Feind gezogen wird, sagt eine andere Regel.',
    },
    pick: { does: 'Wähle eine Karte, mehr nicht. Was folgt, kann von „jener Karte“ sprechen.' },
    'put-counters': {
      also: ['Ladung', 'Zähler', 'wachsen', 'markieren'],
      does: 'Lege Marken auf diese Karte oder auf die vorher gewählte. Wird sie weggelegt, verliert sie alle, die nicht bleiben.',
      fields: { lasting: 'ob sie darauf bleiben, wohin sie auch geht' },
    },
    'remove-counters': {
      also: ['ausgeben', 'herunterzählen', 'verbrauchen'],
      does: 'Nimm Marken von dieser Karte oder von der vorher gewählten, so viele darauf liegen. Als Preis müssen es so viele sein.',
    },
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
      fields: { upTo: 'ob es auch weniger Felder sein dürfen' },
    },
    'place-hero': {
      does: 'Versetze Helden: auf das Portal einer Ebene, auf ihre Treppe (auf der Spitze das Turmtor) oder zu ihrem Feind; oder zurück an den Start. Ohne Feind geschieht nichts.',
      fields: { level: 'welche Ebene: die eigene, die nächste darüber oder darunter, oder eine bestimmte' },
    },
    'swap-places': {
      does: 'Der Held und ein anderer tauschen den Platz, auf welchen Ebenen sie auch sind. Im Bergfried hat niemand einen Platz.',
      also: ['wechseln'],
    },
    rotate: {
      also: ['rotiere', 'wende'],
      does: 'Drehe einen Ring mit allem, was auf ihm steht.',
      fields: {
        direction: 'wie herum; ist nichts gesagt, wird es beim Spielen gewählt',
        upTo: 'ob es auch weniger Felder sein dürfen',
      },
    },
    'foe-advances': {
      does: 'Der Feind rückt vor: Auf der Treppe deiner Ebene erscheint ein Feind, oder der Feind, der schon da ist, geht ein Feld auf dich zu.',
    },
    'move-foe': {
      does: 'Der Feind deiner Ebene bewegt sich auf dich zu. Einer, der an einen anderen Helden gebunden ist, bleibt stehen, außer die Regel sagt es anders.',
    },
    'place-foe': {
      does: 'Der Feind deiner Ebene kommt auf dein Feld, auf das Portal oder auf die Treppe. Einer, gegen den gekämpft wird, bleibt stehen, und ebenso einer, der an einen anderen Helden gebunden ist, außer die Regel sagt es anders.',
      also: ['rufe den Feind', 'locke'],
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
      does: 'Der Feind oder Gegner nimmt sich für den Kampf eine Karte; ihr Wert kommt zu einem Attribut seiner Kosten hinzu. Danach kommt sie auf den Ablagestapel.',
      fields: { attribute: 'welcher Teil der Kosten steigt' },
    },
    'add-loot': { does: 'Ein Sieg in diesem Kampf bringt mehr Beute.' },
    until: {
      also: ['Bonus', 'stärker', 'plus'],
      does: 'Etwas ist eine Zeit lang anders: bis zum Ende des Zuges oder des Kampfes, solange diese Karte im Spiel ist, oder für den Rest des Spiels. Gilt es für bestimmte Karten, werden sie jetzt gewählt.',
      fields: { ends: 'wie lange es gilt', cards: 'für welche Karten es gilt' },
    },
    prevent: {
      also: ['blocken', 'Schild', 'schützen', 'stattdessen'],
      does: 'Der drohende Verlust von Verstand wird kleiner. Nur wo eine Regel oder etwas, das wartet, vor einem solchen Verlust kommt.',
      fields: { amount: 'wie viel davon verhindert wird; ohne Angabe alles' },
    },
    ward: {
      also: ['Schild', 'Block', 'Rüstung', 'die nächsten'],
      does: 'Dem Helden bleibt so viel von dem Verstand erspart, den er als Nächstes verlieren würde, in einem Verlust oder mehreren. Was Karten verhindern, kommt zuerst. Wird der Held wahnsinnig, ist es vorbei.',
      fields: { ends: 'wann es vorbei ist; ohne Angabe gilt es, bis es verbraucht ist' },
    },
    later: {
      also: ['nächstes Mal', 'nächster Zug', 'verzögert', 'danach'],
      does: 'Die Effekte warten auf einen Moment des Helden und geschehen dann einmal. Alle sehen, was wartet. Wird der Held wahnsinnig, ist es vorbei.',
      fields: {
        when: 'der Moment, auf den sie warten',
        cards: 'welche Karten der Moment betreffen muss; ohne Angabe alle',
        ends: 'wann sie nicht mehr warten; ohne Angabe warten sie, bis der Moment kommt',
      },
    },
    may: {
      does: 'Man darf es auch lassen. Hat es einen Preis, wird er ganz bezahlt oder gar nicht: Verstand verlieren, Karten ablegen oder verbannen, Marken wegnehmen.',
      fields: { else: 'was geschieht, wenn man es lässt oder nicht bezahlen kann' },
    },
    each: {
      does: 'Mehrere Helden tun dasselbe, einer nach dem anderen, und jeder wählt für sich selbst.',
    },
  },
  whom: {
    you: { does: 'Der Held, dem die Karte gehört.' },
    every: { does: 'Alle Helden der Reihe nach, angefangen mit dem, der am Zug ist.' },
    others: { does: 'Alle Helden außer dir.' },
    here: { does: 'Alle Helden auf dieser Ebene, auch du.' },
    'others-here': { does: 'Die anderen Helden auf dieser Ebene.' },
    another: { does: 'Ein anderer Held deiner Wahl.' },
    'another-here': { does: 'Ein anderer Held deiner Wahl auf dieser Ebene.' },
    that: { does: 'Der zuletzt gewählte Held.' },
    left: {
      does: 'Der Held links von dir: der nächste im Uhrzeigersinn, der noch im Spiel ist.',
      also: ['Nachbar', 'Uhrzeigersinn'],
    },
    right: { does: 'Der Held rechts von dir: der vor dir.', also: ['Nachbar', 'gegen den Uhrzeigersinn'] },
  },
  filters: {
    from: { does: 'Woher die Karten kommen: von der Hand, von den Plätzen, vom Ablagestapel …' },
    count: { does: 'Wie viele Karten: eine Zahl oder alle.' },
    upTo: { does: 'Ob es auch weniger Karten sein dürfen oder gar keine: „bis zu zwei Karten“.' },
    pick: {
      does: 'Wer die Karten aussucht: wer spielt oder der Zufall; oder es sind die mit dem höchsten oder niedrigsten Wert.',
    },
    whose: {
      does: 'Wessen Karten: deine eigenen, die eines anderen Helden oder aller anderen, oder die des zuvor gewählten Helden.',
    },
    kind: {
      does: 'Welche Arten von Karten. Ausrüstung sind Waffen, Rüstungen, Gegenstände, Relikte und Verlieskarten.',
    },
    not: { does: 'Welche Arten von Karten nicht: „eine Karte, die kein Angriff ist“.' },
    attribute: {
      does: 'Als was der Wert der Karte zählt: Kampf, Geschick oder Charme. Vorpal zählt als jedes davon.',
    },
    power: { does: 'Wie hoch der gedruckte Wert der Karte ist, mindestens oder höchstens.' },
    cost: {
      does: 'Was die Karte kostet, mindestens oder höchstens: ihre gedruckte rohe Gewalt, oder ohne sie Kampf, Geschick und Charme zusammen.',
    },
    class: { does: 'Von welcher Klasse die Karte ist, wie Feinde eine haben.' },
    id: { does: 'Eine ganz bestimmte Karte, mit ihrem Namen: „eine Klinge“.' },
    pack: {
      does: 'Aus welchem Paket die Karte ist, was auch immer andere Pakete an ihr geändert haben: aus einem bestimmten oder aus dem der Karte, die es sagt.',
      also: ['Erweiterung', 'Mod'],
    },
    named: {
      does: 'Eine Karte mit demselben Namen wie diese, oder wie die vorher gewählte.',
      also: ['Kopie', 'gleich', 'gleichnamig'],
    },
    slot: {
      does: 'Auf welchen Arten von Plätzen die Karte liegt, wie sie beim Helden stehen; mit allen davon auf irgendeinem Platz.',
      also: ['ausgerüstet', 'getragen'],
    },
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
    supply: { does: 'Die Karten, die beiseite beginnen: Nur Effekte geben sie aus.' },
    battle: { does: 'Der Feind, Gegner oder die Spitzenkarte, gegen die gerade gekämpft wird.' },
    seen: {
      does: 'Die Karten, die der Effekt zuletzt angesehen hat, soweit sie noch in ihrem Stapel liegen.',
    },
    enemies: { does: 'Wer gerade bekämpft wird; ohne Kampf die Karten auf dem Ring deiner Ebene.' },
  },
  amounts: {
    ...general.amounts,
    die: { does: 'Ein Würfel wird geworfen, und sein Ergebnis zählt.' },
    d3: { does: 'Ein Würfel wird geworfen und halbiert, aufgerundet: 1 bis 3.' },
    parameter: {
      does: 'In einem Schlüsselwort: die Zahl, die jede Karte dazu nennt.',
      also: ['N', 'X'],
    },
    rolled: {
      does: 'Was der letzte Würfel gezeigt hat.',
    },
    done: { does: 'Mit wie vielen Karten der Effekt davor wirklich etwas getan hat.' },
    count: { does: 'Karten werden gezählt: wie viele es davon gibt.' },
    heroes: { does: 'Helden werden gezählt: wie viele es davon gibt.' },
    sanity: { does: 'Wie viel Verstand der Held hat.' },
    'lost-sanity': { does: 'Wie viel Verstand dem Helden bis 10 fehlt.' },
    madness: { does: 'Der Stand der Wahnsinnsleiste.' },
    turn: { does: 'Die Nummer des Zuges, über alle Helden gezählt.', also: ['Runde'] },
    higher: {
      does: 'Die höhere von zwei Zahlen. Bei zwei Würfeln: Wirf zweimal und behalte das höhere Ergebnis.',
      also: ['zweimal würfeln', 'bessere'],
    },
    lower: {
      does: 'Die niedrigere von zwei Zahlen. Bei zwei Würfeln: Wirf zweimal und behalte das niedrigere Ergebnis.',
      also: ['zweimal würfeln', 'schlechtere'],
    },
    distance: {
      does: 'Wie viele Felder es auf dem Ring vom Helden bis zum Portal, zur Treppe (auf der Spitze zum Turmtor) oder zum Feind seiner Ebene sind, auf dem kürzeren Weg; 0, wo nichts davon ist.',
      also: ['Entfernung', 'wie weit'],
    },
    cost: {
      does: 'Was diese Karte kostet, oder die vorher gewählte: ihre gedruckte rohe Gewalt, oder ohne sie Kampf, Geschick und Charme zusammen.',
      also: ['Preis'],
    },
    counters: {
      does: 'Wie viele Marken auf dieser Karte liegen oder auf der vorher gewählten.',
      also: ['Ladungen', 'Zähler'],
    },
    power: {
      does: 'Der Wert dieser Karte oder der zuvor gewählten.',
    },
  },
  conditions: {
    ...general.conditions,
    cards: {
      does: 'Von bestimmten Karten gibt es so viele, mindestens oder höchstens; ist keine Zahl genannt, genügt eine.',
    },
    that: {
      does: 'Die zuvor gewählte Karte ist von einer bestimmten Sorte.',
    },
    key: { does: 'Der Held hat einen Turmschlüssel.' },
    level: {
      does: 'Der Held steht auf einer dieser Ebenen: im Verlies, im Tempel, auf der Spitze oder im Bergfried.',
    },
    'foe-here': { does: 'Auf deiner Ebene ist ein Feind.' },
    alone: {
      also: ['allein', 'solo'],
      does: 'In der Partie ist kein anderer Held, oder alle anderen sind ausgeschieden.',
    },
    battle: {
      does: 'Gerade wird gekämpft; sagt es die Regel, nur gegen bestimmte Feinde oder Gegner.',
    },
    class: { does: 'Dein Held gehört zu einer dieser Klassen.' },
    collected: { does: 'Du hast in diesem Zug eine Karte erhalten.' },
    slotted: {
      does: 'Diese Karte liegt auf einem Platz. Wird eine Karte von einem Platz ausgespielt, hat sie ihn verlassen; nur Verlieskarten bleiben.',
    },
    stage: {
      does: 'Der Kampf mit einem Gegner von mehreren Stufen ist bei einer bestimmten, gezählt von 1. Ohne Kampf gilt es nie.',
    },
    turn: {
      does: 'Die Partie ist bei einem bestimmten Zug angekommen. Gezählt werden die Züge aller Helden zusammen.',
    },
  },
  changes: {
    'add-power': { does: 'Karten haben einen höheren Wert.' },
    'lower-power': { does: 'Karten haben einen niedrigeren Wert, aber nie weniger als 0.' },
    'set-power': {
      does: 'Karten haben einen anderen Wert als den gedruckten. Was hinzukommt, verdoppelt oder abgezogen wird, gilt danach.',
    },
    'double-power': { does: 'Karten haben den doppelten Wert. Zweimal verdoppelt ist es das Dreifache.' },
    allow: {
      does: 'Was ein Attribut bezahlt, darf auch ein anderes bezahlen: Kampf darf als Geschick zählen.',
    },
    cheaper: {
      does: 'Karten kosten weniger. Ist kein Attribut genannt, wird es beim Bezahlen gewählt, und auch die rohe Gewalt sinkt.',
    },
    dearer: { does: 'Karten kosten mehr, bei einem Attribut.' },
    slot: {
      does: 'Karten mancher Arten passen auf Plätze, die für andere gedacht sind.',
      fields: { kinds: 'der Karten', into: 'auf welche Plätze sie dann passen' },
    },
    share: { does: 'Diese Karte darf sich einen Platz mit einer anderen teilen.' },
    hand: { does: 'Eine größere Hand; bei einer negativen Zahl eine kleinere.' },
    generate: {
      does: 'Karten auf Plätzen dürfen einmal je Zug umgedreht werden: Dann geben sie diesen Wert und bleiben liegen.',
    },
    'free-power': {
      does: 'Einmal je Zug hat der Held Kraft, ohne eine Karte zu benutzen.',
      fields: { attributes: 'als was die Kraft zählt: eines davon' },
    },
    stay: {
      does: 'Die Karten bleiben auf ihren Plätzen, wenn sie benutzt werden. Sie werden umgedreht und in der Erholung wieder aufgedeckt.',
    },
    retain: {
      also: ['behalten', 'aufheben'],
      does: 'Die Karten bleiben auf der Hand, wenn der Rest in der Erholung abgelegt wird.',
    },
    'opening-hand': {
      also: ['angeboren', 'erste Hand'],
      does: 'Die Karte ist auf der ersten Hand des Spiels, und auf der, die nach Wahnsinn gezogen wird.',
    },
    reroll: { does: 'Einmal je Zug darf ein Würfel neu geworfen werden.' },
    'loot-roll': {
      does: 'So viel darf zu Würfen um Beute und zu den Würfen von Beutekarten hinzugezählt werden.',
    },
    rotation: {
      does: 'Wird in der Erkundung eine Ebene gedreht, darf sie einmal je Zug um so viel weiter gedreht werden.',
    },
    forbid: { does: 'Diese Karten können in diesem Kampf nicht benutzt werden.' },
    'adversary-harm': {
      does: 'Kommt zu dem Verstand hinzu, den jeder Gegner auf dem Ring in der Erholung kostet.',
    },
    well: { does: 'Der Brunnen der Seelen kostet so viel weniger.' },
    loot: {
      does: 'Besiegte Feinde bringen so viel mehr Beute. Bedingungen gelten, wie sie beim Sieg sind, bevor der Schlüssel genommen wird.',
    },
    'foe-stays': {
      does: 'Der Feind der Ebene bleibt stehen, was immer ihn bewegen würde. Ein Ring, der gedreht wird, nimmt ihn trotzdem mit.',
      also: ['festhalten'],
    },
    keyword: {
      does: 'Die Karte hat ein Schlüsselwort: Dessen Regeln sind ihre eigenen, mit der Zahl, die hier steht.',
      fields: { n: 'die Zahl, die seine Regeln nennen, wo sie eine nennen' },
      also: ['Merkmal', 'Fähigkeit'],
    },
  },
};
