import { patterns } from './reader.ts';

/** How sentences are printed in German. */
export const DE = patterns(String.raw`
  # Sentences
  text: beim Ausspielen: <do:deeds> => when=played ; beim Einsatz: <do:deeds> => when=spent
  text: beim Einsatz gegen Gegner oder Feind: <do:deeds> => when=spent fighting=true
  text: stattdessen ablegen: <do:deeds> => when=instead by=discard
  text: stattdessen verbannen: <do:deeds> => when=instead by=banish ; beim Aufdecken: <do:deeds> => when=revealed
  text: nach dem Sieg: <do:deeds> => when=defeated ; nach der Niederlage: <do:deeds> => when=lost
  text: solange ausgerüstet, zu Beginn deines Zuges: <do:deeds> => when=turn-start slotted=true
  text: zu Beginn deines Zuges: <do:deeds> => when=turn-start
  text: wenn du diese Karte erhältst: <do:deeds> => when=gained
  text: wenn der nächste Feind gezogen wird: <do:deeds> => when=foe-drawn
  text: beim Auslegen: <do:deeds> => when=placed
  text: solange auf dem Ring deiner Ebene, zu Beginn deines Zuges: <do:deeds> => when=on-ring
  text: wenn ein Effekt diese Karte ablegt: <do:deeds> => when=discarded-by-effect
  text: wenn diese Karte verbannt wird: <do:deeds> => when=banished
  text: wenn ein Effekt diese Karte verbannt: <do:deeds> => when=banished-by-effect
  text: (?:solange im Spiel, )?wenn du Verstand verlierst: <do:deeds> => when=loses-sanity
  text: (?:solange im Spiel, )?wenn du Verstand verlieren würdest: <do:deeds> => when=would-lose-sanity
  text: (?:solange im Spiel, )?wenn du Verstand zurückgewinnst: <do:deeds> => when=gains-sanity
  text: (?:solange im Spiel, )?wenn du eine Karte erhältst: <do:deeds> => when=gains
  text: (?:solange im Spiel, )?wenn du einen Gegner oder Feind besiegst: <do:deeds> => when=beats
  text: (?:solange im Spiel, )?wenn du eine Karte ausspielst: <do:deeds> => when=plays
  text: (?:solange im Spiel, )?wenn du einen Kampf verlierst: <do:deeds> => when=loses-battle
  text: (?:solange im Spiel, )?wenn ein Effekt eine Karte von dir ablegt: <do:deeds> => when=discards
  text: (?:solange im Spiel, )?wenn du eine Karte verbannst: <do:deeds> => when=banishes
  text: (?:solange im Spiel, )?wenn du durch einen Effekt ziehst: <do:deeds> => when=draws
  text: (?:solange im Spiel, )?wenn du eine Ebene drehst: <do:deeds> => when=rotates
  text: (?:solange im Spiel, )?wenn du dich bewegst: <do:deeds> => when=moves
  text: solange ausgerüstet, am Ende deines Zuges: <do:deeds> => when=turn-end slotted=true
  text: am Ende deines Zuges: <do:deeds> => when=turn-end
  text: am Ende deines Zuges, wenn diese Karte auf deiner Hand ist: <do:deeds> => when=held
  text: einmal je Zug: <do:deeds> => when=activated ; <do:deeds> => when=unsaid
  text: <..place>: <change>, wenn <if:condition> | <..place>: <change>
  text: <change>, wenn <if:condition> | <change> => while=always
  place: solange ausgerüstet => while=slotted ; solange ausgespielt => while=played
  place: solange auf dem Ring => while=ring
  place: auf dieser Ebene => while=level ; in diesem Kampf => while=battle
  # Deeds
  deeds: du darfst <price>; wenn du das tust(?:,|:) <then:deeds>[.;] Sonst: <else:deeds> => deed=may
  deeds: du darfst bestimmen: <then:deeds>[.;] Sonst: <else:deeds> => deed=may
  deeds: du darfst <then:deeds>[.;] Sonst: <else:deeds> => deed=may
  deeds: wenn <if:condition>(?:,|:) <then:deeds>[.;] wenn nicht: <else:deeds> => deed=if
  deeds: wenn <if:condition>(?:,|:) <then:deeds>[.;] Sonst: <else:deeds> => deed=if
  deeds: du darfst <price>; wenn du das tust(?:,|:) <then:deeds> => deed=may
  deeds: du darfst bestimmen: <then:deeds> | du darfst <then:deeds> => deed=may
  deeds: wenn <if:condition>(?:,|:) <then:deeds> => deed=if
  deeds: (?:wähle eines|eines wählen): <of:options> => deed=choose ; einmal: <then:deeds> => deed=repeat n=1
  deeds: X-mal: <then:deeds> \(X ist <x:amount>\) => deed=repeat n=X ; <n:some>-mal: <then:deeds> => deed=repeat
  deeds: <who> der Reihe nach: <then:deeds> | <who>: <then:deeds> => deed=each ; \(<deeds>\)
  deeds: zu Beginn deines nächsten Zuges: <then:deeds> => deed=later when=turn-start
  deeds: am Ende deines Zuges: <then:deeds> => deed=later when=turn-end
  deeds: am Ende deines Zuges, wenn es dieser ist: <then:deeds> => deed=later when=turn-end ends=turn
  deeds: wenn <..next>: <then:deeds>
  next: du das nächste Mal Verstand verlieren würdest => deed=later when=would-lose-sanity ; du in diesem Zug das nächste Mal Verstand verlieren würdest => deed=later when=would-lose-sanity ends=turn
  next: du das nächste Mal Verstand verlierst => deed=later when=loses-sanity ; du in diesem Zug das nächste Mal Verstand verlierst => deed=later when=loses-sanity ends=turn
  next: du das nächste Mal Verstand zurückgewinnst => deed=later when=gains-sanity ; du in diesem Zug das nächste Mal Verstand zurückgewinnst => deed=later when=gains-sanity ends=turn
  next: du das nächste Mal <cards> erhältst => deed=later when=gains ; du in diesem Zug das nächste Mal <cards> erhältst => deed=later when=gains ends=turn
  next: du das nächste Mal <cards> ausspielst => deed=later when=plays ; du in diesem Zug das nächste Mal <cards> ausspielst => deed=later when=plays ends=turn
  next: du das nächste Mal <cards> besiegst => deed=later when=beats ; du in diesem Zug das nächste Mal <cards> besiegst => deed=later when=beats ends=turn
  next: du das nächste Mal einen Kampf verlierst => deed=later when=loses-battle ; du in diesem Zug das nächste Mal einen Kampf verlierst => deed=later when=loses-battle ends=turn
  next: ein Effekt das nächste Mal <cards> von dir ablegt => deed=later when=discards ; ein Effekt in diesem Zug das nächste Mal <cards> von dir ablegt => deed=later when=discards ends=turn
  next: du das nächste Mal <cards> verbannst => deed=later when=banishes ; du in diesem Zug das nächste Mal <cards> verbannst => deed=later when=banishes ends=turn
  next: du das nächste Mal durch einen Effekt ziehst => deed=later when=draws ; du in diesem Zug das nächste Mal durch einen Effekt ziehst => deed=later when=draws ends=turn
  next: du das nächste Mal eine Ebene drehst => deed=later when=rotates ; du in diesem Zug das nächste Mal eine Ebene drehst => deed=later when=rotates ends=turn
  next: du dich das nächste Mal bewegst => deed=later when=moves ; du dich in diesem Zug das nächste Mal bewegst => deed=later when=moves ends=turn
  next: du das nächste Mal einen Gegner oder Feind besiegst => deed=later when=beats ; du in diesem Zug das nächste Mal einen Gegner oder Feind besiegst => deed=later when=beats ends=turn
  deeds: <first:deeds>, dann <second:deeds> => deed=both ; <deed>
  price: <first:deed>, dann <second:price> => deed=both ; <deed>
  options: <+deeds>; oder <+..options> | <+deeds>; oder <+deeds>
  deed: <..counting> \(X ist <x:amount>\) | <..counting>
  deed: sieh dir alle Karten <deck> an | dir alle Karten <deck> ansehen => deed=look all=true
  deed: decke alle Karten <deck> auf | alle Karten <deck> aufdecken => deed=look all=true
  deed: lege <cards> auf den Ring deiner Ebene <..full> | <cards> auf den Ring deiner Ebene legen <..full> => deed=put-on-ring
  full: \(ist er voll, an die Stelle einer Karte deiner Wahl, die unter den Begegnungsstapel kommt\)
  deed: spiele <cards> aus | <cards> ausspielen => deed=play
  deed: (?:wiederhole|wiederholen), was <cards> beim Ausspielen (?:bewirken|bewirkt) => deed=again
  deed: verhindere diesen Verlust | diesen Verlust verhindern => deed=prevent
  deed: lege <cards> ab | <cards> ablegen => deed=discard who=you ; <who> legt <cards> ab => deed=discard
  deed: versetze dich auf <..spot> | dich auf <..spot> versetzen => deed=place-hero who=you
  deed: <who> kommt auf <..spot> => deed=place-hero ; der Feind rückt vor => deed=foe-advances
  deed: ein Feind erscheint <level>, falls dort keiner ist => deed=summon-foe
  deed: entferne den Feind <level> | den Feind <level> entfernen => deed=remove-foe
  deed: verbanne <cards> | <cards> verbannen => deed=banish who=you ; <who> verbannt <cards> => deed=banish
  deed: nimm <cards> auf die Hand<burden> | <cards> auf die Hand nehmen<burden> => deed=retrieve
  deed: lege <cards> oben auf deinen Kampfstapel<burden> | <cards> oben auf deinen Kampfstapel legen<burden> => deed=put-on-deck
  deed: erhalte <cards><burden> | <cards> erhalten<burden> => deed=gain
  deed: decke Karten <deck> auf, bis <until:cards> erscheint => deed=reveal-until
  deed: Karten <deck> aufdecken, bis <until:cards> erscheint => deed=reveal-until
  deed: mische <deck> | <deck> mischen => deed=shuffle
  deed: mische <cards> in <deck><burden> | <cards> in <deck> mischen<burden> => deed=shuffle
  deed: lege <cards>(?: in beliebiger Reihenfolge)? oben auf den Stapel zurück => deed=put-back
  deed: <cards>(?: in beliebiger Reihenfolge)? oben auf den Stapel zurücklegen => deed=put-back
  deed: lege <cards> unter ihren Stapel | <cards> unter ihren Stapel legen => deed=put-back under=true
  deed: mische <cards> zurück | <cards> zurückmischen => deed=reshuffle
  deed: lege <cards> unter den Begegnungsstapel | <cards> unter den Begegnungsstapel legen => deed=bury
  deed: lege diese Karte offen auf den Feindstapel<foeDeck> => deed=lay-on-foe-deck
  deed: diese Karte offen auf den Feindstapel legen<foeDeck> => deed=lay-on-foe-deck
  deed: ersetze <cards> durch <into:name> aus dem Vorrat und verbanne sie => deed=transform
  deed: <cards> durch <into:name> aus dem Vorrat ersetzen und verbannen => deed=transform
  deed: gib <to:receiver> <cards><burden> | <to:receiver> <cards><burden> geben => deed=give
  deed: <to:receiver> <cards> geben<burden> => deed=give
  deed: wähle <cards> | <cards> wählen => deed=pick ; tue nichts => deed=nothing
  deed: <..rolls> | <..rolls> \(<rows:bands>\)
  rolls: (?:wirf den Würfel|den Würfel werfen) => deed=table
  rolls: (?:wirf zwei Würfel und behalte den höheren|zwei Würfel werfen und den höheren behalten) => deed=table keep=higher
  rolls: (?:wirf zwei Würfel und behalte den niedrigeren|zwei Würfel werfen und den niedrigeren behalten) => deed=table keep=lower
  deed: tausche mit <who:partner> den Platz | mit <who:partner> den Platz tauschen => deed=swap-places
  deed: der Feind auf deiner Ebene kommt auf <at:foeSpot> => deed=place-foe
  deed: der Feind auf deiner Ebene kommt auf <at:foeSpot>, selbst wenn er gebunden ist => deed=place-foe locked=true
  deed: ziehe die Feindkarte neu | die Feindkarte neu ziehen => deed=redraw-foe
  deed: <..change><..lasts> | <chosen:choice>: <..change><..lasts> => deed=until
  deed: verdopple den Wert <chosen:cards><..ends> | den Wert <chosen:cards> verdoppeln<..ends> => deed=until change=double
  deed: dein Widersacher nimmt sich für den Kampf <cards>; ihr Wert kommt zu den <as:attribute>-Kosten und zu etwaiger roher Gewalt hinzu, danach (?:kommt|kommen) sie auf deinen Ablagestapel => deed=take
  counting: verhindere den Verlust <..points><..turn> | den Verlust <..points><..turn> verhindern => deed=ward
  points: des nächsten Punktes Verstand => n=1 ; der nächsten <n:some> Punkte Verstand
  turn:  ;  in diesem Zug => ends=turn
  counting: verhindere <n:some> von diesem Verlust | <n:some> von diesem Verlust verhindern => deed=prevent
  counting: ziehe <n:cards1> | <n:cards1> ziehen => deed=draw who=you ; <who> zieht <n:cards1> => deed=draw
  counting: sieh dir die <n:cards2> <deck> an | dir die <n:cards2> <deck> ansehen => deed=look
  counting: verliere <n:some> Verstand | <n:some> Verstand verlieren => deed=lose-sanity who=you
  counting: <who> verliert <n:some> Verstand => deed=lose-sanity
  counting: gewinne <n:some> Verstand zurück | <n:some> Verstand zurückgewinnen => deed=gain-sanity who=you
  counting: <who> gewinnt <n:some> Verstand zurück => deed=gain-sanity
  counting: erhalte <n:some> Beute | <n:some> Beute erhalten => deed=gain-loot who=you
  counting: <who> erhält <n:some> Beute => deed=gain-loot ; hebe die Wahnsinnsleiste um <n:some> => deed=madness
  counting: senke die Wahnsinnsleiste um <n:some> => deed=madness down=true
  counting: die Wahnsinnsleiste um <n:some> heben => deed=madness
  counting: die Wahnsinnsleiste um <n:some> senken => deed=madness down=true
  counting: bewege dich <..steps> auf dem Ring | dich <..steps> auf dem Ring bewegen => deed=move-hero who=you
  counting: <who> bewegt sich <..steps> auf dem Ring => deed=move-hero
  counting: drehe <level> <..steps><..way> | <level> <..steps><..way> drehen => deed=rotate
  counting: der Feind auf deiner Ebene bewegt sich <n:some> Feld(?:er)? auf dich zu => deed=move-foe
  counting: der Feind auf deiner Ebene bewegt sich <n:some> Feld(?:er)? auf dich zu, selbst wenn er gebunden ist => deed=move-foe locked=true
  counting: senke die Kosten <cards> um <n:some>, bei beliebigem Attribut => deed=reduce-cost
  counting: die Kosten <cards> um <n:some> senken, bei beliebigem Attribut => deed=reduce-cost
  counting: lege <n:some> Marken? auf <cards> | <n:some> Marken? auf <cards> legen => deed=put-counters
  counting: lege <n:some> bleibende Marken? auf <cards> => deed=put-counters lasting=true
  counting: <n:some> bleibende Marken? auf <cards> legen => deed=put-counters lasting=true
  counting: nimm <n:some> Marken? von <cards> | <n:some> Marken? von <cards> nehmen => deed=remove-counters
  counting: ein Sieg in diesem Kampf bringt <n:some> Beute mehr => deed=add-loot
  cards1: eine Karte => 1 ; <some> Karten
  counting: decke die <n:cards2> <deck> auf | die <n:cards2> <deck> aufdecken => deed=look
  cards2: oberste Karte => 1 ; obersten <some> Karten
  deck: deinen Kampfstapel => battle ; den Begegnungsstapel => encounter ; den Beutestapel => loot
  deck: den Feindstapel => foe ; den Turmstapel => tower
  deck: deines Kampfstapels => battle ; des Begegnungsstapels => encounter ; des Beutestapels => loot
  deck: des Feindstapels => foe ; des Turmstapels => tower
  steps: bis zu <n:some> Feld(?:er)? => upTo=true ; <n:some> Feld(?:er)?
  way:  ;  im Uhrzeigersinn => way=clockwise ;  gegen den Uhrzeigersinn => way=counterclockwise
  level: (?:diese|auf deiner|von deiner) Ebene => here ; (?:das|im|aus dem) Verlies => dungeon
  level: (?:den|im|aus dem) Tempel => temple ; (?:die|auf der|von der) Spitze => spire
  level: (?:eine|auf einer|von einer) Ebene deiner Wahl => choice
  spot: das Startfeld => at=start ; das Portal <level:which> => at=portal ; die Treppe <level:which> => at=staircase
  spot: das Feld des Feindes => at=foe level=here ; das Feld des Feindes <level:where1> => at=foe
  which: der Ebene => here ; der Ebene darüber => up ; der Ebene darunter => down ; des Verlieses => dungeon
  which: des Tempels => temple ; der Spitze => spire
  where1: auf der Ebene darüber => up ; auf der Ebene darunter => down ; im Verlies => dungeon
  where1: im Tempel => temple ; auf der Spitze => spire
  foeSpot: dein Feld => you ; das Portal der Ebene => portal ; die Treppe der Ebene => staircase
  partner: einem anderen Helden deiner Wahl => another ; diesem Helden => that
  partner: einem anderen Helden deiner Wahl auf dieser Ebene => another-here
  burden:  => none ;  als Bürde => sure ;  \(Gegner, Chaos und Feinde sind Bürden\) => some
  foeDeck:  \(sie wird verbannt, sobald der nächste Feind gezogen ist\) => banished
  row: <from:number>–<to:number>: <do:deeds> | <from:number>: <do:deeds>
  bands: <+row>; <+..bands> | <+row>
  # Heroes
  who: der Held links von dir => left ; der Held rechts von dir => right
  receiver: dem Helden links von dir => left ; dem Helden rechts von dir => right
  receiver: einem anderen Helden deiner Wahl => another
  receiver: einem anderen Helden deiner Wahl auf dieser Ebene => another-here ; diesem Helden => that
  who: jeder Held => every ; jeder andere Held => others ; jeder Held auf dieser Ebene => here
  who: jeder andere Held auf dieser Ebene => others-here ; ein anderer Held deiner Wahl => another
  who: ein anderer Held deiner Wahl auf dieser Ebene => another-here ; dieser Held => that ; du => you
  # Numbers
  some: <number> ; 1W6 => of=die ; 1W3 => of=d3 ; X => X
  amount: <some> ; \(<a:amount>\) => of=bracketed ; <a:amount>, höchstens <at:number> => of=capped
  amount: <a:amount>, halbiert und aufgerundet => of=half ; <first:amount> plus <second:amount> => of=sum
  amount: <by:number>-mal <a:amount> => of=times ; die gewürfelte Zahl => of=rolled
  amount: die Anzahl der Marken auf dieser Karte => of=counters card=this
  amount: die Anzahl der Marken auf jener Karte => of=counters card=that
  amount: die Anzahl dieser Karten => of=done ; die Anzahl <cards:lying> => of=count ; dein Verstand => of=sanity
  amount: dein fehlender Verstand => of=lost-sanity ; der Stand der Wahnsinnsleiste => of=madness
  amount: die höhere Zahl \(<first:amount> oder <second:amount>\) => of=higher
  amount: die niedrigere Zahl \(<first:amount> oder <second:amount>\) => of=lower
  amount: die Anzahl der Felder bis (?:zum|zur) <to:landmark> deiner Ebene => of=distance
  landmark: Portal => portal ; Treppe => staircase ; Feind => foe
  amount: die Nummer dieses Zuges => of=turn ; der Kostenwert dieser Karte => of=cost card=this
  amount: der Kostenwert jener Karte => of=cost card=that
  amount: der Wert dieser Karte => of=power card=this ; der Wert jener Karte => of=power card=that
  amount: die Anzahl der Helden => of=heroes who=every ; die Anzahl der anderen Helden => of=heroes who=others
  amount: die Anzahl der Helden auf dieser Ebene => of=heroes who=here
  amount: die Anzahl der anderen Helden auf dieser Ebene => of=heroes who=others-here
  # Cards, and where they are
  cards: diese(?:r)? Karte => this ; jene(?:r)? Karte => that ; <..explained>
  explained: <..explained> \(V ist <v:amount>\)
  explained: <..explained> \(W ist <w:amount>\)
  explained: <..explained> \(Y ist <y:amount>\)
  explained: <..explained> \(Z ist <z:amount>\)
  explained: <..placed> \(X ist <x:amount>\) | <..placed>
  placed: <..picked> davon => from=[seen] ; <..picked> aus <..where> | <..picked>
  where: <from:zones> eines anderen Helden => whose=another
  where: <from:zones> eines anderen Helden auf deiner Ebene => whose=another-here
  where: <from:zones> der anderen Helden auf deiner Ebene => whose=others-here
  where: <from:zones> dieses Helden => whose=that ; <from:zones> der anderen Helden => whose=others
  where: <from:zones> => whose=you
  zones: <+zone> | <+zone>, <+..zones> | <+zone> (?:oder|und) <+..zones>
  zone: der Hand => hand ; den Plätzen => slots ; dem Ablagestapel => discard ; den gespielten Karten => played
  zone: den verbrauchten Karten => spent ; den in diesem Zug erhaltenen Karten => gained ; dem Kampfstapel => deck
  zone: den in diesem Zug noch nutzbaren Karten => usable ; diesem Kampf => battle ; dem Ring => ring
  zone: den angesehenen Karten => seen
  zone: dem Vorrat => supply
  zone: den verbannten Karten => banished ; diesem Kampf, sonst dem Ring deiner Ebene => enemies
  lying: <..lying> \(V ist <v:amount>\)
  lying: <..lying> \(W ist <w:amount>\)
  lying: <..lying> \(Y ist <y:amount>\)
  lying: <..lying> \(Z ist <z:amount>\)
  lying: der in diesem Zug noch nutzbaren <..thing> => from=[usable] count=all
  lying: <..narrowed> <..there> | <..narrowed>
  there: <from:lies> eines anderen Helden => whose=another
  there: <from:lies> eines anderen Helden auf deiner Ebene => whose=another-here
  there: <from:lies> der anderen Helden auf deiner Ebene => whose=others-here
  there: <from:lies> dieses Helden => whose=that ; <from:lies> der anderen Helden => whose=others
  there: <from:lies> => whose=you
  lies: <+lie> | <+lie>, <+..lies> | <+lie> (?:oder|und) <+..lies>
  lie: auf der Hand => hand ; auf den Plätzen => slots ; im Ablagestapel => discard
  lie: unter den gespielten Karten => played ; unter den verbrauchten Karten => spent
  lie: unter den in diesem Zug erhaltenen Karten => gained ; im Kampfstapel => deck
  lie: unter den in diesem Zug noch nutzbaren Karten => usable ; auf dem Ring deiner Ebene => ring
  lie: unter den angesehenen Karten => seen
  lie: im Vorrat => supply
  lie: unter den verbannten Karten => banished ; in diesem Kampf => battle
  lie: in diesem Kampf, sonst auf dem Ring deiner Ebene => enemies
  picked: <..narrowed> zufällig => pick=random ; <..narrowed> \(die stärksten?\) => pick=strongest
  picked: <..narrowed> \(die letzten?\) => pick=last
  picked: <..narrowed> \(die schwächsten?\) => pick=weakest ; <..narrowed>
  narrowed: <..narrowed> außer <not:kinds> | <..narrowed> der Klasse <class:classes>
  narrowed: <..narrowed> mit dem Namen dieser Karte => named=this ; <..narrowed> mit dem Namen jener Karte => named=that
  narrowed: <..narrowed> des Pakets dieser Karte => pack=own ; <..narrowed> des Pakets „toy“ => pack=toy
  narrowed: <..narrowed> des Pakets „other“ => pack=other
  narrowed: <..narrowed> auf <slot:slots>plätzen ; <..narrowed> auf Plätzen => slot=any
  narrowed: <..narrowed> auf deinen <slot:slots>plätzen => from=[slots]
  narrowed: <..narrowed> auf deinen Plätzen => slot=any from=[slots]
  told: <..told> \(V ist <v:amount>\)
  told: <..told> \(W ist <w:amount>\)
  told: <..told> \(Y ist <y:amount>\)
  told: <..told> \(Z ist <z:amount>\)
  told: <..narrowed>
  narrowed: <..narrowed> mit Kostenwert <cost:limits> | <..narrowed> mit Wert <power:limits> | <..narrowed> mit <as:attributes> | <..noun>
  noun: (?:von )?bis zu <count:some> <..thing> => upTo=true
  noun: (?:von )?beliebig viele[n]? <..thing> => count=all upTo=true ; alle[r]? <..thing> => count=all
  noun: (?:die|der) stärkste[n]? <..thing> => count=1 pick=strongest
  noun: (?:die|der) letzte[n]? <..thing> => count=1 pick=last
  noun: (?:die|der) schwächste[n]? <..thing> => count=1 pick=weakest ; eine[r]? <..thing> => count=1
  noun: (?:von )?bis zu <count:some>-mal <id:name> => upTo=true
  noun: (?:von )?beliebig oft <id:name> => count=all upTo=true ; <id:name> \(alle\) => count=all
  noun: <id:name> \(<kind:kinds>\) => count=1
  noun: (?:von )?<count:some>-mal <id:name> | (?:von )?<count:some> <..thing> ; <id:name> => count=1
  noun: (?:der )?<..thing> => count=all
  thing: in diesem Zug noch nutzbare[n]? <..thing> => from=[usable] ; Karte[n]? | <kind:kinds>
  kinds: <+stem>karte[n]? | <+stem>-, <+..kinds> | <+stem>- (?:oder|und) <+..kinds>
  stem: Waffen => weapon ; Rüstungs => armor ; Gegenstands => object ; Relikt => relic ; Verlies => dungeon
  stem: Abenteurer => adventurer ; Angriffs => attack ; Gegner => adversary ; Chaos => chaos ; Beute => loot
  stem: Feind => foe ; Turm => tower ; Spitzen => spire ; Start => starter ; Ausrüstungs => equipment
  attributes: <+attribute> | <+attribute>, <+..attributes> | <+attribute> (?:oder|und) <+..attributes>
  attribute: Kampf => fight ; Geschick => skill ; Charme => charm ; Vorpal => vorpal
  classes: <+class> | <+class>, <+..classes> | <+class> (?:oder|und) <+..classes>
  class: Plünderer => reaver ; Schurke => rogue ; Runenfürst => runelord
  range: <min:number> oder mehr | <max:number> oder weniger | <min:number> bis <max:number> ; <exactly:number>
  limits: <min:limit> oder mehr | <max:limit> oder weniger | <min:limit> bis <max:limit> | <exactly:limit>
  limit: <number> ; 1W6 => of=die ; 1W3 => of=d3 ; V => V ; W => W ; Y => Y ; Z => Z
  # Conditions
  condition: \(<condition>\)
  condition: <first:condition> oder <second:condition> => is=any
  condition: <first:condition> und <second:condition> => is=all
  condition: es keine <cards:lying> gibt | es <cards:lying> nicht gibt => is=cards max=0
  condition: es <..bounds> nicht gibt => is=cards not=true ; es <..bounds> gibt => is=cards
  condition: es <cards:lying> gibt => is=cards min=1 ; sie nicht <cards:told> ist => is=that not=true
  condition: sie <cards:told> ist => is=that ; es Zug <..turns> ist => is=turn
  condition: dieser Kampf bei Stufe <..turns> ist => is=stage ; dieser Kampf nicht bei Stufe <..turns> ist => is=stage not=true
  condition: es nicht Zug <..turns> ist => is=turn not=true ; du einen Turmschlüssel hast => is=key
  condition: du keinen Turmschlüssel hast => is=key not=true ; du nicht <levels> stehst => is=level not=true
  condition: du <levels> stehst => is=level ; ein Feind auf deiner Ebene ist => is=foe-here
  condition: kein Feind auf deiner Ebene ist => is=foe-here not=true ; kein anderer Held im Spiel ist => is=alone
  condition: noch ein anderer Held im Spiel ist => is=alone not=true
  condition: du nicht im Kampf bist => is=battle not=true ; du im Kampf bist => is=battle
  condition: du nicht im Kampf der Klasse <class:classes> bist => is=battle not=true
  condition: du im Kampf der Klasse <class:classes> bist => is=battle
  condition: du nicht gegen <..enemy> kämpfst => is=battle not=true ; du gegen <..enemy> kämpfst => is=battle
  condition: dein Held nicht zur Klasse <class:classes> gehört => is=class not=true
  condition: dein Held zur Klasse <class:classes> gehört => is=class
  condition: du in diesem Zug eine Karte erhalten hast => is=collected
  condition: du in diesem Zug keine Karte erhalten hast => is=collected not=true
  condition: diese Karte ausgerüstet ist => is=slotted ; diese Karte nicht ausgerüstet ist => is=slotted not=true
  condition: <a:amount> nicht <..figure> ist => is=amount not=true ; <a:amount> <..figure> ist => is=amount
  bounds: mindestens <min:number> <cards:lying> | höchstens <max:number> <cards:lying>
  bounds: genau <exactly:number> <cards:lying> | <min:number> bis <max:number> <cards:lying>
  turns: <min:number> oder später | <max:number> oder früher | <min:number> bis <max:number> ; <exactly:number>
  levels: <+standing> | <+standing>, <+..levels> | <+standing> (?:oder|und) <+..levels>
  standing: auf der Ebene Verlies => dungeon ; auf der Ebene Tempel => temple ; auf der Ebene Spitze => spire
  standing: im Bergfried => keep
  enemy: <enemy:foesOf> der Klasse <class:classes> | <enemy:foesOf>
  foesOf: <+foeOf> | <+foeOf>, <+..foesOf> | <+foeOf> (?:oder|und) <+..foesOf>
  foeOf: einen Gegner => adversary ; einen Feind => foe ; die Spitzenkarte => spire
  figure: mindestens <min:number> | höchstens <max:number> | genau <exactly:number>
  figure: zwischen <min:number> und <max:number>
  lasts:  bis zum Ende des Zuges => ends=turn ;  bis zum Ende des Kampfes => ends=battle
  lasts: , solange diese Karte im Spiel ist => ends=play ;  für den Rest des Spiels => ends=forever
  choice: wähle <cards> | <cards> wählen
  ends: <..lasts> | 
  # Changes
  change: <..shift> \(X ist <x:amount>\) | <..shift>
  shift: <..subject> (?:gibt|geben) <..against><n:some> mehr => change=power
  shift: <..subject> (?:gibt|geben) <..against><n:some> weniger => change=power less=true
  shift: <..subject> (?:gibt|geben) <..against><n:some> mehr \(nach jeder Verdopplung\) => change=power late=true
  shift: <..subject> (?:gibt|geben) <..against><n:some> weniger \(vor jeder Verdopplung\) => change=power less=true early=true
  shift: <..subject> (?:gibt|geben) <..against>stattdessen <n:some> => change=set
  shift: <..subject> (?:gibt|geben) <..against>nichts => change=set n=0
  shift: der Wert <..subject> ist <..against>verdoppelt => change=double
  shift: du darfst <from:attribute> <..against>als <to:attribute> einsetzen => change=allow
  shift: jeder Wert darf <..against>auch als <to:attribute> gelten => change=allow
  shift: du darfst <from:attribute> von <..subject> <..against>als <to:attribute> einsetzen => change=allow
  shift: <from:attribute> dieser Karte darf <..against>auch als <to:attribute> gelten => change=allow cards=this
  shift: ihr Wert <from:attribute> darf <..against>auch als <to:attribute> gelten => change=allow cards=it
  shift: <..subject> (?:darf|dürfen) <..against>auch als <to:attribute> gelten => change=allow
  shift: <..subject> (?:kostet|kosten) <n:some> <as:attribute> <..by>, auch bei roher Gewalt => change=cost brute=true
  shift: <..subject> (?:kostet|kosten) <n:some> <..by> => change=cost
  shift: du darfst <cards:narrowed> auf <into:slots>plätze legen => change=slot
  shift: diese Karte darf sich den Platz mit einer anderen <kind:kinds> teilen => change=share
  shift: ziehe für jede Hand eine Karte <..by> => change=hand n=1
  shift: ziehe für jede Hand <n:some> Karten <..by> => change=hand
  shift: <..subject> darf <n:some> <as:attribute> erzeugen => change=generate
  shift: ausgerüstete <..subject> erzeugen <n:some> <as:attribute> => change=generate
  shift: <..subject> (?:bleibt|bleiben) in der Erholung auf deiner Hand => change=retain
  shift: diese Karte ist auf deiner Anfangshand, zu Beginn und nach Wahnsinn => change=opening cards=this
  shift: <..subject> bleibt beim Benutzen auf ihrem Platz => change=stay
  shift: ausgerüstete <..subject> bleiben beim Benutzen auf ihren Plätzen => change=stay
  shift: <..subject> (?:kann|können) nicht benutzt werden => change=forbid
  shift: einmal je Zug darfst du den Würfel neu werfen => change=reroll
  shift: einmal je Zug darfst du eine Ebene, die du drehst, bis zu <n:some> Feld(?:er)? weiter drehen => change=rotation
  shift: erzeuge in jedem Zug <n:some> <as:attributes>, ohne eine Karte zu benutzen => change=free
  shift: du darfst zu Beutewürfen und Würfen für Beutekarten <n:some> addieren => change=lootRoll
  shift: jeder Gegner kostet dich in der Erholung <n:some> Verstand <..by> => change=adversaryHarm
  shift: der Brunnen der Seelen kostet <n:some> weniger => change=well less=true
  shift: der Feind auf deiner Ebene bleibt stehen => change=foe-stays
  shift: besiegte Feinde bringen <n:some> Beute <..by> => change=loot
  against:  ; gegen Gegner und Feinde  => against=enemies
  by: weniger => less=true ; mehr
  subject: diese(?:r)? Karte => cards=this ; sie => cards=it ; (?:von )?<cards:explained>
  slots: <+stem> | <+stem>-, <+..slots> | <+stem>- oder <+..slots>
`);
