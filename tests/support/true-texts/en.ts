import { patterns } from './reader.ts';

/** How sentences are printed in English. */
export const EN = patterns(String.raw`
  # Sentences
  text: when played, <do:deeds> => when=played ; when spent, <do:deeds> => when=spent
  text: when spent against an adversary or foe, <do:deeds> => when=spent fighting=true
  text: instead: (?:discard) this to <do:deeds> => when=instead by=discard
  text: instead: (?:banish) this to <do:deeds> => when=instead by=banish
  text: instead: (?:discard) this\. <do:deeds> => when=instead by=discard
  text: instead: (?:banish) this\. <do:deeds> => when=instead by=banish
  text: when revealed, <do:deeds> => when=revealed ; when defeated, <do:deeds> => when=defeated
  text: when you lose this battle, <do:deeds> => when=lost
  text: while slotted, at the start of your turn, <do:deeds> => when=turn-start slotted=true
  text: at the start of your turn, <do:deeds> => when=turn-start ; when gained, <do:deeds> => when=gained
  text: when the next foe is drawn, <do:deeds> => when=foe-drawn ; when placed, <do:deeds> => when=placed
  text: while on the ring of your level, at the start of your turn, <do:deeds> => when=on-ring
  text: when an effect discards this, <do:deeds> => when=discarded-by-effect
  text: when this is banished, <do:deeds> => when=banished
  text: when an effect banishes this, <do:deeds> => when=banished-by-effect ; once a turn, <do:deeds> => when=activated
  text: (?:while in play, )?when you lose sanity, <do:deeds> => when=loses-sanity
  text: (?:while in play, )?when you would lose sanity, <do:deeds> => when=would-lose-sanity
  text: (?:while in play, )?when you gain sanity, <do:deeds> => when=gains-sanity
  text: (?:while in play, )?when you gain a card, <do:deeds> => when=gains
  text: (?:while in play, )?when you beat an adversary or foe, <do:deeds> => when=beats
  text: (?:while in play, )?when you play a card, <do:deeds> => when=plays
  text: (?:while in play, )?when you lose a battle, <do:deeds> => when=loses-battle
  text: (?:while in play, )?when an effect discards a card of yours, <do:deeds> => when=discards
  text: (?:while in play, )?when you banish a card, <do:deeds> => when=banishes
  text: (?:while in play, )?when an effect has you draw, <do:deeds> => when=draws
  text: (?:while in play, )?when you rotate a level, <do:deeds> => when=rotates
  text: (?:while in play, )?when you move, <do:deeds> => when=moves
  text: at the end of your turn, if this is in your hand, <do:deeds> => when=held
  text: while slotted, at the end of your turn, <do:deeds> => when=turn-end slotted=true
  text: at the end of your turn, <do:deeds> => when=turn-end
  text: <do:deeds> => when=unsaid
  text: <..place>, <change> if <if:condition> | <..place>, <change>
  text: <change> if <if:condition> | <change> => while=always
  place: while on the ring => while=ring ; while (?:slotted) => while=slotted ; while (?:played) => while=played ; on this level => while=level
  place: in this battle => while=battle
  # Deeds
  deeds: you may <price> to <then:deeds>(?:\. O|; o)therwise, <else:deeds> => deed=may
  deeds: you may <price>; if you do, <then:deeds>(?:\. O|; o)therwise, <else:deeds> => deed=may
  deeds: you may choose this: <then:deeds>(?:\. O|; o)therwise, <else:deeds> => deed=may
  deeds: you may <then:deeds>(?:\. O|; o)therwise, <else:deeds> => deed=may
  deeds: if <if:condition>, <then:deeds>(?:\.|;) if not, <else:deeds> => deed=if
  deeds: if <if:condition>, <then:deeds>(?:\. O|; o)therwise, <else:deeds> => deed=if
  deeds: you may <price> to <then:deeds> | you may <price>; if you do, <then:deeds> => deed=may
  deeds: you may choose this: <then:deeds> | you may <then:deeds> => deed=may
  deeds: if <if:condition>, <then:deeds> => deed=if ; choose one: <of:options> => deed=choose
  deeds: once: <then:deeds> => deed=repeat n=1 ; X times: <then:deeds> \(X is <x:amount>\) => deed=repeat n=X
  deeds: <n:some> times: <then:deeds> => deed=repeat ; <who> in turn: <then:deeds> | <who>: <then:deeds> => deed=each ; \(<deeds>\)
  deeds: at the start of your next turn, <then:deeds> => deed=later when=turn-start
  deeds: at the end of your turn, <then:deeds> => deed=later when=turn-end
  deeds: at the end of your turn if that is this one, <then:deeds> => deed=later when=turn-end ends=turn
  deeds: <..next>, <then:deeds> ; <..next> this turn, <then:deeds> => ends=turn
  next: the next time you beat an adversary or foe => deed=later when=beats
  next: the next time you would lose sanity => deed=later when=would-lose-sanity
  next: the next time you lose sanity => deed=later when=loses-sanity
  next: the next time you gain sanity => deed=later when=gains-sanity
  next: the next time you gain <cards> => deed=later when=gains
  next: the next time you play <cards> => deed=later when=plays
  next: the next time you beat <cards> => deed=later when=beats
  next: the next time you lose a battle => deed=later when=loses-battle
  next: the next time an effect discards <cards> of yours => deed=later when=discards
  next: the next time you banish <cards> => deed=later when=banishes
  next: the next time an effect has you draw => deed=later when=draws
  next: the next time you rotate a level => deed=later when=rotates
  next: the next time you move => deed=later when=moves
  deeds: <first:deeds>, then <second:deeds> => deed=both ; <deed>
  price: <first:deed>, then <second:price> => deed=both ; <deed>
  options: <+deeds>; or <+..options> | <+deeds>; or <+deeds>
  deed: <..counting> \(X is <x:amount>\) | <..counting> ; discard <cards> => deed=discard who=you
  deed: <who> discards <cards> => deed=discard ; move to <..spot> => deed=place-hero who=you
  deed: swap places with <who> => deed=swap-places
  deed: the foe on your level is put on <at:foeSpot> => deed=place-foe
  deed: the foe on your level is put on <at:foeSpot>, even a locked one => deed=place-foe locked=true
  deed: <who> moves to <..spot> => deed=place-hero ; the Foe Advances => deed=foe-advances
  deed: a foe appears on <level> if none is there => deed=summon-foe
  deed: remove the foe from <level> => deed=remove-foe ; banish <cards> => deed=banish who=you
  deed: <who> banishes <cards> => deed=banish ; take <cards> into your hand<burden> => deed=retrieve
  deed: put <cards> on top of your battle deck<burden> => deed=put-on-deck ; gain <cards><burden> => deed=gain
  deed: reveal cards from <deck> until <until:cards> comes up => deed=reveal-until
  deed: shuffle <deck> | shuffle <cards> into <deck><burden> => deed=shuffle
  deed: put <cards> back on top(?: in any order)? => deed=put-back
  deed: put <cards> at the bottom of (?:its|their) deck => deed=put-back under=true
  deed: reshuffle <cards> => deed=reshuffle ; put <cards> at the bottom of the encounter deck => deed=bury
  deed: put this face up on the foe deck; once the next foe is drawn, banish it => deed=lay-on-foe-deck
  deed: look at all cards of <deck> | reveal all cards of <deck> => deed=look all=true
  deed: put <cards> on the ring of your level \(on a full one in place of a card of your choice, which goes to the bottom of the encounter deck\) => deed=put-on-ring
  deed: play <cards> => deed=play ; repeat what <cards> (?:do|does) when played => deed=again
  deed: prevent that loss => deed=prevent
  deed: replace <cards> with <into:name> from the supply and banish (?:it|them) => deed=transform
  deed: give <cards> to <to:who><burden> => deed=give
  deed: choose <cards> => deed=pick ; do nothing => deed=nothing ; <..rolls> | <..rolls> \(<rows:bands>\)
  rolls: roll the die => deed=table ; roll two dice and keep the higher one => deed=table keep=higher
  rolls: roll two dice and keep the lower one => deed=table keep=lower
  deed: redraw the foe card => deed=redraw-foe
  deed: <..change><..lasts> | choose <chosen:cards>: <..change><..lasts> => deed=until
  deed: double the value of <chosen:cards><..ends> => deed=until change=double
  deed: the enemy takes <cards> for the battle; (?:its|their) power is added to the <as:attribute> cost and to any brute force, and (?:it goes|they go) to your discard pile afterwards => deed=take
  counting: draw <n:cards1> => deed=draw who=you ; <who> draws <n:cards1> => deed=draw
  counting: look at the top <n:cards2> of <deck> | reveal the top <n:cards2> of <deck> => deed=look
  counting: lose <n:some> sanity => deed=lose-sanity who=you ; <who> loses <n:some> sanity => deed=lose-sanity
  counting: prevent <n:some> of that loss => deed=prevent
  counting: prevent the next <n:some> sanity you would lose => deed=ward
  counting: prevent the next <n:some> sanity you would lose this turn => deed=ward ends=turn
  counting: gain <n:some> sanity => deed=gain-sanity who=you ; <who> gains <n:some> sanity => deed=gain-sanity
  counting: gain <n:some> loot => deed=gain-loot who=you ; <who> gains <n:some> loot => deed=gain-loot
  counting: raise the madness track by <n:some> => deed=madness
  counting: lower the madness track by <n:some> => deed=madness down=true
  counting: move up to <n:some> spaces? along the ring => deed=move-hero who=you upTo=true
  counting: move <n:some> spaces? along the ring => deed=move-hero who=you
  counting: <who> moves up to <n:some> spaces? along the ring => deed=move-hero upTo=true
  counting: <who> moves <n:some> spaces? along the ring => deed=move-hero
  counting: rotate <level> up to <n:some> spaces?<..way> => deed=rotate upTo=true
  counting: rotate <level> <n:some> spaces?<..way> => deed=rotate
  counting: the foe on your level moves <n:some> spaces? toward you => deed=move-foe
  counting: the foe on your level moves <n:some> spaces? toward you, even a locked one => deed=move-foe locked=true
  counting: reduce the cost of <cards> by <n:some>, in any attribute => deed=reduce-cost
  counting: put <n:some> counters? on <cards> => deed=put-counters
  counting: put <n:some> lasting counters? on <cards> => deed=put-counters lasting=true
  counting: take <n:some> counters? off <cards> => deed=remove-counters
  counting: a win in this battle pays <n:some> more loot => deed=add-loot
  cards1: a card => 1 ; <some> cards
  cards2: card => 1 ; <some> cards
  deck: your battle deck => battle ; the encounter deck => encounter ; the loot deck => loot
  deck: the foe deck => foe ; the tower deck => tower
  way:  ;  clockwise => way=clockwise ;  counterclockwise => way=counterclockwise
  level: (?:this|your) level => here ; the dungeon => dungeon ; the temple => temple ; the spire => spire
  level: a level of your choice => choice
  spot: the Start space => at=start ; the portal of <level:which> => at=portal
  spot: the staircase of <level:which> => at=staircase ; the space of the foe => at=foe level=here
  spot: the space of the foe on <level:which> | the space of the foe in <level:which> => at=foe
  which: the level => here ; the level above => up ; the level below => down ; the dungeon => dungeon
  which: the temple => temple ; the spire => spire
  foeSpot: your space => you ; the portal of the level => portal ; the staircase of the level => staircase
  burden:  => none ;  as a burden => sure ;  \(adversaries, chaos and foes are burdens\) => some
  row: <from:number>–<to:number>: <do:deeds> | <from:number>: <do:deeds>
  bands: <+row>; <+..bands> | <+row>
  # Heroes
  who: the hero on your left => left ; the hero on your right => right
  who: every hero => every ; every other hero => others ; every hero on this level => here
  who: every other hero on this level => others-here ; another hero of your choice => another
  who: another hero of your choice on this level => another-here ; that hero => that ; you => you
  # Numbers
  some: <number> ; 1d6 => of=die ; 1d3 => of=d3 ; X => X
  amount: <some> ; \(<a:amount>\) => of=bracketed ; <a:amount>, at most <at:number> => of=capped
  amount: <first:amount> plus <second:amount> => of=sum ; <by:number> times <a:amount> => of=times
  amount: half of <a:amount>, rounded up => of=half ; the number rolled => of=rolled
  amount: the number of counters on this card => of=counters card=this
  amount: the number of counters on that card => of=counters card=that
  amount: the number of those cards => of=done ; the number of <cards:lying> => of=count
  amount: your sanity => of=sanity ; the sanity you lack => of=lost-sanity
  amount: the higher of <first:amount> and <second:amount> => of=higher
  amount: the lower of <first:amount> and <second:amount> => of=lower
  amount: the number of spaces to the <to:landmark> of your level => of=distance
  landmark: portal => portal ; staircase => staircase ; foe => foe
  amount: the number of this turn => of=turn ; the cost of this card => of=cost card=this
  amount: the cost of that card => of=cost card=that
  amount: the number on the madness track => of=madness ; the power of this card => of=power card=this
  amount: the power of that card => of=power card=that ; the number of heroes => of=heroes who=every
  amount: the number of other heroes => of=heroes who=others
  amount: the number of heroes on this level => of=heroes who=here
  amount: the number of other heroes on this level => of=heroes who=others-here
  # Cards, and where they are
  cards: this => this ; that card => that ; <..explained>
  explained: <..explained> \(V is <v:amount>\)
  explained: <..explained> \(W is <w:amount>\)
  explained: <..explained> \(Y is <y:amount>\)
  explained: <..explained> \(Z is <z:amount>\)
  explained: <..placed> \(X is <x:amount>\) | <..placed>
  placed: <..picked> looked at => from=[seen] ; <..picked> from <..where> | <..picked>
  where: another hero’s <from:zones> => whose=another
  where: the <from:zones> of another hero on your level => whose=another-here
  where: the <from:zones> of other heroes on your level => whose=others-here
  where: that hero’s <from:zones> => whose=that ; other heroes’ <from:zones> => whose=others
  where: <from:zones> => whose=you
  zones: <+zone> | <+zone>, <+..zones> | <+zone> (?:or|and) <+..zones>
  zone: hand => hand ; slots => slots ; (?:(?:your|their) )?discard pile => discard
  zone: (?:(?:your|their) )?played cards => played ; (?:(?:your|their) )?spent cards => spent
  zone: (?:the )?cards gained this turn => gained ; (?:(?:your|their) )?battle deck => deck
  zone: (?:their )?cards still usable this turn => usable
  zone: the cards you can still use this turn => usable ; this battle => battle ; the ring => ring
  zone: (?:the|their)? ?cards looked at => seen
  zone: the supply => supply
  zone: the banished cards => banished ; this battle, or else the ring of your level => enemies
  lying: <..lying> \(V is <v:amount>\)
  lying: <..lying> \(W is <w:amount>\)
  lying: <..lying> \(Y is <y:amount>\)
  lying: <..lying> \(Z is <z:amount>\)
  lying: <..narrowed> <..there> | <..narrowed> ; <..narrowed> you can still use this turn => from=[usable]
  there: with another hero <from:lies> => whose=another
  there: with another hero on your level <from:lies> => whose=another-here
  there: with other heroes on your level <from:lies> => whose=others-here
  there: with that hero <from:lies> => whose=that ; with other heroes <from:lies> => whose=others
  there: <from:lies> => whose=you
  lies: <+lie> | <+lie>, <+..lies> | <+lie> (?:or|and) <+..lies>
  lie: in hand => hand ; in slots => slots ; in (?:your|the) discard pile => discard
  lie: among the played cards => played ; among the spent cards => spent ; gained this turn => gained
  lie: in (?:your|the) battle deck => deck ; that you can still use this turn => usable
  lie: that can still be used this turn => usable
  lie: on the ring of your level => ring ; among the banished cards => banished ; in this battle => battle
  lie: among the cards looked at => seen
  lie: on the ring of your level => ring ; among the banished cards => banished ; in the supply => supply ; in this battle => battle
  lie: in this battle, or else on the ring of your level => enemies
  picked: <..narrowed> at random => pick=random ; <..narrowed> \(the strongest\) => pick=strongest
  picked: <..narrowed> \(the last\) => pick=last
  picked: <..narrowed> \(the weakest\) => pick=weakest ; <..narrowed>
  narrowed: <..narrowed> other than <not:kinds> | <..narrowed> of class <class:classes>
  narrowed: <..narrowed> named like this card => named=this ; <..narrowed> named like that card => named=that
  narrowed: <..narrowed> of this card’s pack => pack=own ; <..narrowed> of the pack “toy” => pack=toy
  narrowed: <..narrowed> of the pack “other” => pack=other
  narrowed: <..narrowed> in <slot:slots> slots ; <..narrowed> in slots => slot=any
  narrowed: <..narrowed> in your <slot:slots> slots => from=[slots] ; <..narrowed> in your slots => slot=any from=[slots]
  told: <..told> \(V is <v:amount>\)
  told: <..told> \(W is <w:amount>\)
  told: <..told> \(Y is <y:amount>\)
  told: <..told> \(Z is <z:amount>\)
  told: <..narrowed>
  narrowed: <..narrowed> of cost <cost:limits> | <..narrowed> of power <power:limits>
  narrowed: <..narrowed> with <as:attributes>
  narrowed: <..noun> you can still use this turn => from=[usable] ; <..noun>
  noun: up to <count:some> <..named> => upTo=true ; any number of <..named> => count=all upTo=true
  noun: all <..named> => count=all ; the strongest <..named> => count=1 pick=strongest
  noun: the weakest <..named> => count=1 pick=weakest ; the last <..named> => count=1 pick=last
  noun: (?:an?|one) <..named> | <id:name> \(<kind:kinds>\) => count=1
  noun: <count:some> copies of <id:name> | <count:some> <..named> ; <id:name> \(all of them\) => count=all
  noun: <id:name> => count=1 ; <..named> => count=all
  named: cop(?:y|ies) of <id:name> | cards? | <kind:kinds>
  kinds: <+kind> | <+kind>, <+..kinds> | <+kind> (?:or|and) <+..kinds>
  kind: weapons? => weapon ; armor(?: cards)? => armor ; objects? => object ; relics? => relic
  kind: dungeon cards? => dungeon ; adventurers? => adventurer ; attack cards? => attack
  kind: adversar(?:y|ies) => adversary ; chaos cards? => chaos ; loot cards? => loot ; foes? => foe
  kind: tower cards? => tower ; Spire cards? => spire ; starter cards? => starter ; equipment cards? => equipment
  attributes: <+attribute> | <+attribute>, <+..attributes> | <+attribute> (?:or|and) <+..attributes>
  attribute: fight => fight ; skill => skill ; charm => charm ; vorpal => vorpal
  classes: <+class> | <+class>, <+..classes> | <+class> (?:or|and) <+..classes>
  class: reaver => reaver ; rogue => rogue ; runelord => runelord
  range: <min:number> or more | <max:number> or (?:less|fewer|earlier) | <min:number> or later
  range: <min:number> to <max:number> | <exactly:number>
  limits: <min:limit> or more | <max:limit> or less | <min:limit> to <max:limit> | <exactly:limit>
  limit: <number> ; 1d6 => of=die ; 1d3 => of=d3 ; V => V ; W => W ; Y => Y ; Z => Z
  # Conditions
  condition: \(<condition>\)
  condition: <first:condition> or <second:condition> => is=any
  condition: <first:condition> and <second:condition> => is=all
  condition: there is no <..lying1> | there is not <..lying1> => is=cards max=0
  condition: there is <..lying1> => is=cards min=1
  condition: there are not (?:exactly )?<..range> <cards:lying> => is=cards not=true
  condition: there are (?:exactly )?<..range> <cards:lying> => is=cards
  condition: it is not <cards:told> => is=that not=true ; it is turn <..range> => is=turn
  condition: it is not turn <..range> => is=turn not=true ; it is <cards:told> => is=that
  condition: this battle is at stage <..range> => is=stage ; this battle is not at stage <..range> => is=stage not=true
  condition: you hold a Tower Key => is=key ; you hold no Tower Key => is=key not=true
  condition: you are not <levels> => is=level not=true ; you are <levels> => is=level
  condition: a foe is on your level => is=foe-here ; no foe is on your level => is=foe-here not=true
  condition: no other hero is in the game => is=alone ; another hero is in the game => is=alone not=true
  condition: you are not in a battle => is=battle not=true ; you are in a battle => is=battle
  condition: you are not in a battle of class <class:classes> => is=battle not=true
  condition: you are in a battle of class <class:classes> => is=battle
  condition: you are not fighting <..enemy> => is=battle not=true ; you are fighting <..enemy> => is=battle
  condition: your hero is not an? <class:classes> => is=class not=true
  condition: your hero is an? <class:classes> => is=class ; you have gained a card this turn => is=collected
  condition: you have not gained a card this turn => is=collected not=true ; this is slotted => is=slotted
  condition: this is not slotted => is=slotted not=true ; <a:amount> is not <..range> => is=amount not=true
  condition: <a:amount> is <..range> => is=amount
  lying1: <cards:lying>
  levels: <+standing> | <+standing>, <+..levels> | <+standing> (?:or|and) <+..levels>
  standing: on the dungeon level => dungeon ; on the temple level => temple ; on the spire level => spire
  standing: in the Keep => keep
  enemy: <enemy:foesOf> of class <class:classes> | <enemy:foesOf>
  foesOf: <+foeOf> | <+foeOf>, <+..foesOf> | <+foeOf> (?:or|and) <+..foesOf>
  foeOf: an adversary => adversary ; a foe => foe ; the Spire card => spire
  lasts:  until the end of the turn => ends=turn ;  until the end of the battle => ends=battle
  lasts:  while this stays in play => ends=play ;  for the rest of the game => ends=forever
  ends: <..lasts> | 
  # Changes
  change: <..shift> \(X is <x:amount>\) | <..shift>
  shift: <..subject> gives? <n:some> more<..against> => change=power
  shift: <..subject> gives? <n:some> less<..against> => change=power less=true
  shift: <..subject> gives? <n:some> more \(after any doubling\)<..against> => change=power late=true
  shift: <..subject> gives? <n:some> less \(before any doubling\)<..against> => change=power less=true early=true
  shift: <..subject> gives? <n:some> instead<..against> => change=set
  shift: <..subject> gives? no power<..against> => change=set n=0
  shift: the value of <..subject> is doubled<..against> => change=double
  shift: you may use <from:attribute> as <to:attribute><..against> => change=allow
  shift: any power may also be used as <to:attribute><..against> => change=allow
  shift: you may use the <from:attribute> of <..subject> as <to:attribute><..against> => change=allow
  shift: the <from:attribute> of <..subject> may also be used as <to:attribute><..against> => change=allow
  shift: its <from:attribute> may also be used as <to:attribute><..against> => change=allow cards=it
  shift: <..subject> may also be used as <to:attribute><..against> => change=allow
  shift: <..subject> costs? <n:some> <as:attribute> <..by>, by brute force too => change=cost brute=true
  shift: <..subject> costs? <n:some> <..by> => change=cost
  shift: you may slot <cards:narrowed> in <into:slots> slots => change=slot
  shift: this may share a slot with one other <kind:kinds> => change=share
  shift: draw one extra card every hand => change=hand n=1
  shift: draw one card fewer every hand => change=hand n=1 less=true
  shift: draw <n:some> extra cards every hand => change=hand
  shift: draw <n:some> cards fewer every hand => change=hand less=true
  shift: <..subject> may generate <n:some> <as:attribute> => change=generate
  shift: slotted <..subject> generate <n:some> <as:attribute> => change=generate
  shift: <..subject> stays in its slot when used | slotted <..subject> stay in their slots when used => change=stay
  shift: <..subject> stays? in your hand in Recover => change=retain
  shift: this is in your opening hand, at the start and after madness => change=opening cards=this
  shift: <..subject> cannot be used => change=forbid ; once a turn, you may re-roll the die => change=reroll
  shift: once a turn, when you rotate a level, you may rotate it up to <n:some> spaces? further => change=rotation
  shift: generate <n:some> <as:attributes> for free each turn => change=free
  shift: you may add <n:some> to loot rolls and to rolls of loot cards => change=lootRoll
  shift: each adversary costs you <n:some> sanity <..by> in Recover => change=adversaryHarm
  shift: the Well of Souls costs <n:some> less => change=well less=true
  shift: the foe on your level stands still => change=foe-stays
  shift: beaten foes pay <n:some> <..by> loot => change=loot
  against:  ;  against adversaries and foes => against=enemies
  slots: <+slot> | <+slot>, <+..slots> | <+slot> or <+..slots>
  slot: weapon => weapon ; armor => armor ; object => object ; relic => relic ; dungeon => dungeon
  slot: adventurer => adventurer
  by: less => less=true ; more ; fewer => less=true
  subject: this => cards=this ; it => cards=it ; <cards:explained>
`);
