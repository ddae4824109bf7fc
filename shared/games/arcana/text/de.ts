import type { TextKey } from './en.ts';

/** Was am Tisch von Arcana gesagt wird, auf Deutsch (ICU MessageFormat). */
export const de: { readonly [K in TextKey]: string } = {
  // Wörter.
  'list.and': '{first} und {second}',
  'list.or': '{first} oder {second}',
  'list.comma': '{first}, {second}',
  'word.card': 'eine Karte',
  'word.party': 'die Gruppe',
  'word.player': 'Platz {number}',
  'word.kind':
    '{kind, select, suit {Farbe} pip {Zahlenkarte} fool {Narr} type {Art von Feind} major {Feind} class {Klasse} gift {Gabe} court {Hofkarte} tower {Turm} position {Platz der Deutung} other {Stichwort}}',
  'word.difficulty': '{name, select, standard {Normal} gentle {Milde} other {Grimmig}}',
  'word.deck': '{deck, select, majors {Große Arkana} other {Das Deck}}',
  'word.faceDown': 'verdeckt',

  // Zeilen des Protokolls.
  'event.gameBegan':
    'Ein Turm mit {floors} Stockwerken, und {seats} Leute, die das für eine gute Idee halten.',
  'event.characterPicked': '{name} ist dabei: {card}.',
  'event.leaderPicked': '{who} geht voran.',
  'event.turnStarted': 'Zug {turn}: {who}.',
  'event.foeRevealed':
    'Stockwerk {floor}: {card}, {health} Leben, {wards, plural, =0 {kein Siegel} one {ein Siegel} other {{wards} Siegel}}.',
  'event.cardPlayed': '{who} spielt {card}{paired, select, yes { und {partner}} other {}}.',
  'event.focused': '{who} sammelt sich.',
  'event.rested': '{who} ruht sich aus.',
  'event.wardDispelled':
    '{card} bricht ein Siegel. {left, plural, =0 {Es war das letzte.} one {Eines ist noch da.} other {{left} sind noch da.}}',
  'event.foeDamaged':
    '{amount, plural, =0 {Der Feind nimmt keinen Schaden.} other {Der Feind nimmt {amount} Schaden (noch {left}).}}',
  'event.damageBlocked': 'Schilde fangen {amount} davon ab.',
  'event.healed':
    '{amount, plural, =0 {Es gibt nichts zu heilen: {who} behält {left} Leben.} other {{who} gewinnt {amount} Leben zurück (jetzt {left}).}}',
  'event.cardDrawn': '{who} bekommt {card}.',
  'event.foolDrawn': '{card} taucht auf, wird bewundert und geht wieder.',
  'event.reshuffled':
    '{count, plural, one {Eine abgelegte Karte kommt} other {{count} abgelegte Karten kommen}} zurück in das Deck.',
  'event.shieldSet': '{card} liegt nun vor {who}: ein Schild von {amount}.',
  'event.shieldUsed': '{card} zerbricht: ein Schild von {amount}.',
  'event.sanctuarySet': '{card} liegt nun vor {who}: eine Zuflucht.',
  'event.sanctuaryEnded': 'Die Zuflucht von {who} endet: {card}.',
  'event.counterattack':
    '{damage, plural, =0 {Der Feind würfelt {die} und tut {who} nichts.} other {Der Feind würfelt {die} und fügt {who} {damage} Schaden zu (noch {left}).}}',
  'event.attackPrevented': '{who} ist in einer Zuflucht. Der Feind muss warten.',
  'event.playerFell': '{who} fällt.',
  'event.foeDefeated': '{card} ist besiegt. Stockwerk {floor} ist frei.',
  'event.treasureClaimed': 'Der Schatz aus Stockwerk {floor}: {card}.',
  'event.gameWon': '{reason}',
  'event.gameLost': 'Der Aufstieg ist zu Ende.',
  'event.noteSaved': '{any, select, yes {{who} notiert: {note}} other {{who} streicht die Notiz.}}',

  // Wie ein Spiel ausging.
  'outcome.tower-climbed': 'Die Spitze des Turms ist erreicht. Die Karten haben etwas zu sagen.',
  'outcome.all-fell': 'Niemand steht mehr. Der Turm behält seine Schätze.',
  'outcome.one-fell': 'Jemand ist gefallen, und damit endet der Aufstieg. Der Turm behält seine Schätze.',
  'outcome.other':
    '{result, select, won {Das Spiel ist gewonnen} other {Das Spiel ist verloren}} ({reason}).',

  // Ablehnungen.
  'refusal.wrong-phase':
    'Jetzt nicht: {phase, select, pickCharacters {die Abenteurer werden gewählt} pickLeader {es wird ausgemacht, wer vorangeht} action {jemand ist am Zug} give {Karten werden verteilt} followUp {eine zweite Karte darf folgen} other {das Spiel ist vorbei}}.',
  'refusal.not-your-turn': 'Du bist nicht am Zug.',
  'refusal.no-such-action': 'Es gibt keine Aktion „{do}“.',
  'refusal.not-a-court': 'Das ist keine Hofkarte dieses Spiels.',
  'refusal.court-taken': '{card} ist schon vergeben.',
  'refusal.bad-name': 'Ein Name hat 1 bis {most} Zeichen.',
  'refusal.no-such-seat': 'Dort ist niemand.',
  'refusal.not-in-hand': '{card} ist nicht auf deiner Hand.',
  'refusal.no-ward': 'Es ist kein Siegel mehr da, das sie brechen könnte.',
  'refusal.not-weak': '{suit} brechen die Siegel dieses Feindes nicht.',
  'refusal.no-target': '{who} ist gefallen und kann nicht geheilt werden.',
  'refusal.needs-target': '{card} heilt jemanden: sage, wen.',
  'refusal.heals-nobody': '{card} heilt niemanden.',
  'refusal.needs-shield': '{card} wird ein Schild: sage, für wen.',
  'refusal.no-shield': '{card} ist hier kein Schild.',
  'refusal.no-pair': 'Zusammen mit {card} kann keine weitere Karte gespielt werden.',
  'refusal.same-card': '{card} kann nicht mit sich selbst gespielt werden.',
  'refusal.hand-full': 'Deine Hand ist voll: {limit} Karten.',
  'refusal.nothing-to-note': 'Es gibt nichts zu notieren: nur wer oben ankommt, erfährt etwas.',
  'refusal.note-too-long': 'Eine Notiz hat höchstens {most} Zeichen.',
  'refusal.game-over': 'Das Spiel ist vorbei.',
  'refusal.question-open': 'Zuerst ist eine Frage zu beantworten.',
  'refusal.no-question': 'Es ist nichts gefragt.',
  'refusal.no-such-answer': 'Das steht nicht zur Auswahl.',
  'refusal.nothing-to-undo': 'Es gibt nichts zurückzunehmen.',
  'refusal.undo-not-yours': 'Die letzte Aktion war nicht deine.',
  'refusal.undo-revealed':
    'Seitdem wurde gewürfelt oder eine Karte aufgedeckt. Das lässt sich nicht ungesehen machen.',
  'refusal.nothing-to-redo': 'Es gibt nichts wiederherzustellen.',
  'refusal.other': 'Das geht jetzt nicht ({code}).',

  // Aktionen.
  'action.pickCharacters': 'Nimm {card}',
  'action.pickLeader': '{who} geht voran',
  'action.play':
    '{dispel, select, yes {Brich ein Siegel mit {card}} other {Spiele {card}}}{healing, select, yes {, heile {target}} other {}}{shielded, select, yes {, ein Schild für {shield}} other {}}{paired, select, yes { zusammen mit {partner}} other {}}',
  'action.partner':
    '{card}{dispel, select, yes { (bricht ein Siegel)} other {}}{healing, select, yes { (heilt {target})} other {}}',
  'action.focus': 'Sammle dich',
  'action.rest': 'Ruh dich aus',
  'action.saveNote': 'Schreib eine Notiz',

  // Fragen und Antworten.
  'question.give':
    '{left, plural, one {Wer bekommt die letzte Karte, ungesehen?} other {Wer bekommt die nächste Karte, ungesehen? {left} sind zu vergeben.}}',
  'question.followUp': 'Noch eine Karte nach {card}?',
  'question.other': 'Wähle ({kind}).',
  'answer.decline': 'Nein, das genügt',
  'answer.followUp': '{dispel, select, yes {Brich ein Siegel mit {card}} other {Spiele {card}}}',
  'answer.told': '{what} ({how})',

  // Der Tisch.
  'table.pick': 'Wer geht hinauf?',
  'table.lead': 'Wer geht voran?',
  'table.title': 'Zug {turn}: {who}',
  'table.over': 'Zug {turn}. {outcome}',
  'fact.foe': 'Feind',
  'fact.foe.value':
    '{card}, {health} Leben, {wards, plural, =0 {kein Siegel} one {ein Siegel} other {{wards} Siegel}}',
  'fact.health': 'Leben',
  'fact.ofMost': '{left} von {most}',
  'fact.wards': 'Siegel',
  'fact.weak': 'Siegel brechen durch',
  'fact.strike': 'Er schlägt zu mit',
  'fact.strike.value': '1 bis {die}',
  'fact.active': 'Am Zug',
  'fact.deck': 'Karten im Deck',
  'fact.discard': 'Abgelegt',
  'fact.lossRule': 'Fällt jemand',
  'fact.lossRule.value': 'ist alles verloren',
  'fact.class': 'Klasse',
  'fact.gift': 'Gabe',
  'fact.hand': 'Karten',
  'fact.fallen': 'Steht',
  'fact.fallen.value': 'nicht mehr',
  'zone.floor': 'Stockwerk {floor}{state, select, active {, hier seid ihr} defeated {, frei} other {}}',
  'zone.floor.hidden': 'Ein Feind auf einem Schatz, beide verdeckt.',
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
  'note.counts': 'zählt {result}',
  'note.dispels': 'bricht ein Siegel',
  'note.court': '{class}, {gift}',
  'note.defeated': 'besiegt',
  'note.floor': 'Stockwerk {floor}',
  'note.shield': 'Schild von {amount}',
  'note.sanctuary': 'Zuflucht',
  'reading.line': '{position}: {card} – {domain}, {keyword}',
  'reading.plain': '{position}: {card}',
  'reading.place': 'Stockwerk {floor}',
  'reading.note': 'Eure Notiz: {note}',

  // Was gefragt wird.
  'prompt.pickCharacters': 'Wer bist du?',
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
  'group.note': 'Die Deutung',
  'text.name': 'Name',
  'text.note': 'Notiz',
  'tip.wards': 'Solange ein Siegel steht, tut dem Feind nichts weh. Hier brechen Siegel durch {suits}.',
  'tip.bare': 'Kein Siegel steht mehr. Jetzt tut ihm etwas weh.',
  'tip.strike': 'Was du auch tust, danach schlägt der Feind dich, es sei denn, er ist besiegt.',
  'tip.hands': 'Die Hände liegen offen. Sprecht darüber.',

  // Was eine Aktion bewirken würde.
  'fore.ward':
    '{left, plural, =0 {kein Siegel bleibt} one {ein Siegel bleibt} other {{left} Siegel bleiben}}',
  'fore.damage': '{amount} Schaden, {left} Leben bleiben ihm',
  'fore.defeat': '{amount} Schaden: {foe} ist besiegt',
  'fore.heal': '{who} hat dann {left} Leben',
  'fore.draw': '{count, plural, one {eine Karte wird gezogen} other {{count} Karten werden gezogen}}',
  'fore.shield': '{who} hat einen Schild von {amount}',
  'fore.sanctuary': '{who} hat eine Zuflucht',
  'fore.safe': 'der Feind kann nicht zuschlagen',
  'fore.nothing': 'das bewirkt jetzt nichts',
  'warn.fall': 'Der Feind schlägt mit bis zu {damage} zu, und {who} hat {health} Leben.',
  'warn.lost': 'Das wäre das Ende des Aufstiegs.',

  // Warum ein Bot das täte.
  'why.whim': 'Aus keinem Grund. Es war erlaubt.',
  'why.pickCharacters': 'So war der Platz vorgesehen.',
  'why.pickLeader': 'Jemand muss es tun.',
  'why.pair': '{card} und {partner} wirken zusammen zweimal, für einen Schlag des Feindes.',
  'why.dispel':
    'Erst die Siegel: vorher tut dem Feind nichts weh. {left, plural, one {Eines ist} other {{left} sind}} dann noch übrig.',
  'why.dispel.last': '{card} bricht das letzte Siegel, und dann ist der Feind verwundbar.',
  'why.defeat': '{card} besiegt den Feind, und er schlägt nicht mehr zurück.',
  'why.attack': 'Kein Siegel schützt ihn, also ist der Feind verwundbar: {left} Leben bleiben ihm.',
  'why.heal': '{who} hat noch {health} Leben, und jemand muss durchhalten.',
  'why.draw':
    'Leere Hände gewinnen nichts: {amount, plural, one {eine Karte kommt} other {bis zu {amount} Karten kommen}} dabei heraus.',
  'why.focus':
    'Mit {count, plural, =0 {keiner Karte} one {einer Karte} other {{count} Karten}} auf der Hand ist zu wenig zur Auswahl.',
  'why.rest': 'Keine Karte auf der Hand ist mehr wert als ein Atemzug.',
  'why.saveNote': 'Sonst wird es vergessen.',
  'why.give': '{who} kann eine Karte am besten brauchen.',
  'why.followUp': '{card} bewirkt noch etwas, und das ohne einen weiteren Schlag.',
  'why.enough': 'Was noch auf der Hand ist, wird besser aufgehoben.',
  'why.shield': '{who} wird einen Schild brauchen, wenn der Feind zuschlägt.',
  'why.anyway': 'Viel bewirkt es jetzt nicht, und nichts anderes bewirkt mehr.',

  // Karten.
  'face.rank': 'Rang {rank}',
  'face.kind': '{kind}{any, select, yes { ({further})} other {}}',
  'face.foes': '{count} Feinde',
  'face.line': '{Kind} · {further}',
  'face.damage': '{count} Schaden',
  'face.heal': '{count} Heilung',
  'face.draw': '{n, plural, one {{count} Karte} other {{count} Karten}}',

  // Das Regal und ein neues Spiel.
  'game.title': 'Arcana',
  'game.about':
    'Steigt gemeinsam in einem Turm aus Tarotkarten empor, Feind um Feind, und lasst euch oben die Karten legen.',
  'setup.note': '{class}, {gift}. Heißt {name}, wenn dir nichts Besseres einfällt.',
  'option.lossRule': 'Wann alles verloren ist',
  'option.lossRule.about': 'Ob die anderen weitersteigen dürfen, wenn jemand fällt.',
  'option.lossRule.value':
    '{value, select, allFallen {Wenn die Letzten fallen} other {Wenn irgendwer fällt}}',
  'option.difficulty': 'Schwierigkeit',
  'option.difficulty.about': 'Wie viel Leben und wie viele Siegel die Feinde des Turms haben.',
  'bot.reference': 'Ruhige Hand',
  'bot.reference.about':
    'Folgt ein paar guten Regeln: erst Siegel, niemand zu schwach, keine leeren Hände. Spielt gut, und sofort.',
  'bot.planner': 'Seherin',
  'bot.planner.about':
    'Spielt vor jeder Karte viele mögliche Zukünfte durch. Die stärkste; nimmt sich einen Augenblick dafür.',
};
