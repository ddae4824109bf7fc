import type { TextKey } from '../en/table.ts';
import { de as primer } from './primer.ts';

/** Was am Tisch von Arcana gesagt wird, auf Deutsch (ICU MessageFormat). */
export const de: { readonly [K in TextKey]: string } = {
  ...primer,

  // Wörter.
  'list.and': '{first} und {second}',
  'list.or': '{first} oder {second}',
  'list.comma': '{first}, {second}',
  'list.semicolon': '{first}; {second}',
  'word.card': 'eine Karte',
  'word.party': 'die Gruppe',
  'word.player': 'Platz\u00a0{number}',
  'word.kind':
    '{kind, select, suit {Farbe} pip {Zahlenkarte} fool {Narr} type {Art von Feind} major {Feind} class {Klasse} gift {Gabe} court {Hofkarte} tower {Turm} position {Platz der Deutung} other {Stichwort}}',
  'word.difficulty': '{name, select, standard {Normal} gentle {Mild} other {Grimmig}}',
  'word.deck': '{deck, select, majors {Große Arkana} other {Der Stapel}}',
  'word.faceDown': 'verdeckt',
  'word.quoted': '„{name}“',

  // Zeilen der Chronik.
  'event.gameBegan':
    'Ein Turm mit {floors}\u00a0Stockwerken, und {seats}\u00a0Leute, die das für eine gute Idee halten.',
  'event.characterPicked': '{name} steigt als {card} mit hinauf.',
  'event.leaderPicked': '{who} geht voran.',
  'event.turnStarted': 'Zug\u00a0{turn} gehört {who}.',
  'event.foeRevealed':
    'In Stockwerk\u00a0{floor} wartet ein Feind: {card}, {health}\u00a0Leben, {wards, plural, =0 {kein Siegel} one {ein Siegel} other {{wards}\u00a0Siegel}}.',
  'event.cardPlayed': '{who} spielt {card}{paired, select, yes { und {partner}} other {}}.',
  'event.focused': '{who} sammelt sich.',
  'event.rested': '{who} ruht sich aus.',
  'event.wardDispelled':
    '{Card} bricht ein Siegel. {left, plural, =0 {Es war das letzte.} one {Eines ist noch da.} other {{left} sind noch da.}}',
  'event.foeDamaged':
    '{amount, plural, =0 {Der Feind erleidet keinen Schaden.} other {Der Feind erleidet {amount}\u00a0Schaden (noch\u00a0{left}\u00a0Leben).}}',
  'event.blowWarded': 'Die Siegel halten: Der Feind erleidet keinen Schaden.',
  'event.damageBlocked': 'Schilde fangen {amount} davon ab.',
  'event.healed':
    '{amount, plural, =0 {Es gibt nichts zu heilen: {who} behält {left}\u00a0Leben.} other {{who} erhält {amount}\u00a0Leben (jetzt\u00a0{left}).}}',
  'event.cardDrawn': '{who} bekommt {card}.',
  'event.foolDrawn': '{card} taucht auf, wird bewundert und geht wieder.',
  'event.reshuffled':
    '{count, plural, one {Eine abgelegte Karte kommt} other {{count} abgelegte Karten kommen}} zurück in den Stapel.',
  'event.shieldSet': '{Card} liegt nun als Schild von\u00a0{amount} vor {who}.',
  'event.shieldUsed': '{Card} zerbricht, ein Schild von\u00a0{amount}.',
  'event.sanctuarySet': '{Card} liegt nun als Zuflucht vor {who}.',
  'event.sanctuaryEnded': 'Die Zuflucht von {who} endet, {card} wird abgelegt.',
  'event.counterattack':
    '{damage, plural, =0 {Der Feind würfelt {die}: {who} bleibt unverletzt.} other {Der Feind würfelt {die}: {who} erleidet {damage}\u00a0Schaden (noch\u00a0{left}\u00a0Leben).}}',
  'event.attackPrevented': '{who} ist in einer Zuflucht. Der Feind muss warten.',
  'event.playerFell': '{who} fällt.',
  'event.foeDefeated': 'Der Feind {card} ist besiegt, Stockwerk\u00a0{floor} ist frei.',
  'event.treasureClaimed': 'Der Schatz aus Stockwerk\u00a0{floor} ist {card}.',
  'event.gameWon': '{reason}',
  'event.gameLost': 'Der Aufstieg ist zu Ende.',
  'event.noteSaved': '{any, select, yes {{who} notiert: „{note}“.} other {{who} streicht die Deutung.}}',

  // Wie ein Spiel ausging.
  'outcome.tower-climbed': 'Die Spitze des Turms ist erreicht. Die Karten haben etwas zu sagen.',
  'outcome.all-fell': 'Niemand steht mehr. Der Turm behält seine Schätze.',
  'outcome.one-fell': 'Jemand ist gefallen, und damit endet der Aufstieg. Der Turm behält seine Schätze.',
  'outcome.other':
    '{result, select, won {Die Partie ist gewonnen} other {Die Partie ist verloren}} ({reason}).',

  // Ablehnungen.
  'refusal.wrong-phase':
    'Jetzt nicht: {phase, select, pickCharacters {die Abenteurer werden gewählt} pickLeader {es wird ausgemacht, wer vorangeht} action {jemand ist am Zug} give {Karten werden verteilt} followUp {eine zweite Karte darf folgen} other {die Partie ist vorbei}}.',
  'refusal.not-your-turn': 'Du bist nicht am Zug.',
  'refusal.no-such-action': 'Es gibt keine Aktion „{do}“.',
  'refusal.not-a-court': 'Das ist keine Hofkarte dieser Partie.',
  'refusal.court-taken': '{Card} ist schon vergeben.',
  'refusal.bad-name': 'Ein Name hat 1 bis {most}\u00a0Zeichen.',
  'refusal.no-such-seat': 'Dort ist niemand.',
  'refusal.not-in-hand': '{Card} ist nicht auf deiner Hand.',
  'refusal.no-ward': 'Es ist kein Siegel mehr da, das sie brechen könnte.',
  'refusal.not-weak': '{suit} brechen die Siegel dieses Feindes nicht.',
  'refusal.no-target': '{who} ist gefallen und kann nicht geheilt werden.',
  'refusal.needs-target': '{Card} heilt jemanden: sage, wen.',
  'refusal.heals-nobody': '{Card} heilt niemanden.',
  'refusal.needs-shield': '{Card} wird ein Schild: sage, für wen.',
  'refusal.no-shield': '{Card} ist hier kein Schild.',
  'refusal.no-pair': '{Card} lässt sich mit keiner weiteren Karte zusammen spielen.',
  'refusal.same-card': '{Card} kann nicht mit sich selbst gespielt werden.',
  'refusal.hand-full': 'Deine Hand ist voll: {limit}\u00a0Karten.',
  'refusal.nothing-to-note': 'Es gibt nichts zu deuten: Nur wer oben ankommt, erfährt etwas.',
  'refusal.note-too-long': 'Eure Deutung hat höchstens {most}\u00a0Zeichen.',
  'refusal.game-over': 'Die Partie ist vorbei.',
  'refusal.question-open': 'Zuerst ist eine Frage zu beantworten.',
  'refusal.no-question': 'Es ist nichts gefragt.',
  'refusal.no-such-answer': 'Das steht nicht zur Auswahl.',
  'refusal.nothing-to-undo': 'Es gibt nichts zurückzunehmen.',
  'refusal.undo-not-yours': 'Die letzte Aktion war nicht deine.',
  'refusal.undo-revealed':
    'Seitdem wurde gewürfelt oder eine Karte aufgedeckt. Das lässt sich nicht ungesehen machen.',
  'refusal.nothing-to-redo': 'Es gibt nichts zu wiederholen.',
  'refusal.other': 'Das geht jetzt nicht ({code}).',

  // Aktionen.
  'action.pickCharacters': '{Card} nehmen',
  'action.pickLeader': '{who} geht voran',
  'action.focus': 'Sich sammeln',
  'action.rest': 'Sich ausruhen',
  'action.saveNote': 'Die Deutung festhalten',
  'play.plain': '{Card} spielen',
  'play.for': '{What}: {cards}',
  'play.pair': '{first} + {second}',
  'play.dispel': '{count, plural, one {ein Siegel brechen} other {zwei Siegel brechen}}',
  'play.dispelWith': 'mit {card} ein Siegel brechen',
  'play.heal': '{who} heilen',
  'play.shield': 'ein Schild für {who}',
  'did.pickLeader': '{who} lässt {other} den Vortritt.',
  'did.give': '{who} gibt eine Karte an {other}.',
  'did.keep': '{who} behält eine Karte.',
  'did.decline': '{who} lässt es dabei.',
  'did.other': '{who} trifft eine Wahl.',

  // Fragen und Antworten.
  'question.give':
    '{left, plural, one {Wer bekommt die letzte Karte, ungesehen?} other {Wer bekommt die nächste Karte, ungesehen? {left} sind zu vergeben.}}',
  'question.followUp': 'Noch eine Karte nach {card}?',
  'question.other': 'Wähle ({kind}).',
  'answer.decline': 'Nein, das genügt',
  'answer.told': '{what} ({how})',

  // Der Tisch.
  'table.pick': 'Wer geht hinauf?',
  'table.lead': 'Wer geht voran?',
  'table.title': 'Zug\u00a0{turn}: {who}',
  'table.over': 'Zug\u00a0{turn}: {result, select, won {gewonnen} other {verloren}}',
  'fact.foe': 'Feind',
  'fact.foe.value':
    '{card}, {health}\u00a0Leben, {wards, plural, =0 {kein Siegel} one {ein Siegel} other {{wards}\u00a0Siegel}}',
  'fact.health': 'Leben',
  'fact.ofMost': '{left} von {most}',
  'fact.wards.value': '{left, plural, =0 {keines mehr} other {noch\u00a0{left} von\u00a0{most}}}',
  'fact.party': 'Leben der Gruppe',
  'fact.party.one': '{who}:\u00a0{health}',
  'fact.party.fallen': '{who}:\u00a0gefallen',
  'fact.wards': 'Siegel',
  'fact.weak': 'Siegel brechen mit',
  'fact.strike': 'Gegenschlag',
  'fact.strike.value': '1 bis {die}',
  'fact.treasure': 'Darunter, verdeckt',
  'fact.treasure.value': 'der Schatz',
  'fact.active': 'Am Zug',
  'fact.deck': 'Karten im Stapel',
  'fact.discard': 'Abgelegt',
  'fact.lossRule': 'Fällt jemand',
  'fact.lossRule.value': 'ist alles verloren',
  'fact.class': 'Klasse',
  'fact.gift': 'Gabe',
  'fact.hand': 'Karten',
  'fact.fallen': 'Zustand',
  'fact.fallen.value': 'gefallen',
  'zone.floor': 'Stockwerk\u00a0{floor}, hier seid ihr',
  'zone.above': '{count, plural, one {Stockwerk\u00a0{to}} other {Stockwerke\u00a0{from} bis\u00a0{to}}}',
  'zone.above.hidden':
    '{count, plural, one {Ein Feind auf einem Schatz, beide verdeckt.} other {In jedem ein Feind auf einem Schatz, beide verdeckt.}}',
  'zone.below': 'Besiegte Feinde',
  'zone.wards': 'Gebrochene Siegel',
  'zone.wards.empty': 'Noch keine.',
  'zone.courts': 'Hofkarten',
  'zone.courts.empty': 'Alle sind vergeben.',
  'zone.player': '{who}',
  'zone.player.empty': 'Noch keine Hofkarte.',
  'zone.hand': 'Hand von {who}',
  'zone.hand.empty': 'Keine Karten.',
  'zone.front': 'Vor {who}',
  'zone.resolving': 'Wird gespielt',
  'zone.won': 'Schätze',
  'zone.won.empty': 'Noch keine.',
  'zone.discard': 'Ablagestapel',
  'zone.discard.empty': 'Leer.',
  'note.counts': '{more, select, yes {zählt {result} statt {rank}} other {zählt {result}}}',
  'note.dispels': 'bricht ein Siegel',
  'note.court': '{class}, {gift}',
  'note.floor': 'Stockwerk\u00a0{floor}',
  'note.shield': 'Schild von\u00a0{amount}',
  'note.sanctuary': 'Zuflucht',
  'reading.question':
    'Das Königreich fragt, was kommt. {count, plural, one {Ein Schatz antwortet.} other {{count}\u00a0Schätze antworten, Stockwerk für Stockwerk.}}',
  'reading.title': '{position}: {card}',
  'reading.line':
    '{told, select, yes {{story}: {domain}, darin {keyword}.} other {{Domain}, darin {keyword}.}}',
  'reading.dark.question':
    'Das Königreich fragt, was aus euch geworden ist. {count, plural, one {Ein Schatz weiß es.} other {{count}\u00a0Schätze wissen es.}}',
  'reading.dark':
    '{place, select, 1 {Was euch hätte umkehren lassen sollen} 2 {Was schwerer wog, als ihr tragen konntet} 3 {Worüber ihr auf der Treppe gestolpert seid} 4 {Was euch besser kannte als ihr euch} other {Was der Turm von euch behält}}: {domain}, darin {keyword}.',
  'reading.broken':
    '„{position}“ bleibt leer. {count, plural, =0 {Der Turm hat alles behalten und sagt nichts.} other {Das Übrige behält der Turm für sich.}}',
  'reading.place': 'Stockwerk\u00a0{floor}',
  'reading.note': 'Eure Deutung: {note}',

  // Was gefragt wird.
  'prompt.pickCharacters': '{own, select, yes {Unter welchem Namen spielst du {card}?} other {Wer bist du?}}',
  'prompt.pickLeader': 'Wer geht voran?',
  'prompt.action': 'Du bist am Zug, {who}',
  'prompt.note': 'Was es bedeutet, sagt ihr',
  'prompt.wait': 'Es fehlt noch: {who}',
  'group.court': 'Hofkarten',
  'group.leader': 'Vorangehen',
  'group.dispel': 'Ein Siegel brechen',
  'group.attack': 'Den Feind treffen',
  'group.heal': 'Heilen',
  'group.draw': 'Ziehen und vergeben',
  'group.pair': 'Zwei Karten auf einmal',
  'group.wait': 'Keine Karte spielen',
  'group.note': 'Eure Deutung',
  'text.name': 'Name',
  'text.note': 'In euren Worten',
  'story.errand':
    'Ein Königreich will sein Orakel zurück. Es steht ganz oben in diesem Turm, und dazwischen {floors, plural, one {steht ein Feind} other {stehen {floors}\u00a0Feinde}}.',
  'story.goal':
    'Euer Ziel: in jedem Stockwerk den Feind besiegen. Erst brechen passende Farben seine Siegel, dann zählen Treffer. Die Hände liegen offen, also plant laut.',
  'story.end': 'Oben werden eure Schätze gedeutet. Wenn ihr alle fallt, behält sie der Turm.',
  'story.end.one': 'Oben werden eure Schätze gedeutet. Fällt auch nur eine Person, behält sie der Turm.',
  'tip.lead': 'Einigt euch. Antworten darf für alle, wer will.',
  'tip.sanctuary':
    'Eine Zuflucht schützt für einen Zug: Wer sie hat und nicht angreift, den trifft der Feind nicht.',
  'tip.wards': 'Solange ein Siegel steht, kann dem Feind nichts schaden. Hier brechen {suits} die Siegel.',
  'tip.bare': 'Kein Siegel steht mehr. Jetzt lässt er sich treffen.',
  'tip.strike':
    'Nach deiner Aktion schlägt der Feind zurück, außer er ist besiegt oder eine Zuflucht schützt dich.',
  'tip.hands': 'Die Hände liegen offen. Sprecht darüber.',

  // Was eine Aktion bewirken würde.
  'fore.ward':
    '{left, plural, =0 {kein Siegel bleibt} one {ein Siegel bleibt} other {{left}\u00a0Siegel bleiben}}',
  'fore.damage': '{amount}\u00a0Schaden, {left}\u00a0Leben bleiben ihm',
  'fore.defeat': '{amount}\u00a0Schaden: Der Feind ist besiegt',
  'fore.heal': '{left}\u00a0Leben',
  'fore.draw': '{count, plural, one {eine Karte wird gezogen} other {{count}\u00a0Karten werden gezogen}}',
  'fore.for': '{who}: {what}',
  'fore.shield': 'Schild von\u00a0{amount}',
  'fore.sanctuary': 'Zuflucht',
  'fore.safe': 'kein Gegenschlag',
  'fore.nothing': 'das bewirkt jetzt nichts',
  'warn.fall': 'Der Feind schlägt mit bis zu {damage} zu, {who} hat nur noch\u00a0{health}\u00a0Leben.',
  'warn.lost': 'Das wäre das Ende des Aufstiegs.',

  // Warum ein Bot das täte.
  'why.whim': 'Aus keinem Grund. Es war erlaubt.',
  'why.pickCharacters': 'So war der Platz vorgesehen.',
  'why.pickLeader': 'Reihum kommen alle dran; der erste Platz fängt an.',
  'why.pair': '{Card} und {partner} wirken zusammen zweimal, für einen Schlag des Feindes.',
  'why.dispel':
    'Erst die Siegel: Vorher kann dem Feind nichts schaden. {left, plural, one {Eines ist} other {{left} sind}} dann noch übrig.',
  'why.dispel.last': '{Card} bricht das letzte Siegel, und dann ist der Feind verwundbar.',
  'why.defeat': '{Card} besiegt den Feind, und er schlägt nicht mehr zurück.',
  'why.attack': 'Kein Siegel schützt den Feind, jetzt zählt jeder Treffer: {left}\u00a0Leben bleiben ihm.',
  'why.heal': '{who} hat noch\u00a0{health}\u00a0Leben, und jemand muss durchhalten.',
  'why.heal.ahead': 'Geheilt wird, bevor es knapp wird: {who} hat {health}\u00a0Leben.',
  'why.draw':
    'Leere Hände gewinnen nichts: {amount, plural, one {eine Karte kommt} other {bis zu {amount}\u00a0Karten kommen}} dabei heraus.',
  'why.focus':
    'Mit {count, plural, =0 {keiner Karte} one {einer Karte} other {{count}\u00a0Karten}} auf der Hand ist die Auswahl zu klein.',
  'why.focus.fresh': 'Neue Karten sind jetzt mehr wert als die auf der Hand.',
  'why.rest': 'Keine Karte auf der Hand ist mehr wert als ein Atemzug.',
  'why.rest.keep': 'Die Karten auf der Hand sind später mehr wert als jetzt.',
  'why.saveNote': 'Sonst wird es vergessen.',
  'why.give': '{who} kann eine Karte am besten brauchen.',
  'why.followUp': '{Card} bewirkt noch etwas, und das ohne einen weiteren Schlag.',
  'why.enough': 'Was noch auf der Hand ist, wird besser aufgehoben.',
  'why.shield': '{who} wird einen Schild brauchen, wenn der Feind zuschlägt.',
  'why.anyway': 'Viel bewirkt es jetzt nicht.',

  // Karten.
  'face.rank': 'Rang\u00a0{rank}',
  'face.kind': '{kind}{any, select, yes { ({further})} other {}}',
  'face.foes': '{count}\u00a0Feinde',
  'face.foes.names': 'seine Feinde: {foes}',
  'face.numbered': '{number} · {line}',
  'face.line': '{Kind} · {further}',
  'face.damage': '{count}\u00a0Schaden',
  'face.heal': '{count}\u00a0Heilung',
  'face.draw': '{n, plural, one {{count}\u00a0Karte} other {{count}\u00a0Karten}}',

  // Das Regal und ein neues Spiel.
  'game.title': 'Arcana',
  'game.about':
    'Steigt gemeinsam in einem Turm aus Tarotkarten empor, Feind um Feind, mit offenen Händen, und lasst euch oben die Karten legen.',
  'game.epilogue': 'Die Deutung',
  'setup.note': '{class}, {gift}. Von einem Bot gespielt: {name}.',
  'option.lossRule': 'Wann alles verloren ist',
  'option.lossRule.about': 'Ob die anderen weitersteigen dürfen, wenn jemand fällt.',
  'option.lossRule.value': '{value, select, allFallen {Wenn alle gefallen sind} other {Sobald jemand fällt}}',
  'option.difficulty': 'Schwierigkeit',
  'option.difficulty.about': 'Wie viel Leben und wie viele Siegel die Feinde des Turms haben.',
  'bot.reference': 'Ruhige Hand',
  'bot.reference.about':
    'Folgt ein paar guten Regeln: erst Siegel brechen, dann treffen, Wunden heilen, keine leeren Hände. Spielt gut, und sofort.',
  'bot.planner': 'Seherin',
  'bot.planner.about':
    'Spielt vor jeder Karte viele mögliche Zukünfte durch. Die stärkste; nimmt sich einen Augenblick dafür.',
};
