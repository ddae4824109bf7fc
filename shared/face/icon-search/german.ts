// German for the words that names of icons are made of: our own list, an English word and what it is called.
const LIST = `
3d 3D dreidimensional|abacus Abakus Rechenbrett|abbot Abt|abdominal Bauch|abstract Muster abstrakt|accordion Akkordeon Ziehharmonika|achievement Errungenschaft Erfolg Leistung
achilles Achilles|acid Säure|acorn Eichel|acoustic akustisch|acrobatic akrobatisch Akrobat|across hinüber|advanced fortgeschritten|aerial Antenne|aerodynamic windschnittig|aerosol Spraydose
africa Afrika|afterburn Nachbrenner|agave Agave|ages Lebensalter|aid Hilfe|air Luft|aircraft Luftfahrzeug Flugabwehr|airplane Flugzeug|airtight luftdicht|ak47 AK47 Kalaschnikow Sturmgewehr
ak47u AK47U Kalaschnikow|akhet Achet|alarm Alarm Wecker|alarm Wecker|algae Alge|algeria Algerien|alien Außerirdischer|alive lebendig|alley Bahn Gasse|allied verbündet|alligator Alligator
ally Verbündeter|almond Mandel|alt alternativ|altar Altar|amber Bernstein|ambulance Krankenwagen|america Amerika|american amerikanisch|amethyst Amethyst|ammo Munition|ammonite Ammonit
amphora Amphore|ample bauschig|amplitude Amplitude|amputation Amputation|anarchy Anarchie|anatomy Anatomie|anchor Anker|ancient alt uralt antik|android Androide|andromeda Andromeda
angel Engel|angler Angler Seeteufel|angola Angola|angry zornig wütend Wut Zorn|angular kantig eckig|animal Tier|ankh Ankh Henkelkreuz|annexation Annexion Besetzung|ant Ameise
antarctica Antarktis|anteater Ameisenbär|antennae Fühler|antennas Antenne|anthem Hymne|antibody Antikörper|anticlockwise linksherum|anubis Anubis|anvil Amboss
apc Schützenpanzer Mannschaftswagen|aperture Blende Öffnung|apollo Apollo|apothecary Apotheker Apotheke|apple Apfel|aquarium Aquarium|aquarius Wassermann|aqueduct Aquädukt|arabic arabisch
arc Lichtbogen|arch Torbogen Rundbogen|archaeopteryx Archaeopteryx Urvogel|archer Schütze Bogenschütze|archery Bogenschießen|architect Baumeister Architekt|archive Archiv|arcing bogenförmig
arena Arena|arm Arm|armadillo Gürteltier|armchair Sessel Lehnstuhl|armor Rüstung Panzer Harnisch|armored gepanzert|armoured gepanzert|army Armee Heer|array Anordnung
arrest Festnahme verhaften|arrival Ankunft|arrow Pfeil|arrowed pfeilgespickt|arrowhead Pfeilspitze|arson Brandstiftung|artichoke Artischocke|artifact Artefakt|artificial künstlich
artillery Geschütz|ascending aufsteigend|asclepius Äskulap Äskulapstab|asia Asien|asian asiatisch|asparagus Spargel|aspergillum Weihwedel Weihwasser|assassin Meuchler Mörder
assault Sturmangriff Überfall|asteroid Asteroid|astrolabe Astrolabium|astronaut Astronaut Raumfahrer|atlas Atlas|atom Atom|atomic atomar|attached angebracht befestigt|attack Angriff
aubergine Aubergine|audio Audio Tonband|aura Aura|australia Australien|autogun Selbstschussanlage|automatic automatisch|avocado Avocado|avoidance Vermeidung|awareness Wahrnehmung Achtsamkeit
axe Axt Beil|axolotl Axolotl|aztec aztekisch Azteken|baby Kind Säugling|babyfoot Tischfußball Kicker|back Rücken|backbone Wirbelknochen|backgammon Backgammon|backpack Rucksack
backstab Verrat Hinterhalt|backup Verstärkung Rückendeckung|backward rückwärts|bacon Speck|bad schlecht|badge Abzeichen|badger Dachs|bag Beutel Tasche Sack|bagpipes Dudelsack Sackpfeife
balaclava Sturmhaube|balance Gleichgewicht Ausgleich|bale Ballen|balkenkreuz Balkenkreuz|ball Kugel|ballerina Ballerina Tänzerin|ballista Balliste|balloon Ballon|bamboo Bambus|banana Banane
bandage Verband|bandaged verbunden bandagiert|bandana Kopftuch|bandit Räuber Bandit|banging hämmernd|banjo Banjo|bank Bank|banknote Geldschein Banknote|banner Banner Fahne|bao Bao
baobab Affenbrotbaum|bar Barren Balken Riegel Stange|barbarian Barbar|barbecue Grill|barbed Stachel Stacheldraht|barbute Barbuta|barefoot barfuß|barn Scheune|barnacle Seepocke
barracks Kaserne|barrel Fass Tonne|barricade Sperre|barrier Absperrung Barriere|bars Gitter|base Basis Stützpunkt|bash Stoß|basil Basilius|basket Korb|basketball Basketball|bass Bass
basset Basset|bassoon Fagott|bastet Bastet|bat Fledermaus|bath Bad|bathtub Badewanne Wanne|baton Schlagstock|battered verbeult ramponiert|batteries Batterie|battery Batterie
battle Schlacht Kampf Gefecht|battleship Schlachtschiff|batwing Fledermausflügel|bayonet Bajonett|beach Strand|beak Schnabel|beam Strahl|bean Bohne|beanie Strickmütze|beanstalk Bohnenranke
bear Bär|beard Bart|beast Bestie Untier|beats Schlag|beaver Biber|bed Bett|bee Biene|beehive Bienenstock Bienenkorb|beer Bier|beet Rübe|beetle Käfer|behold Betrachter|belgium Belgien
bell Glocke Klingel Glöckner|bellows Blasebalg|belt Gürtel|bench Bank Werkbank|bend Biegung|berries Beere|berry Beere|bestial bestialisch|beveled abgeschrägt|biceps Bizeps|big groß
bike Fahrrad|billed Schirm Schirmmütze|bindle Wanderbündel|binoculars Fernglas Feldstecher|biohazard Biogefahr|biplane Doppeldecker|birch Birke|bird Vogel|bishop Bischof|bison Bison
bite Biss beißen|black schwarz|blackball Kugel|blackcurrant Johannisbeere|blacksmith Schmied|blade Klinge|blanket Decke|blast Druckwelle Knall|blaster Strahlenpistole|bleeding Blutung bluten
blender Mixer|blindfold Augenbinde|blizzard Schneesturm|blob Klecks Schleim|block Block|blood Blut|bloody blutig|bloom Blüte|blueprint Bauplan Blaupause|blunderbuss Donnerbüchse|bo Kampfstab
boar Eber Wildschwein Keiler|board Brett|boarding Einsteigen Bordkarte|boat Boot Kahn|boba Boba|body Körper Leib|boiling Sieden Kochen|bolas Bola Wurfkugel|bolivia Bolivien|bollard Poller
bolt Bolzen|bolter Bolter|bomb Bombe|bomber Bomber|bombing Bombenangriff|bond Bond|bone Knochen Gebein|bonnet Haube|bonsai Bonsai|book Buch|bookmark Lesezeichen
bookmarklet Lesebändchen Lesezeichen|bookshelf Bücherregal Bibliothek Bibliothekar Bücherei|boom Knall|boombox Radiorekorder|boomerang Bumerang|boot Stiefel|booze Alkohol Fusel
bordered umrandet|born geboren|boss Anführer Boss|bot Kleinroboter|bottle Flasche|bottled abgefüllt|boulder Felsblock|bounces Abprall|bouncing hüpfend|bounds Bindung|bow Bogen
bowels Gedärm Eingeweide|bowen Bowen|bowie Bowie|bowl Schale Schüssel Suppe Suppenteller|bowling Kegeln|bowman Bogenschütze|box Kiste Schachtel Kasten|boxing Boxen Boxkampf|bracer Armschiene
brain Gehirn Hirn Verstand|brainstorm Geistesblitz|branch Ast Zweig|branches Verästelung|brandish schwingend|brandy Schnaps|brasero Kohlebecken Feuerschale|brass Messing|brazil Brasilien
bread Brot|break brechen|breaking brechend|breastplate Brustpanzer|breath Atem Hauch|breeze Brise|brick Ziegel Backstein|bridge Brücke|briefcase Aktenkoffer Aktentasche|bright hell
broad breit|broadhead Jagdspitze|broadsword Breitschwert|broccoli Brokkoli|brodie Brodie|broken zerbrochen kaputt Bruch|broom Besen|brush Pinsel Bürste|brutal brutal|brute grob Rohling
bubble Blase|bubbling brodelnd blubbernd|bucket Eimer Kübel|buckle Schnalle Gürtelschnalle|bud Knospe|buffalo Büffel|bug Wanze Ungeziefer|bugle Signalhorn|bulb Knolle Zwiebel Glühbirne
bulgaria Bulgarien|bull Stier Bulle|bulldozer Planierraupe|bullet Geschoss|bullseye Volltreffer|bully Rüpel|bunch Büschel|bundle Bündel|bunk Koje Stockbett Etagenbett|bunker Bunker
bunny Häschen|buoy Boje Rettungsring|burn Brand brennen|burning brennend Brand|burst Bersten|bus Omnibus|bush Busch Strauch|bust Büste|butter Butter
butterfly Schmetterling Falter Motte Nachtfalter|button Knopf|buy kaufen|byzantin byzantinisch|c96 C96|cabbage Kohl|cabin Hütte|cable Kabel|cactus Kaktus|cadillac Cadillac
caduceus Hermesstab|caesar Cäsar|cage Käfig|caged eingesperrt|cake Kuchen Torte|calavera Calavera|calculator Taschenrechner|caldera Caldera|calendar Kalender|caltrops Krähenfüße
camargue Camargue|cambodia Kambodscha|camel Kamel|camera Kamera|camp Lager|campfire Lagerfeuer|camping Camping Zelten|can Dose|canadian kanadisch|cancel Abbruch|candelabra Leuchter
candle Kerze|candlebright Kerzenschein|candlestick Kerzenständer Kerzenhalter|candy Bonbon Süßigkeit|canes Stange Zuckerstange|canned eingedost konserviert|cannister Kanister|cannon Kanone
cannonball Kanonenkugel|canoe Kanu|cantua Cantua|cap Mütze Kappe|cape Umhang|capitol Kapitol|capricorn Steinbock|capsule Kapsel|captain Hauptmann Kapitän|capybara Wasserschwein
car Auto Wagen|carabiner Karabinerhaken|carambola Sternfrucht|caravan Wohnwagen Karawane|caravel Karavelle|card Karte|cardboard Karton Pappe|cargo Fracht|carillon Glockenspiel
carnival Karneval|carnivore Fleischfresser|carnivorous fleischfressend|carnyx Carnyx|carousel Karussell|carpet Teppich|carrier Flugzeugträger|carrion Aas|carrot Karotte Möhre|cart Karren
carton Karton|cartwheel Wagenrad|cash Bargeld|cassette Kassette|cassowary Kasuar|cast gewirkt|castle Burg Schloss|cat Katze Kater|catapult Katapult|catch Fangen|catcher Fänger
caterpillar Raupe|cathedral Dom Münster|cauldron Kessel|cavalry Reiterei Kavallerie|cave Höhle|caveman Höhlenmensch Steinzeit|cctv Überwachung|ceiling Zimmerdecke|celebration Feier Fest
cellar Keller|cement Zement|centaur Zentaur|center Mitte|centipede Tausendfüßer|centurion Zenturio|ceremonial feierlich|chain Kette|chained gekettet angekettet|chaingun Maschinengewehr
chainsaw Kettensäge Motorsäge|chair Stuhl|chakram Wurfring|chalice Kelch|chalk Kreide|chamber Kammer|chameleon Chamäleon|champagne Sekt|champion Sieger Meister|channel Kanal
chanterelle Pfifferling|character Charakter|charcoal Holzkohle|charcuterie Aufschnitt|charged geladen|charging anstürmend ladend|chariot Streitwagen|charm Zauber Charme Anmut|chart Diagramm
chat Chat|check Häkchen|checkbox Kästchen|checked kariert|checkered kariert|checklist Prüfliste|cheerful heiter vergnügt|cheese Käse|chef Koch Küchenchef|chelsea Chelsea
chemical chemisch Chemie|cherish Zuneigung Hingabe|cherry Kirsche|chess Schach|chessboard Schachbrett|chest Truhe Schatztruhe|chestnut Kastanie|chewed angenagt zerkaut|chicken Huhn Hähnchen
chili Chili|chimney Schornstein Kamin|chips Chips|chisel Meißel|choc Zusammenprall|chocolate Schokolade|choice Auswahl Entscheidung|chopped zerhackt gespalten|chopsticks Essstäbchen
church Kirche|cigale Zikade|cigar Zigarre|cigarette Zigarette|circle Kreis|circling kreisend|circuitry Schaltkreis|circular kreisrund Kreissäge|citadel Zitadelle|city Stadt|clamp Zwinge
clapperboard Filmklappe|clarinet Klarinette|clash Zusammenprall|classical klassisch|claw Klaue Kralle|clay Lehm Ton|claymore Claymore|cleaner Reiniger|cleaver Hackbeil|clef Notenschlüssel
cleopatra Kleopatra|click Klick|cliff Klippe|climbing Klettern|clip Klammer|cloak Mantel|cloaked verhüllt|clock Uhr|clockwise rechtsherum|clockwork Uhrwerk Uhrmacher|clogs Holzschuh
closed geschlossen|cloth Tuch Stoff|clothes Kleidung|clothesline Wäscheleine|clothespin Wäscheklammer|cloud Wolke|cloudy wolkig|clout Wucht|clover Klee Kleeblatt|clown Narr Hanswurst
clownfish Clownfisch|club Keule Knüppel|cluster Büschel|clutch Brutgelege|coal Kohle Holzkohle|coat Mantel|cobra Kobra|cobweb Spinnennetz Spinnwebe|coconut Kokosnuss|coffee Kaffee
coffin Sarg|cog Zahnrad|cogsplosion Zahnradexplosion|coil Spule|coiled aufgewickelt|coiling windend|coin Münze Taler|coinflip Münzwurf|cold Kälte kalt|coliseum Kolosseum
collar Halsband Kragen|colombia Kolumbien|colombian kolumbianisch|colt Colt|column Säule|coma Koma|comb Kamm|combination Kombination Zahlenschloss|comet Komet|commercial zivil
communication Kommunikation Verständigung|compact kompakt|companion Gefährte Begleiter|compass Kompass Zirkel|computer Rechner|computing Rechnen|concentration Konzentration
concentric konzentrisch|concrete Beton|condor Kondor|condylura Sternmull|cone Kegel|conference Konferenz|confirmed bestätigt|confrontation Auseinandersetzung Konfrontation|congress Kongress
conqueror Eroberer|conquest Eroberung|console Konsole|contortionist Schlangenmensch|contract Vertrag|control Kontrolle|controller Controller|convergence Konvergenz|conversation Gespräch
converse Converse|conversion Erhöhung|convict Sträfling|convince überzeugen|conway Conway|cook Koch kochen|cooked gekocht|cookie Keks Plätzchen|cooking Kochen|cool kühl|cooler Kühlbox
coral Koralle|core Kern Kerngehäuse|cork Korken|corked verkorkt|corkscrew Korkenzieher|corn Mais|cornea Hornhaut|corner Winkel|cornucopia Füllhorn|coronation Krönung|corporal Korporal
corpse Leiche|corset Mieder|corsica Korsika|cosmic kosmisch|cotton Baumwolle|court Spielfeld|cover Einband|covered bedeckt zugedeckt|cow Kuh|cowboy Cowboy|cowled Kapuze vermummt
cpu Prozessor|crab Krabbe Krebs|crack Riss Spalt|cracked rissig gesprungen|crafting Handwerk Basteln|crags Felszacken|crane Kran Kranich|crate Kiste|crawling kriechend|cream Creme Sahne
creature Wesen Kreatur|credit Guthaben|crenel Zinne|crenulated gezahnt|crescent Sichelmond|crest Kamm|crested geschmückt Helmbusch|cricket Grille|crime Verbrechen|croissant Hörnchen
crook Krummstab Hirtenstab|cross Kreuz|crossbow Armbrust|crosscut querschneidend|crossed gekreuzt|crosses Kreuz|crosshair Fadenkreuz|crossing Übergang|crossroad Kreuzung Scheideweg
crow Krähe|crowbar Brecheisen|crown Krone|crowned gekrönt|crucifix Kruzifix|cruiser Kreuzer|crumbling zerbröckelnd|crumpled zerknüllt|crush zermalmen zerquetschen|cryo Kryo
crypt Gruft Krypta|crystal Kristall|crystalize kristallisieren|cuauhtli Cuauhtli|cube Würfel|cuckoo Kuckuck|cuisses Oberschenkelpanzer|cultist Kultist Sektierer Anbeter|cup Becher Tasse
cupcake Törtchen|cupidon Amor|curiosity Curiosity Neugier|curl Kringel|curled eingerollt|curling eingerollt|curly lockig|currency Währung|cursed verflucht Fluch|cursor Mauszeiger
curtain Vorhang|curvy geschwungen|custodian Wächter Hüter Aufseher Wärter|cut Schnitt|cutter Schneidgerät|cyber Cyber|cyborg Cyborg|cycle Kreislauf Zyklus|cycling Radfahren|cyclop Zyklop
cz CZ|d10 W10|d12 W12|d4 W4|daemon Dämon|dagger Dolch|daisy Gänseblümchen|dam Damm|damaged beschädigt|dandelion Löwenzahn|dango Dango|dark dunkel Dunkelheit finster Finsternis|dart Wurfpfeil
dash Ansturm|database Datenbank|dead tot Toter|deadly tödlich|death Tod Sterben|deathcab Knollenblätterpilz|decapitation Enthauptung|decrease Abnahme|deer Hirsch Reh
defense Abwehr Verteidigung|defensive defensiv|defibrilate Wiederbelebung Defibrillator|deku Deku|delicate zart|delighted entzückt|delivery Lieferung|demolish Abriss|departure Abflug Abreise
dervish Derwisch|desert Wüste|deshret Deschret|desk Schreibtisch|despair Verzweiflung|destiny Schicksal|detector Detektor|detonator Zünder|detour Umweg|devil Teufel|dew Tau|diablo Diablo
diagram Diagramm|dial Zifferblatt|diamond Diamant|diamonds Karo Diamant|diaphragm Blende|dice Würfel|dig graben|digital digital|dimetrodon Dimetrodon|dinosaur Saurier|diplodocus Diplodocus
diploma Urkunde Diplom|direction Richtung Wegweiser|director Regisseur|direwolf Schattenwolf|disabled ausgeschaltet|disc Scheibe|discard abwerfen Abwurf|discobolus Diskuswerfer
discussion Besprechung|dish Schüssel|disintegrate zersetzen|display Auslage|dissipation Zerstreuung|distance Entfernung Abstand|distraction Ablenkung|distress Notruf Seenot Notsignal
dive tauchen|diver Taucher|divergence Divergenz|divert umleiten|divided geteilt|diviner Rutengänger Wünschelrute|diving Taucher|djed Djed|djembe Djembe|djinn Dschinn|dna1 DNS Erbgut
dna2 DNS Erbgut|dock Dock Anleger|doctor Arzt Doktor|dodge ausweichen|dodging ausweichend|dodo Dodo|dog Hund|doll Puppe|dolmen Dolmen Hünengrab|dolphin Delfin|dome Kuppel|domino Domino
doner Döner|donkey Esel|donut Krapfen|door Tür Pforte|doorway Türbogen Eingang|dorsal Rücken|dot Punkt|double doppelt|doubled verdoppelt|dough Teig|dove Taube|down abwärts
downgrade Verschlechterung|download Herunterladen|dozen Dutzend|dracula Dracula|drag schleifend|dragon Drache|dragonfly Libelle|drain Entzug|drakkar Langschiff Drachenboot Wikingerschiff
drama Drama|draw ziehen|drawbridge Zugbrücke|dread Grauen Schrecken|dreadnought Schlachtschiff|dream Traum|dress Kleid Kleidung|drill Bohrer|drink Getränk Trunk trinken|drinking trinkend
drip Tropf Infusion|dripping tropfend|driver Treiber Fahrer|drone Drohne|drop Tropfen|droplet Tröpfchen|drowning ertrinken ertrunken|drum Trommel|duality Zweiheit|duck Ente
duel Duell Zweikampf|duffel Seesack|dummy Übungspuppe Attrappe|dump Entleerung|dumpling Knödel Teigtasche|dunce Dummkopf|dungeon Kerker Verlies|dunk Eintauchen|duration Dauer|dust Staub
dutch holländisch|dwarf Zwerg|dwelling Behausung Wohnung|dwennimmen Dwennimmen|dynamite Dynamit|eagle Adler|ear Ohr|earbud Ohrhörer|earring Ohrring|earth Erde|earwig Ohrwurm Ohrenkneifer
easel Staffelei|easter Ostern|eating essen|echo Echo Hall|echoes Echo|eclipse Finsternis|ecology Umwelt Ökologie|edge Kante|edged kantig|eel Aal|egg Ei|egypt Ägypten|egyptian ägyptisch
eight 8|elbow Ellbogen|elderberry Holunder|electric Strom elektrisch|electrical elektrisch|electron Elektron|elephant Elefant|elevator Aufzug|elf Elfe|elven elfisch elbisch|elysium Elysium
ember Glut|emblem Emblem Wappen|embrassed umarmt|embryo Embryo|emerald Smaragd|emperor Kaiser|empress Kaiserin|empty leer Leere|encirclement Einkreisung|encrypted verschlüsselt|end Endpunkt
energise aufladen|energy Energie Kraft|engagement Verlobung|engine Motor|enlightenment Erleuchtung|enrage Raserei|ensign Feldzeichen Standarte|ent Baumhirte|entangled verstrickt
entrance Eingang|entry Eingang|envelope Umschlag|erlenmeyer Erlenmeyerkolben|ermine Hermelin|eruption Ausbruch|escalator Rolltreppe|escape Flucht|eternal ewig|europe Europa
european europäisch|evasion Ausbruch|evil böse Übel|excavator Bagger|exchange Tausch|executioner Henker Scharfrichter|exit Ausgang|expand ausdehnen|expanded ausgedehnt|expander Expander
expense Unkosten|experiment Experiment|exploding explodierend|explosion Explosion|explosive explosiv Sprengstoff|extinguisher Löscher|extra extra|extraction Extraktion|eye Auge
eyeball Augapfel|eyedropper Pipette|eyelashes Wimpern|eyepatch Augenklappe|eyestalk Stielauge|f F|f1 F1|face Gesicht|faces Seitenfläche|factory Fabrik|fairy Fee|fal FAL|falcon Falke
fall Sturz Fall|falling fallend stürzend|fallout Fallout|famas FAMAS|family Familie|fan Fächer Lüfter Ventilator|fanged bezahnt|fangs Fang Fangzahn Reißzahn|farm Bauernhof Hof|farmer Bauer
fast schnell|fat dick|feather Feder|feathered gefiedert|fedora Filzhut|feline Raubkatze|female weiblich|fence Zaun|fencer Fechter|fern Farn|fertilizer Dünger|fetus Fötus|fez Fez
field Feld Acker|fighter Kampfflieger Kampfflugzeug|figure Gestalt Figur|figurehead Galionsfigur|files Unterlagen Dateien|film Film|fin Flosse|finch Fink|finger Finger|fingernail Fingernagel
finish Zieleinlauf|fire Feuer Feuerschale|fireball Feuerball|fireflake Feuerflocke|fireplace Kamin Herd|firewall Feuerwand|firework Feuerwerk|first erstes|fish Fisch|fishbone Gräte
fisherman Fischer|fishhook Angelhaken|fishing Angeln|fission Kernspaltung|fist Faust|five 5|fizzing sprudelnd|fjell Fjell|flag Flagge Fahne|flail Dreschflegel Flegel|flake Flocke
flame Flamme|flamed entflammt|flamer Flammenzunge|flamethrower Flammenwerfer|flaming lodernd flammend|flamingo Flamingo|flanged gerippt|flare Strahlenkranz|flash Blitz
flashlight Taschenlampe|flask Kolben Flakon|flat flach|flatbed Pritsche Pritschenwagen|flatfish Plattfisch Scholle|flax Flachs|fleshy fleischig|fleur Lilienblüte|flexible biegsam|flight Flug
flights Befiederung|flint Feuerstein|flip Spiegelung|flipper Flipper|float schweben|floating schwebend|flood Flut Hochwasser|floor Boden|flour Mehl|flower Blume Blüte|flows Strömung
fluffy flauschig|fluid Flüssigkeit|flute Flöte|fly Fliege|flying fliegend|flytrap Fliegenfalle|fn FN|foam Schaum|foamy schaumig|focused gebündelt|fog Nebel|folded gefaltet
folder Ordner Mappe|follower Gefolgsmann Jünger|fomorian Fomorier|food Essen Nahrung Speise|fool Narr|foot Fuß|football Football|footprint Fußspur Fußabdruck|footsteps Schritt Fußspuren
footy Football|force Kraft|forearm Unterarm|forest Wald Forst|fork Gabel|forklift Gabelstapler|formation Formation|fort Fort|fortress Festung Feste Zitadelle|fortune Glück|forward vorwärts
fossil Fossil|foundry Gießerei|fountain Brunnen|four 4|fox Fuchs|fragmented zerstückelt|fragrance Duft|frame Rahmen|france Frankreich|frankenstein Frankenstein|frayed ausgefranst
freedom Freiheit|freemasonry Freimaurer|freeze Einfrieren|french französisch|frequency Frequenz|fridge Kühlschrank|fried gebraten|friends Freunde|fries Pommes|frisbee Wurfscheibe
froe Spaltmesser|frog Frosch|front vorn|frontal Stirn|frost Frost|frostfire Frostfeuer|frozen gefroren|fruit Obst Frucht|fruiting fruchttragend|fuel Brennstoff|fuji Fuji|full gefüllt
funnel Trichter|fur Fell Pelz|furnace Ofen|g G|galaxy Galaxie Milchstraße|galea Galea|galleon Galeone|galley Galeere|gallon Gallone|game Spiel|gamepad Gamepad|garage Werkstatt
gardening Garten Gärtner|gargoyle Wasserspeier|garlic Knoblauch|gas Gas|gate Tor|gauge Anzeige|gaul Gallier|gauntlet Panzerhandschuh|gavel Richterhammer|gaze Blick|gear Zahnrad Getriebe
gecko Gecko|gem Edelstein Juwel|generator Generator|ghost Geist Gespenst Spuk|giant Riese|gibbet Galgen|gift Geschenk Gabe|gill Lamelle Kieme|gingerbread Lebkuchen|ginkgo Ginkgo
gladius Gladius Kurzschwert|glaive Glefe|glass Glas|glasses Brille|glider Gleiter Segelflieger|globe Globus|gloop Glibber|glove Handschuh|glow Glanz Leuchten|glowing glühend leuchtend
gluttonous gefräßig|gluttony Völlerei|glyph Glyphe Schriftzeichen|gnawer Nager|gnome Gnom Wichtel|goat Ziege|goblin Kobold Goblin|god Gott|goggles Schutzbrille|gold Gold|golem Golem
golf Golf|gong Gong|goo Schleim|gooey schleimig|goose Gans|gorilla Gorilla|gothic gotisch|gps GPS|grab Greifen|graduate Absolvent|grail Gral|grain Korn Getreide|granary Speicher Kornspeicher
grand groß|grape Traube|grapple Enterhaken|grasp Griff|grasping greifend|grass Gras|grave Grab|graveyard Friedhof|gravitation Schwerkraft|grease Fett|great groß|greaves Beinschiene
greek griechisch|green grünlich|greenhouse Gewächshaus|grenade Granate|griffin Greif Greifen|grim grimmig|grinder Mahlwerk Fleischwolf|grip Griff|ground Boden Erdboden
groundbreaker Bodenriss|group Gruppe|grouped gruppiert|growth Wachstum|guard Wache Wächter Wärter|guarded bewacht|guards Wache Wärter|guatemala Guatemala|guillotine Fallbeil|guitar Gitarre
gun Pistole|gunshot Schuss|gym Turnen Turnbeutel|gyroscope Gyroskop Kreiselkompass|h2o H2O|habitat Lebensraum|hades Hades|hair Haar|halberd Hellebarde|half halb Hälfte|halo Heiligenschein
halt Halt|ham Schinken|hamburger Hamburger|hammer Hammer|hand Hand|handcuffed gefesselt|handcuffs Handschellen|handed händig|handheld tragbar|handle Griff Henkel Klinke|hang hängend
hanged gehängt|hanger Kleiderbügel|hanging hängend Galgen|happy froh fröhlich glücklich|harbor Hafen|hard hart|harp Harfe|harpoon Harpune|harpy Harpyie|harry Harry|hasty hastig|hat Hut
hatch Luke|hatchet Beil|haunting Spuk|hawk Habicht|hazard Gefahr|haze Flimmern Dunst|hazmat Gefahrgut|head Kopf Haupt|headband Stirnband|headphones Kopfhörer|headset Headset
headshot Kopfschuss|healing Heilung heilen|health Gesundheit Leben|hearing Hörsinn|heart Herz|heartburn Sodbrennen|heat Hitze|heaven Himmel|heavy schwer|hedgehog Igel|hedjet Hedschet
heel Ferse|height Körpergröße|held gehalten|helicoprion Helicoprion|helicopter Hubschrauber|helix Helix|hell Hölle|helm Helm Steuerrad|helmet Helm|help Hilfe|hemp Hanf|heptagram Heptagramm
heraldic heraldisch|herb Kraut Kräuter|hermit Einsiedler Eremit|heroic heldenhaft|heron Reiher|hexagon Sechseck|hexagonal sechseckig|hexes Sechseckfelder|hidden verborgen versteckt|hide Fell
hieroglyph Hieroglyphe|hierophant Hohepriester|high hoch|highlighter Textmarker|hiking Wandern Wanderer|hill Hügel|hilt Schwertgriff|histogram Histogramm|hive Bienenstock|hobbit Halbling
hockey Hockey|holder Halter Ständer|hole Loch|hollow hohl|holmes Holmes|holosphere Holosphäre|holster Holster|holy heilig Weihe Weihwasser|home Heim|honey Honig|honeycomb Wabe
honeypot Honigtopf|hood Kapuze|hooded vermummt Kapuze|hoodie Kapuzenpulli|hoof Huf|hook Haken Angelhaken Enterhaken|hops Hopfen|horizon Horizont|horizontal waagerecht|horn Horn Signalhorn
horned gehörnt|horse Pferd Ross|horseshoe Hufeisen|horus Horus|hospital Krankenhaus Hospital|hot heiß|hound Hund Jagdhund|hourglass Sanduhr Stundenglas|house Haus|howl Heulen
hulled Schiffsrumpf|human Mensch|hummingbird Kolibri|humour Humor|hungary Ungarn|hunter Jäger|hunting Jagd|hurt verletzt|hut Hütte|hydra Hydra|hyena Hyäne|hypersonic Hyperschall
hypodermic Kanüle|i I|ibis Ibis|icarus Ikarus|ice Eis|iceberg Eisberg|iceland Island|icicles Eiszapfen|id Ausweis|idea Idee Einfall|ifrit Ifrit|igloo Iglu|imbricated überlappend|imp Wicht
impact Aufprall Einschlag|imperial kaiserlich|implosion Zusammenbruch|imprisoned gefangen Haft|inauguration Einweihung Amtseinführung|incense Weihrauch|incisor Schneidezahn
incoming ankommend|increase Zunahme|incubator Brutkasten|india Indien|indian indisch|inferno Inferno|infested befallen verseucht|infinity Unendlichkeit|info Auskunft|init Anfang
injection Injektion|injury Verletzung|injustice Unrecht Ungerechtigkeit|ink Tinte|insect Insekt|inside innenliegend|inspiration Eingebung|intelligence Intelligenz|interceptor Abfangjäger
interdiction Verbot|interlaced verschlungen|interleaved verschränkt|internal innerlich|interstellar interstellar|intricate kunstvoll|inverted umgekehrt|invisible unsichtbar|ionic ionisch
iraq Irak|iris Iris|iron Eisen|island Insel|italia Italien|itinerary Reiseroute|ivory Elfenbein|j J|jack Bube|jacket Jacke|james James|japan Japan|japanese japanisch|jar Krug Topf
jasmine Jasmin|jason Jason|jaw Kiefer|jawbone Kieferknochen|jawless kieferlos|jeep Geländewagen|jelly Gelee|jellyfish Qualle|jerrycan Benzinkanister|jersey Trikot|jerusalem Jerusalem
jester Narr|jet Düse Düsenjäger|jetpack Raketenrucksack|jewel Juwel Schmuck|jeweled juwelenbesetzt|jig Köder|jigsaw Puzzle|join zusammenfügen|joint Gelenk|joker Narr|journey Reise
joystick Joystick|judgement Urteil|jug Krug|juggler Gaukler Jongleur|juggling jonglierend|juice Saft|juicer Entsafter Saftpresse|jump Sprung|jumping springend|jungle Dschungel
jupiter Jupiter|jury Jury Geschworene|justice Gerechtigkeit Justiz|kaleidoscope Kaleidoskop|kangaroo Känguru|katana Katana|kebab Kebab|keeper Hüter|kenku Kenku|kenya Kenia|ketchup Ketchup
kevlar Kevlar|key Schlüssel|keyboard Tastatur Klaviatur|keyring Schlüsselring|kick Tritt|kid Kleinkind|kidney Nierenpaar|kimono Kimono|kindle anzünden|king König|kit Rüstzeug|kitchen Küche
kite Drachen|kiwi Kiwi|klingon Klingone|knapsack Ranzen Bündel|knee Knie|kneeling kniend|knife Messer|knight Ritter|knives Messer|knob Knauf|knobs Regler Drehknopf|knockout Niederschlag
knot Knoten|knowledge Wissen|knuckle Schlagring|koala Koala|koholint Koholint|korea Korea|kraken Krake|kusarigama Kusarigama Kettensichel|l L|lab Labor|labrador Labrador|ladder Leiter
ladle Kelle|ladybug Marienkäfer|lambda Lambda|lamellar Lamellenpanzer|lamp Lampe|lamprey Neunauge|land Land|lanka Lanka|lantern Laterne|laptop Laptop|large groß|laser Laser
laserburn Laserbrand|lasso Lasso|latvia Lettland|laugh Lachen|launcher Werfer|laurel Lorbeer|lava Lava|law Gesetz|layered geschichtet|lead Blei|leaf Blatt Laub|leak Leckage|leaky undicht
leapfrog Bocksprung|leather Leder|leaves Blätter Blatt|leech Blutegel|leeching saugend|leek Lauch|leg Bein|lemon Zitrone|lens Linse|lenses Linse|letter Brief|level Stufe|lever Hebel
liar Lügner Lüge|liberty Freiheit|libya Libyen|life Leben|lift Aufzug|lifting Heben|light Licht|lighter Feuerzeug|lighthouse Leuchtturm Leuchtturmwärter|lightning Blitz|lily Lilie
limb Gliedmaße|linden Linde|line Linie|linked verkettet verbunden|lion Löwe|lips Lippe|lipstick Lippenstift|liquid flüssig|lit angezündet|liver Leber|lizard Echse Eidechse
lizardman Echsenmensch|lob Bogenwurf|lobe Lappen|lock Schloss|locked verschlossen|locker Spind|lockpicks Dietrich|locomotive Lokomotive|log Baumstamm Klotz|logging Holzfäller Holzfällen
logic Logik|loincloth Lendenschurz|lollipop Lutscher Lolli|longhouse Langhaus|lorgnette Lorgnette|lost verloren|lotus Lotos|louvre Louvre|love Liebe|lovers Liebende|low niedrig
luchador Luchador|lucid hellsichtig|lucifer Luzifer|luck Glück|lucky Glück|luger Luger|lunar Mond|lungs Lunge|lure Köder|lynx Luchs|lyre Leier|m1 M1|m1911 M1911|m1928 M1928|mace Streitkolben
machete Machete Buschmesser|machine Maschine Maschinengewehr|mad verrückt|madness Wahnsinn Irrsinn|magazine Magazin|maggot Made|magic Magie Zauber Zauberei|magician Zauberer|magick Magie
magnet Magnet|magnifying Lupe Vergrößerung|mail Panzer Kettenhemd Post|mailbox Briefkasten|mailed gepanzert|major groß|male männlich|mallet Holzhammer Schlägel|mammoth Mammut|man Mann
manacles Fessel gefesselt|mandrill Mandrill|mantis Gottesanbeterin|mantrap Fußangel|manual handbetrieben|map Landkarte Plan|maple Ahorn|maracas Rumbarassel Rassel|marble Marmor Murmel
mark Markierung|marker Markierung|marrow Mark|mars Marssonde|marshmallow Marshmallow|martini Martini|martyr Märtyrer|mask Maske|masked maskiert|mason Maurer|mass Masse|master Meister
match Streichholz|matchbox Streichholzschachtel|material Material Werkstoff|matryoshka Matroschka|matter Materie|mayan Maya|maze Labyrinth Irrgarten|meal Mahl Mahlzeit
measure Messung Maßband|meat Fleisch|mech Mech Kampfroboter|mecha Mecha|mechanic Mechaniker|mechanical mechanisch|medal Orden Medaille|medallist Medaillengewinner|medecine Heilmittel
medical medizinisch|medicine Arznei Medizin|medieval mittelalterlich Mittelalter|meditation Meditation|medusa Medusa|meeple Spielfigur Meeple|meeting Versammlung|megabot Riesenroboter
megaphone Megafon Sprachrohr|melon Melone|melting schmelzen|memorial Gedenkstätte|menhir Menhir Hinkelstein|menu Menü|mermaid Meerjungfrau Nixe|mesh Geflecht|metal Metall|meteor Meteor
metroid Metroid|metronome Metronom|mexico Mexiko|microchip Mikrochip|microphone Mikrofon|microscope Mikroskop|mid Mitte|middle mittig|midnight Mitternacht|mighty mächtig gewaltig
military militärisch Militär|milk Milch|mill Mühle Müller|millenium Millennium Jahrtausend|mimic Mimik|mind Bewusstsein Verstand|mine Mine Bergwerk|minefield Minenfeld|miner Bergmann
mineral Mineral|mini Kleinst|minigun Minigun|mining Bergbau|minion Diener Knecht|minotaur Minotaurus|minus Minus|miracle Wunder|mirror Spiegel|misdirection Irreführung Täuschung
missile Geschoss|mite Milbe|moai Statue|modern modern|module Modul|moebius Möbius|moka Mokka|mold Gussform|moldova Moldau Moldawien|mole Maulwurf|molecule Molekül
molotov Molotowcocktail Brandflasche|moncler Moncler|money Geld Geldschein|mongolia Mongolei|monk Mönch|monkey Affe|mono Mono|monster Ungeheuer Monster|monstera Monstera|monument Denkmal
moon Mond|mooring Vertäuung|morbid makaber morbide|morgue Leichenhalle|morph Gestaltwandel|mortar Mörser|mosque Moschee|mosquito Mücke Stechmücke|motorcycle Motorrad|mould Gussform
mound Hügel|mountain Berg Gebirge|mountaintop Berggipfel|mounted beritten Reiter|mouse Maus|mouth Mund Maul|move bewegen|movement Bewegung|mp MP|mp5 MP5|mp5k MP5K|mucous schleimig
mug Krug Becher|multi mehrfach|multiple mehrfach|mummy Mumie|murder Mord|muscle Muskel|muscular muskulös|mushroom Pilz Knollenblätterpilz|music Musik|musical musikalisch|musket Muskete
mussel Muschel|mustache Schnurrbart|mute stumm|mystery Rätsel Geheimnis|nachos Nachos|nail Nagel|nailed genagelt|nano Nano|nautilus Nautilus|neck Hals Nacken|necklace Halskette Halsband
nectar Nektar|needle Nadel|nefertiti Nofretete|nest Nest|nested verschachtelt|net Netz|network Netzwerk|new frisch|newspaper Zeitung|next nächster|nigeria Nigeria|night Nacht Mitternacht
ninja Ninja|node Knotenpunkt|nodular knotig|noodle Nudel|normal normal|north Nord Norden|nose Nase|note Notiz Note|notebook Notizbuch|nuclear nuklear Kernkraft|nugget Klumpen Goldklumpen
nun Nonne|nunchaku Nunchaku|nurse Pflegerin Schwester|nut Nuss|nxor NXOR|o O|oak Eiche|oasis Oase|oat Hafer|obelisk Obelisk|objective Einsatzziel Auftrag|observatory Sternwarte
ocarina Okarina|occupy besetzen Besatzung|oceania Ozeanien|octogonal achteckig|octoman Krakenmann|octopus Tintenfisch Krake|off abgeschaltet|office Büro|officer Beamter Offizier
offshore Hochsee Bohrinsel|ogre Oger|oil Öl|oily ölig|ok Okay|old alt|olive Olive|omega Omega|one 1|oni Oni|onigori Onigiri|open offen|opened geöffnet|opening öffnend|opera Oper
ophanim Ophanim|ophiuchus Schlangenträger|oppidum Oppidum|opposite gegenüberliegend|opposition Widerstand|oppression Unterdrückung|orange Orange|orb Kugel|orbit Umlaufbahn|orbital Umlaufbahn
orc Ork|ore Erz|organ Organ Orgel|organigram Organigramm|orrery Planetenmodell|ostrich Strauß|otamatone Otamatone|ouroboros Ouroboros|outback Outback|outfit Gewandung|outline Umriss
oven Ofen Backofen|overdose Überdosis|overdrive Schnellgang|overhead überkopf|overkill Overkill|overlord Herrscher|overmind Übergeist|ovoid eiförmig|owl Eule Uhu|oyster Auster|p90 P90
pack Bündel Rudel|packed verpackt|pad Schützer|paddle Paddel|padlock Vorhängeschloss|pads Seerosenblatt|pagoda Pagode|pain Schmerz|paint Farbe|painted bemalt|palace Palast
palette Farbpalette Palette|palisade Palisade|palm Palme|pan Pfanne|panda Panda|pangolin Schuppentier|pants Hose|panzerfaust Panzerfaust|paper Papier|papers Papiere Akte|papyrus Papyrus
parachute Fallschirm|paraguay Paraguay|paranoia Verfolgungswahn|parasaurolophus Parasaurolophus|park Park|parmecia Pantoffeltierchen|parrot Papagei|party Fest|pass Ausweis
passion Leidenschaft|passport Pass|path Pfad Weg|pathfinder Pfadfinder|pauldron Schulterplatte Schulterstück|pause Pause|pavilion Pavillon|paw Pfote Tatze|pawn Bauer|pay bezahlen|pc PC
peace Frieden|peach Pfirsich|peak Gipfel Spitze Berggipfel|peanut Erdnuss|pear Birne|pearl Perle|peas Erbse|peel Schale|peeled geschält|pegasus Pegasus Flügelpferd|pegleg Holzbein
pelican Pelikan|pelvis Becken|pen Stift|pencil Bleistift|pendant Anhänger|pendulum Pendel|penguin Pinguin|pentacle Pentakel Drudenfuß|pentagram Pentagramm|pepper Pfeffer|perfume Parfüm
periscope Sehrohr Periskop|perpendicular rechtwinklig|person Mensch|perspective perspektivisch Perspektive|peru Peru|pestle Stößel|pharoah Pharao|philosopher Philosoph|phone Telefon
photo Foto|phrygian phrygisch|pianist Pianist|piano Klavier|pick Hacke Spitzhacke|pickelhaube Pickelhaube|picking Knacken|pickle Essiggurke Gurke|pickup Aufnahme|pie Pastete|piece Teilstück
pier Steg|pierced durchbohrt|piercing durchbohrend|pig Schwein|piggy Schweinchen Sparschwein|pikeman Pikenier|pile Haufen Stapel|pilgrim Pilger|pill Pille|pillar Pfeiler|pillow Kissen
pilot Pilot|pimiento Paprika|pin Stecknadel|pinata Piñata|pinball Flipperautomat|pincers Zange|pine Kiefer|pineapple Ananas|pipe Pfeife Rohr|piranha Piranha|pirate Pirat Seeräuber|pisa Pisa
pistol Pistole|pit Grube|pitch Tonhöhe|pitchfork Heugabel Mistgabel|pizza Pizza|plague Pest Seuche|plain schlicht|plane Flugzeug|planet Planet|plank Planke|plant Pflanze|plasma Plasma
plaster Pflaster Gips|plastic Plastik Kunststoff|plastron Brustpanzer|plate Platte Teller|platform Plattform|play Spielen|player Spieler|plesiosaurus Plesiosaurus|plier Zange|plow Pflug
plug Stöpsel|plum Pflaume|plunger Saugglocke|plus Plus|pneumatic pneumatisch|pocket Tasche|pod Kapsel|podium Podest Siegerpodest|point Punkt|pointed zackig|pointing zeigend Zeigefinger
pointy spitz|poison Gift Vergiftung|poker Schürhaken|poland Polen|polar Polar Eisbär|pole Stange Angelrute|police Polizei|polisher Poliermaschine|pollen Blütenstaub Pollen|polo Polo
poncho Poncho|pool Pool Billard Schwimmbecken|pop Stieleis|popcorn Popcorn|pope Papst|popper Knaller|poppy Mohn|porcelain Porzellan|porcupine Stachelschwein|porcupinefish Igelfisch
portal Portal|portculis Fallgitter|portrait Bildnis Porträt|portugal Portugal|position Position|post Post|poster Plakat|pot Topf|potato Kartoffel|potion Trank Zaubertrank|potter Potter
pottery Töpferei|pouch Säckchen|pounce Sprungangriff|pouring gießend|powder Pulver|power Macht|ppk PPK|prank Streich|prayer Gebet beten|praying betend|precision Genauigkeit|present Geschenk
pressure Dampfdruck|pretty hübsch|pretzel Brezel|previous vorheriger|price Preis|priest Priester|priestess Priesterin|primitive primitiv|prince Prinz|print Abdruck|prism Prisma
prison Gefängnis|prisoner Gefangener Häftling|private Gefreiter|prize Preis|processor Prozessor|profile Profil|profit Gewinn|progression Fortschritt|projectile Geschoss|projector Projektor
prominence Protuberanz|propeller Propeller|propulsion Antrieb|protection Schutz|pschent Pschent|psychic übersinnlich|pterodactylus Flugsaurier|pteruges Pteryges|public öffentlich|pull ziehen
pulley Flaschenzug|pulse Puls|pummeled verprügelt|pump Pumpe|pumpkin Kürbis|punch Fausthieb|punching Boxen Boxsack|pupil Pupille|puppet Marionette Puppe|purple lila violett
purse Geldbeutel Börse|push stoßen schieben|puzzle Puzzle|pylon Strommast|pyramid Pyramide|pyre Scheiterhaufen|pyromaniac Brandstifter|qaitbay Qaitbay|quake Beben Erdbeben|quaver Achtelnote
queen Königin|quick flink schnell|quicksand Treibsand|quidditch Quidditch|quill Federkiel|quiver Köcher|rabbit Kaninchen Hase|raccoon Waschbär|race Rennen|rack Ständer|racket Schläger
radar Radar|raddish Rettich Radieschen|radial strahlenförmig|radiation Strahlung|radio Radio|radioactive radioaktiv|raft Floß|ragged zerfetzt|rail Schiene|railway Eisenbahn|rain Regen
rainbow Regenbogen|raining regnend|raise erwecken|rake Rechen Harke|ram Widder Rammbock|ranch Ranch|random zufällig Zufall|rank Rangstufe|raspberry Himbeere|rat Ratte
rattlesnake Klapperschlange|raven Rabe|raw ungekocht|ray Strahl|razor Rasiermesser|reactor Reaktor|read lesen|reaper Sensenmann Schnitter|rear hinten|receive empfangen
recycle Wiederverwertung|recycling Wiederverwertung|red rot|reed Schilf|refinery Raffinerie|reflect zurückwerfen|regeneration Regeneration|register Register Verzeichnis|regrowth Nachwachsen
relationship Beziehung|relic Reliquie|religion Religion Glaube|remedy Heilmittel|remote Fernbedienung|rempart Bollwerk Festungsmauer|repair Reparatur flicken|reptile Reptil Kriechtier
research Forschung|resistance Widerstand|resize Größenänderung|resonance Resonanz|resting ruhend|reticule Fadenkreuz|retro retro|return Rückkehr|revolt Aufstand|revolver Revolver
reward Belohnung|rex Rex|rhinoceros Nashorn|rialto Rialto|ribbon Band|ribcage Brustkorb|rice Reis|ricochet Querschläger|rifle Gewehr Sturmgewehr|rig Bohrturm Bohrinsel|right rechts|ring Ring
ringed beringt|ringing läutend|ringmaster Zirkusdirektor|riot Aufruhr|riposte Gegenstoß|ripple Kräuselung|river Fluss|road Straße|roast Braten|robber Räuber|robe Robe Gewand
robot Roboter Kampfroboter|rock Fels Gestein|rocket Rakete|rocking Schaukel Schaukelstuhl|rod Rute Stab|rogue Schurke Schelm Gauner|roll Rolle|rolled gerollt|roller Roller Walze
rolling rollend|roman römisch|rook Turm|rooster Hahn|root Wurzel|rope Seil Strick Tau|ropeway Seilbahn|rosa Windrose|rose Rose|rotary Wählscheibe|rotation Drehung|rough zerklüftet|round rund
router Router|royal königlich|rss RSS|rubber Gummi|rugby Rugby|ruins Ruine|rule Regel|ruler Lineal|run laufen|rune Rune Schriftzeichen|running laufend|rupee Rupie|rusty rostig Rost|s S
saber Säbel|sabertooth Säbelzahn Säbelzahntiger|sabre Säbel|sacrificial Opfer|sad traurig|saddle Sattel|safety Sicherheit|sagittarius Schütze|sai Sai|sail Segel|sailboat Segelboot
saint Heiliger|saiyan Saiyajin|sake Sake|salamander Salamander|salmon Lachs|saloon Saloon|salt Salz|samara Samarra|samurai Samurai|samus Samus|sanctuary Heiligtum Zuflucht|sand Sand
sandal Sandale|sandstorm Sandsturm|sandwich Sandwich|santa Weihnachtsmann Nikolaus|saphir Saphir|sarcophagus Sarkophag|sas Schleuse|sasquatch Sasquatch|satellite Satellit|saucepan Kochtopf
sauropod Sauropode|sausage Wurst|save speichern|saw Säge|sawblade Sägeblatt|saxophone Saxofon|scabbard Schwertscheide Scheide|scale Schuppe Waage|scales Waage Schuppe|scallop Jakobsmuschel
scalpel Skalpell|scar Narbe|scarab Skarabäus|scarecrow Vogelscheuche|scene Schauplatz Tatort|scepter Zepter|school Schule|schrodinger Schrödinger|science Wissenschaft
scientist Wissenschaftler Forscher|scissors Schere|scoop Kugel|scooter Roller|scope Zielfernrohr Visier|score Partitur|scorpion Skorpion|scout Späher Kundschafter|scratches Kratzer
screaming schreiend Schrei|screech Kreischen|screen Bildschirm|screw Schraube|screwdriver Schraubenzieher|scroll Schriftrolle Rolle|scuba Tauchgerät|scythe Sense|sea Meer See|seagull Möwe
seahorse Seepferdchen|seal Siegel|seat Sitzplatz|seated sitzend|second zweites|secret geheim Geheimnis|section Querschnitt|security Sicherheit|seed Samen Saat|seedling Setzling
select auswählen|sell verkaufen|semi halb|sensor Sensor|sensuousness Sinnlichkeit|sentry Wachposten|sergeant Feldwebel|serpent Schlange|serrated gezackt|server Server|sesame Sesam
settings Einstellung|seven 7|severed abgetrennt abgeschlagen|sew Naht|sewed genäht|sewing nähen Schneider Schneiderin|sextant Sextant|shade Schemen|shadow Schatten|shaker Streuer
shaking Zittern|shambling schlurfend|shamrock Kleeblatt|shank Haxe|shard Splitter Scherbe|share teilen|shark Hai|sharp scharf|sharped gespitzt|shatter zersplittern|shattered zersplittert
shears Schere Heckenschere|sheep Schaf|sheet Papierbogen|sheikah Shiekah|shelf Regal|shell Muschel Schale Panzer|shelter Unterschlupf Obdach Zuflucht|shepherd Schäfer Hirte|sherlock Sherlock
shield Schild|shine Funkeln Glanz|shining leuchtend|shinto Shinto|shiny glänzend|ship Schiff Schlachtschiff Langschiff Wikingerschiff|shirt Hemd|shoe Schuh|shoebill Schuhschnabel|shoes Schuh
shooner Schoner|shoot Schössling|shop Laden Geschäft Markt Marktstand Verkäufer Händler|shopping Einkauf Einkaufen|shorts Shorts|shot Schuss|shotgun Flinte
shoulder Schulter Schulterplatte Schulterstück|shout Ruf Schrei|shouting rufend|shower Dusche|shrimp Garnele|shrine Schrein|shrug Achselzucken|shuriken Wurfstern Shuriken|shut geschlossen
shuttle Raumfähre|shuttlecock Federball|sickle Sichel|sickness Krankheit krank|side Seitenansicht|sideswipe Seitenhieb|siege Belagerung|sight Sehvermögen|sign Zeichen Schild|signal Signal
signet Siegel Siegelring|silence Stille Schweigen|silenced verstummt|silex Feuerstein|silhouette Schattenriss|silo Silo|silver Silber|sinagot Sinagot|sing singen Gesang
sink Waschbecken Spüle|sinking sinkend|sinusoidal sinusförmig|siren Sirene|sitting sitzend|six 6|skate Schlittschuh Rollschuh|skateboard Skateboard|skateboarding Skateboard|skeletal knöchern
skeleton Skelett Gerippe knöchern|ski Ski|skid Bremsspur|skier Skifahrer|skill Fähigkeit Fertigkeit|skimmer Strohhut|skipping hüpfend|skirt Rock|skorpion Skorpion|skull Schädel Totenkopf
sky Himmel|slalom Slalom|slap Ohrfeige|slash Hieb|slashed zerschlitzt|slashes Hieb|slavery Sklaverei|sleep Schlaf|sleeping schlafend|sleepy müde|sleeveless ärmellos|slice Scheibe
sliced geschnitten aufgeschnitten|slicing schneidend|slide Rutsche|slime Schleim schleimig|sling Schleuder|slingshot Steinschleuder|slipknot Laufknoten Schlinge|slippers Pantoffel Hausschuh
slot Glücksspiel Spielautomat|sloth Faultier Trägheit|slow langsam|slug Nacktschnecke|slumbering schlummernd|sly listig verschlagen|small klein|smart klug|smartphone Handy
smash zerschmettern|smile Lächeln|smithing Schmieden|smitten verliebt|smoke Rauch|smoking rauchend Rauch|snail Schnecke|snake Schlange|snatch Raub|sniffing schnüffeln|snitch Schnatz
snorkel Schnorchel|snout Schnauze|snow Schnee|snowboard Snowboard|snowflake Schneeflocke Flocke|snowing schneiend|snowman Schneemann|soap Seife|soccer Fußball|sock Socke|socket Steckdose
soda Limonade|sofa Sofa|solar Solar|soldering Lötkolben|soldier Soldat|solid massiv|sombrero Sombrero|song Lied|sonic Schall|soul Seele|sound Klang Laut|south Süd Süden|space Weltall
spaceship Raumschiff|spade Spaten Pik|spades Pik|spain Spanien|spanner Schraubenschlüssel|spark Funke|sparkles Funkeln Glitzern|sparkling funkelnd|sparky funkensprühend|sparrow Spatz
spartan Spartaner|spatter Spritzfleck|spawn Laich|speaker Lautsprecher|spear Speer|spearfishing Speerfischen|spectacle Brille|spectre Gespenst|speed Tempo|speedometer Tachometer
spell Zauberspruch Bann|sperm Pott Pottwal|sphere Kugel|sphinx Sphinx|spices Gewürz|spider Spinne|spike Stachel Dorn|spikeball Stachelkugel|spiked stachelig Stachelkugel|spiky stachelig
spill Verschüttet|spin Drehung|spinal Rückenmark|spine Rückgrat Wirbelsäule|spinning drehend wirbelnd Spinnrad|spiral Spirale|spirit Geist|splash Spritzer|splashy spritzend|splinter Splitter
split gespalten|splitting spaltend|splurt Spritzer|spock Spock|spooky unheimlich gruselig|spool Spule|spoon Löffel|sport sportlich|spoted gefleckt|spotted gefleckt|spoutnik Sputnik
spray Sprühdose|spring Sprungfeder Feder Quelle|sprint Sprint|sprout Spross Keimling|spurt Schwall|spy Spion|spyglass Fernrohr|squad Trupp|square Quadrat|squib Knallkörper|squid Tintenfisch
squirrel Eichhörnchen|sri Sri|stab Stich|stabbed erstochen|stable Stall Pferdestall|stack Stapel|staff Stab Stock Kampfstab Hirtenstab|stag Hirsch|stahlhelm Stahlhelm|stairs Treppe Stufe
stake Pfahl|stalactite Stalaktit Tropfstein|stalagtite Stalagmit Tropfstein|stamp Stempel|stamper Stempel|stance Haltung|standing stehend|stapler Tacker|star Stern|stare Starren
starfighter Sternenjäger|staryu Sterndu|stash Versteck|state Aggregatzustand|static statisch|statue Statue Standbild|stayed abgespannt|steak Steak|steal stehlen|stealth Heimlichkeit
steam Dampf|steamer Dampfer|steampunk Steampunk|steamroller Dampfwalze|steel Stahl|steeltoe Stahlkappe|steelwing Stahlflügel|steering Steuer Lenkrad|stegosaurus Stegosaurus
stein Krug Bierkrug|stethoscope Stethoskop|steyr Steyr|stick Stecken Stock|sticking klebend|sticky klebrig|stigmata Wundmale Stigmata|stiletto Stilett|sting Stich Stachel|stitched genäht
stock Gewehrschaft|stockpile Vorrat|stomach Magen|stomp Stampfen|stone Stein|stoned berauscht benommen|stool Hocker Schemel|stop Stopp|stopwatch Stoppuhr|stork Storch
storm Sturm Unwetter Sandsturm|stove Herd Ofen|strafe Beschuss|straight geradlinig|strand Strähne|straw Stroh|strawberry Erdbeere|stream Bach|street Straße|strength Stärke
strike Schlag Treffer|striking schlagend|string Schnur Saite|strip Streifen|stripe Streifen|striped gestreift|strong stark|strongbox Geldkassette|struck getroffen|stump Baumstumpf
stun Betäubung|submarine U-Boot Unterseeboot|subway U-Bahn Untergrundbahn|suckered saugnapfbesetzt|sugar Zucker|suicide Selbstmord|suit Anzug|suitcase Koffer|suits Kartenfarbe|summit Gipfel
sun Sonne|sunbeam Sonnenstrahl|sundial Sonnenuhr|sunflower Sonnenblume|sunglasses Sonnenbrille|sunken eingesunken|sunrise Sonnenaufgang|sunset Sonnenuntergang|super Super
supersonic Überschall|support Erhaltung|surf Surf|surface Oberfläche|surfer Surfer|surprise Überraschung|surprised überrascht|surrounded umgeben umzingelt|sushi Sushi
suspension Aufhängung Hängebrücke|suspicious misstrauisch verdächtig|sverd Sverd|swallow Schwalbe Schlucken|swallower Schlucker|swamp Sumpf Moor|swan Schwan|swap tauschen|swapping Tausch
swarm Schwarm|sweep fegen|sweet süß|swimfin Schwimmflosse|swing Schwung Schaukel|swipe durchziehen|swirl Wirbel|swirled verwirbelt|swiss schweizerisch|switch Schalter
switchblade Springmesser|switzerland Schweiz|sword Schwert Breitschwert Kurzschwert|swordman Schwertkämpfer|swordwoman Schwertkämpferin|sydney Sydney|symbol Symbol|synchronization Abgleich
syringe Spritze|system System|t T|tabi Tabi|table Tisch|tablet Tafel Tontafel|tabletop Brettspiel|tacos Taco|tadpole Kaulquappe|tag Etikett|tail Schwanz Schweif|talk Reden Sprechen|tall hoch
tally Strichliste|tambourine Tamburin|tangerine Mandarine|tank Tank Panzer|tanzania Tansania|tap Wasserhahn|tape Band Klebeband|tapir Tapir|target Ziel|targeted anvisiert
targeting Zielerfassung|tarot Tarot|tattered zerlumpt|taurus Stier|tavern Schenke Wirtshaus Taverne Wirt Wirtin|tea Tee|teacher Lehrer|team Team Mannschaft|teapot Tee Teekanne|tear Träne
tearing zerreißend|techno Techno|teeth Zähne Zahn Gebiss|telepathy Telepathie Gedankenübertragung|teleport Teleport|telescope Teleskop|telescopic ausziehbar|teller Teller|temperance Mäßigung
templar Templer|temple Tempel Heiligtum|temporary vorübergehend|temptation Versuchung|tennis Tennis|tension Spannung|tent Zelt Zelten|tentacle Tentakel Fangarm|terror Entsetzen|tesla Tesla
test Reagenz Reagenzglas|texas Texas|theater Theater|thermometer Thermometer|thief Dieb|think nachdenken|third drittes|thompson Thompson|thor Donnergott|thorn Dorn|thorned dornig
thorny dornig|thought Gedanke|three 3|throne Thron|throwing werfen Wurf|thrown geworfen|thrust Stoß Schub|thruster Triebwerk|thumb Daumen|thunder Donner|thunderball Donnerkugel|thwomp Thwomp
tiara Diadem Tiara|tick Zecke|ticket Fahrkarte|tide Gezeiten|tie Krawatte|tied verschnürt|tiger Tiger|tightrope Hochseil Drahtseil|tile Kachel Fliese|time Zeit|timer Zeitmesser
tinker Bastler|tip Spitze|tipi Tipi|tire Reifen|tired erschöpft|toad Kröte|toast Trinkspruch|toaster Toaster|toga Toga|toggle Kippschalter|token Spielmarke|tomahawk Kriegsbeil|tomato Tomate
tomb Gruft|tombstone Grabstein|tongue Zunge|tool Werkzeug Handwerk|toolbox Werkzeugkasten|tooth Zahn Zähne Gebiss|toothbrush Zahnbürste|toothed gezahnt|top Oberteil Kreisel Zylinder
topaz Topas|toque Kochmütze|torc Halsreif|torch Fackel|tornado Wirbelsturm|torpedo Torpedo|torso Oberkörper|tortoise Schildkröte|totem Totem|toucan Tukan|tow Abschleppen|towel Handtuch
tower Turm|toy Spielzeug|track Spur Fährte|tracked kettengetrieben|tractor Traktor|trade Handel|traffic Verkehr Ampel|trail Fährte|train Zug Eisenbahn|trample niedertrampeln
transform Verwandlung|transfuse Blutübertragung|transparent durchsichtig|transportation Beförderung|trap Falle|trash Abfall Mülleimer|travel Reise|tray Ablagefach|tread Profil
treasure Schatz|trebuchet Tribok Blide|tree Baum|treehouse Baumhaus|trefoil Dreipass Kleeblatt|trench Schützengraben|triangle Dreieck|tribal Stamm|tribunal Gericht|triceratops Triceratops
trick Trick Kniff|trident Dreizack|triforce Triforce|trigger Auslöser Abzug|trilobite Trilobit|trinacria Trinakria|trio Trio|trip Stolpern|triple dreifach|tripwire Stolperdraht
triquetra Triquetra|trireme Triere|triskelion Triskele|triton Triton|troglodyte Höhlenbewohner|trojan trojanisch|troll Troll|trombone Posaune|trophies Trophäe|trophy Trophäe
tropical tropisch|trousers Hose|trout Forelle|trowel Kelle Maurerkelle|truce Waffenstillstand|truck Lastwagen|trumpet Trompete|trunk Rüssel Stamm|tuba Tuba|tube Röhre
tumbleweed Steppenläufer|tumor Geschwulst|tumulus Hügelgrab|tune Melodie|tunisia Tunesien|tunnel Tunnel|turban Turban|turbine Turbine|turd Kothaufen|turnstile Drehkreuz|turret Geschützturm
turtle Schildkröte|tusk Stoßzahn|tv Fernseher|twenty 20|twin Zwilling|twirl Wirbel|twirly wirbelnd|twister Wirbelsturm|twitter Zwitschern|two 2|typhoon Taifun|tyre Reifen|ubisoft Ubisoft
udder Euter|ufo Ufo|ultrasound Ultraschall|uluru Uluru|umbrella Schirm|unbalanced unausgewogen|uncertainty Ungewissheit|undead Untoter untot|underground unterirdisch
underwear Unterwäsche Unterhose|unfriendly feindselig|unfurled entrollt|unicorn Einhorn|unicycle Einrad|unlit unentzündet|unlock aufschließen|unlocking entsperren|unpacking auspacken
unplugged ausgesteckt|unstable instabil|up aufwärts|upgrade Verbesserung Aufwertung|upload Hochladen|uprising Aufstand|urchin Igel Seeigel|urn Urne|ursa Bärin|uruguay Uruguay|usa USA
usable benutzbar|usb USB|ushanka Pelzmütze|uzi Uzi|vacuum Vakuum Staubsauger|valley Talsenke|valve Ventil|vampire Vampir|van Transporter|vanilla Vanille|vapor Dampf|vase Vase
velocipede Hochrad|velociraptor Velociraptor Raptor|vending Verkauf Verkaufsautomat|venezuela Venezuela|venus Venus|vertical senkrecht|vessel Gefäß|vest Weste|vhs VHS|vial Phiole Fläschchen
vibrating vibrierend|video Video|viking Wikinger|vile widerlich|village Dorf|vine Ranke|vintage altmodisch|viola Bratsche|violin Geige|virgo Jungfrau|virtual virtuell|virus Virus
vision Vision|visored Visier|vitruvian vitruvianisch|volcano Vulkan|volleyball Volleyball|vomit Erbrechen|vomiting erbrechend|voodoo Voodoo|vortex Strudel|vote Wahl|vr VR|vulture Geier
vuvuzela Vuvuzela|wagon Wagen Fuhrwerk|wake Kielwasser|walk gehen Wandern Wanderer|walking gehend|wall Mauer Wand Feuerwand Festungsmauer|wallet Brieftasche|walrus Walross|walther Walther
wand Zauberstab|wanted gesucht Steckbrief|war Krieg|warehouse Lagerhaus|warhammer Kriegshammer|warlock Hexenmeister|warlord Kriegsherr|warning Warnung|warp Warp|warship Kriegsschiff
washing Waschen|wasp Wespe|waste Abfall|watch Uhr Wache|watcher Beobachter|watchtower Wachturm|water Wasser|waterfall Wasserfall|watering Gießen|watermelon Wassermelone
waterskin Wasserschlauch|wave Welle Woge|wavy wellig|wax Wachs|weapon Waffe|weather Wetter|web Netz|wedge Keil|weight Gewicht|well Brunnen|werewolf Werwolf|western Western|whale Wal
wheat Weizen|wheel Rad Wagenrad|wheelbarrow Schubkarre|whip Peitsche|whiplash Peitschenhieb|whirlpool Strudel Mahlstrom|whirlwind Wirbelwind|whisk Schneebesen|whistle Pfeife|white weiß
wide breit|wifi WLAN|wild wild|wildfires Waldbrand|willow Weide|winchester Winchester|wind Wind|windchimes Windspiel|windmill Windmühle Müller|window Fenster|windpump Windrad
windsock Windsack|windy windig|wine Wein|wing Flügel Schwinge|winged geflügelt|wingfoot Flügelschuh|winner Sieger Gewinner|winter Winter|wire Draht|wireframe Drahtgitter
wisdom Weisheit weise|witch Hexe|wizard Zauberer Magier|wok Wok|wolf Wolf Schattenwolf|wolverine Vielfraß|woman Frau Dame|wood Holz|wooden hölzern|wool Wolle|world Welt|worm Wurm
worried besorgt|wound Wunde|wrapped eingewickelt|wrapping einwickelnd|wreck Wrack|wrecking Abriss Abrissbirne|wrench Schraubenschlüssel|wyvern Lindwurm|xor XOR|xylophone Xylofon|y Y
yang Yang|yarn Garn|year Jahr|yin Yin|yunluo Yunluo|z Z|zat Zat|zebra Zebra|zeppelin Luftschiff|zeus Zeus|zig Zickzack|zigzag Zickzack|zipper Reißverschluss|zombie Zombie|zone Zone Bereich
hero Held|fear Angst Furcht|sacrificial Opfer|queen Prinzessin|rope Schlinge|laurel Sieg|magnifying Suche|gemini Zwilling|anvil Schmiede|swamp Schlamm|guitar Laute|shield Rundschild
snake Viper Natter Otter|tribunal Prozess|spade Schaufel|prison Kerker|drama Schauspiel|tombstone Grabmal|hourglass Frist Dauer|book Bücher|tower Türme|lantern Leuchte|coin Geldstück
wolf Wölfe|key Schlüsselbund|mask Larve|fog Dunst|bell Geläut|sing Chor|rat Ratten|bread Bäcker|anvil Schmieden|archer Bogenschießen|aries Widder|armor Lamellenpanzer|auto Auto
banner Feldzeichen Standarte|barn Stall Pferdestall|beads Perlen Perle Rosenkranz|bear Eisbär Bärin|beech Buche|beer Bierkrug|blacksmith Schmieden|boat Segelboot Drachenboot|bomb Sprengstoff
bone knöchern|bow Bogenschießen|call Ruf|cancer Krebs|candelabra Kerzenständer Kerzenhalter|candle Kerzenschein Kerzenständer Kerzenhalter|cane Rohr|cannon Kanonenkugel|cavalry Reiter
chain gekettet|chess Brettspiel Spielfigur Schachbrett|chest Geldkassette|clubs Kreuz Keule|coin Münzwurf|cooker Kocher|crack rissig|crown königlich|dice Glücksspiel|dodge ausweichend
drink trinkend|dynamite Sprengstoff|elf elfisch elbisch|emperor kaiserlich|empress kaiserlich|escape Ausbruch|exchange tauschen|feet Füße Fuß|fire Feuerwand Frostfeuer|firework Knallkörper
fish Fische|flame flammend lodernd|foot Füße|forest Waldbrand|fortress Bollwerk|frost Frostfeuer|game Spielen|glasses Schutzbrille Sonnenbrille|glow leuchtend glänzend glühend|goal Ziel
gold Goldklumpen|guard Wachposten|hammer Kriegshammer Holzhammer|helmet Stahlhelm|horse Reiter|jump springend hüpfend|king königlich|knife Springmesser Buschmesser|leaf Blätter|leo Löwe
libra Waage|lizard Echsenmensch|load laden|locomotive Eisenbahn|mine Bergbau|miner Bergbau|mug Bierkrug|music musikalisch|necklace Halsreif|pawn Spielfigur|pearl Perlen|pipe Röhre
pisces Fische Fisch|pot Kochtopf|prayer betend|ring Siegelring|scorpio Skorpion|ship Kriegsschiff|shrine Heiligtum|stem Stamm|swirl wirbelnd|thorn dornig|tower Geschützturm|trace Spur
walk gehend|whip Peitschenhieb|wind windig|wood Holzhammer|circus Zirkus Manege|garden Garten Gewächshaus Treibhaus
`;

/** Without capitals, dots and accents: "Münze" and "Munze" are looked for alike, and ß is ss. */
const folded = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '');

const ENTRIES = LIST.trim()
  .split(/[|\n]/)
  .map((entry) => entry.split(' '));

/** The English words by the German ones, folded. */
const MEANT: ReadonlyMap<string, readonly string[]> = (() => {
  const meant = new Map<string, string[]>();
  for (const [english, ...german] of ENTRIES)
    for (const word of german) meant.set(folded(word), [...(meant.get(folded(word)) ?? []), english]);
  return meant;
})();

/** What an English word is called: the first of the German ones. */
const CALLED: ReadonlyMap<string, string> = new Map(
  ENTRIES.toReversed().map(([english, german]) => [english, german]),
);

const isNoun = (word: string): boolean => /^\p{Lu}/u.test(word);

/** Words between those that name what is seen. */
const LITTLE: readonly string[] = ['and', 'at', 'for', 'in', 'of', 'on', 'the', 'to', 'with'];

/** What an icon is called in German, word by word: things first, then how they are. Null: the list does not have all of its words. */
export function germanName(icon: string): string | null {
  const words = icon
    .split('-')
    .filter((part) => !LITTLE.includes(part))
    .map((part) => (/^\d+$/.test(part) ? part : (CALLED.get(part) ?? CALLED.get(part.replace(/s$/, '')))));
  if (!words.every((word) => word !== undefined)) return null;
  const things = words.filter(isNoun).join('-');
  return [...(things === '' ? [] : [things]), ...words.filter((word) => !isNoun(word))].join(', ');
}

/** All German words, folded, with the English ones that they mean. */
export const GERMAN: Iterable<readonly [german: string, english: readonly string[]]> = MEANT;

/** What a German word may end in besides. */
const ENDINGS = /^(?:e|en|er|ern|em|es|n|s|in|nen|innen)$/;
/** The fewest letters of a word that begins or ends a longer one, and of one that is still being typed. */
const LEAST_FIRST = 4;
const LEAST_LAST = 3;
const LEAST_BEGUN = 3;
/** The fewest letters in front of the word at the end: a "Bäcker" is no field. */
const LEAST_BEFORE = 2;

/**
 * The English words that a German one may mean: the word itself, with an ending or not; or while it is being typed, those that begin
 * with it; or the words that it is put together of.
 *
 * @param isWhole it is not being typed any more
 * @param isCompound it may be put together of German words
 */
export function meantBy(typed: string, isWhole = false, isCompound = true): readonly string[] {
  const word = folded(typed);
  const exact = MEANT.get(word) ?? [...MEANT].find(([german]) => isFormOf(word, german))?.[1];
  if (exact !== undefined) return exact;
  const begun =
    isWhole || word.length < LEAST_BEGUN ? [] : [...MEANT].filter(([german]) => german.startsWith(word));
  if (begun.length > 0) return [...new Set(begun.flatMap(([, english]) => english))];
  return isCompound ? partsOf(word) : [];
}

const isFormOf = (word: string, german: string): boolean =>
  german.length > 2 && word.startsWith(german) && ENDINGS.test(word.slice(german.length));

/** The longest words at both ends of one that is put together: that at its end, which says what it is, first. */
function partsOf(word: string): readonly string[] {
  const longest = (least: number, fits: (german: string) => boolean): readonly string[] =>
    [...MEANT]
      .filter(([german]) => german.length >= least && fits(german))
      .toSorted(([a], [b]) => b.length - a.length)
      .at(0)?.[1] ?? [];
  const first = longest(LEAST_FIRST, (german) => word.startsWith(german));
  const last = longest(
    LEAST_LAST,
    (german) =>
      word.lastIndexOf(german) >= LEAST_BEFORE &&
      (word.endsWith(german) || isFormOf(word.slice(word.lastIndexOf(german)), german)),
  );
  return [...new Set([...last, ...first])];
}
