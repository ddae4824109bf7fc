// German for the words that names of icons are made of: our own list, an English word and what it is called.
const LIST = `
acid Säure|acorn Eichel|aid Hilfe|air Luft|airplane Flugzeug|alarm Alarm Wecker|alarm Wecker|algae Alge|alien Außerirdischer|almond Mandel|altar Altar
ambulance Krankenwagen|ammo Munition|amphora Amphore|anchor Anker|ancient alt uralt antik|angel Engel|angry zornig wütend Wut Zorn|animal Tier|ant Ameise|anvil Amboss|apple Apfel
archer Schütze Bogenschütze|arena Arena|arm Arm|armor Rüstung Panzer Harnisch|arrest Festnahme verhaften|arrow Pfeil|artillery Geschütz|assassin Meuchler Mörder|attack Angriff
aura Aura|axe Axt Beil|baby Kind Säugling|backpack Rucksack|backstab Verrat Hinterhalt|bacon Speck|badge Abzeichen|bag Beutel Tasche Sack|balance Gleichgewicht Ausgleich|ball Kugel
balloon Ballon|banana Banane|bandage Verband|bandit Räuber Bandit|bank Bank|banner Banner Fahne|barbarian Barbar|barbed Stachel Stacheldraht|barn Scheune|barracks Kaserne|barrel Fass Tonne
barricade Sperre|basket Korb|bat Fledermaus|bath Bad|battery Batterie|battle Schlacht Kampf Gefecht|beach Strand|beak Schnabel|beam Strahl|bean Bohne|bear Bär|beard Bart
beast Bestie Untier|beaver Biber|bed Bett|bee Biene|beer Bier|beetle Käfer|bell Glocke Klingel|belt Gürtel|bench Bank Werkbank|berry Beere|big groß|bird Vogel|bishop Bischof
bite Biss beißen|black schwarz|blacksmith Schmied|blade Klinge|blanket Decke|blast Druckwelle Knall|bleeding Blutung bluten|blindfold Augenbinde|blizzard Schneesturm|blob Klecks Schleim
block Block|blood Blut|bloom Blüte|boar Eber Wildschwein Keiler|board Brett|boat Boot Kahn|body Körper Leib|boiling Sieden Kochen|bolt Bolzen|bomb Bombe|bone Knochen Gebein|bonnet Haube
book Buch|bookmark Lesezeichen|bookshelf Bücherregal|boomerang Bumerang|boot Stiefel|bottle Flasche|boulder Felsblock|bow Bogen|bowl Schale Schüssel|bowling Kegeln|box Kiste Schachtel Kasten
bracer Armschiene|brain Gehirn Hirn Verstand|branch Ast Zweig|brandy Schnaps|bread Brot|break brechen|breastplate Brustpanzer|breath Atem Hauch|brick Ziegel Backstein|bridge Brücke|bright hell
broken zerbrochen kaputt Bruch|broom Besen|brush Pinsel Bürste|brute grob Rohling|bubble Blase|bucket Eimer Kübel|bug Wanze Ungeziefer|bull Stier Bulle|bullet Geschoss|bunker Bunker
burn Brand brennen|burning brennend Brand|butter Butter|butterfly Schmetterling Falter|button Knopf|cabbage Kohl|cabin Hütte|cactus Kaktus|cage Käfig|cake Kuchen Torte|calendar Kalender|camel Kamel
camera Kamera|camp Lager|campfire Lagerfeuer|can Dose|cancel Abbruch|candelabra Leuchter|candle Kerze|candy Bonbon Süßigkeit|teapot Tee Teekanne|cannon Kanone|canoe Kanu|cap Mütze Kappe|cape Umhang|captain Hauptmann Kapitän
car Auto Wagen|card Karte|cargo Fracht|carnival Karneval|carpet Teppich|carrot Karotte Möhre|cart Karren|cash Bargeld|castle Burg Schloss|cat Katze|catapult Katapult|caterpillar Raupe
cathedral Dom Münster|cauldron Kessel|cave Höhle|cellar Keller|celebration Feier Fest|centaur Zentaur|centipede Tausendfüßer|chain Kette|chair Stuhl|chalice Kelch|chalk Kreide|chameleon Chamäleon
champagne Sekt|champion Sieger Meister|charm Zauber Charme Anmut|chart Diagramm|check Häkchen|cheese Käse|chef Koch Küchenchef|cherry Kirsche|chess Schach|chest Truhe Schatztruhe|chicken Huhn Hähnchen|chimney Schornstein Kamin
chisel Meißel|chocolate Schokolade|church Kirche|cigar Zigarre|circle Kreis|city Stadt|clamp Zwinge|clarinet Klarinette|claw Klaue Kralle|clay Lehm Ton|cleaver Hackbeil|cliff Klippe|cloak Mantel
clock Uhr|clockwork Uhrwerk|cloth Tuch Stoff|cloud Wolke|clover Klee Kleeblatt|clown Narr Hanswurst|club Keule Knüppel|coal Kohle|coat Mantel|cobra Kobra|cobweb Spinnennetz Spinnwebe|coffee Kaffee|coffin Sarg
cog Zahnrad|coil Spule|coin Münze Taler|cold Kälte kalt|column Säule|comb Kamm|comet Komet|companion Gefährte Begleiter|compass Kompass Zirkel|computer Rechner|conqueror Eroberer|contract Vertrag
control Kontrolle|conversation Gespräch|convict Sträfling|cook Koch kochen|cookie Keks Plätzchen|coral Koralle|cork Korken|corn Mais|corpse Leiche|corset Mieder|cotton Baumwolle|cow Kuh
cowled Kapuze vermummt|crab Krabbe Krebs|crack Riss Spalt|crane Kran Kranich|crate Kiste|creature Wesen Kreatur|crescent Sichelmond|crime Verbrechen|croissant Hörnchen|crook Gauner|cross Kreuz
crossbow Armbrust|crossed gekreuzt|crossroad Kreuzung Scheideweg|crow Krähe|crowbar Brecheisen|crown Krone|crowned gekrönt|crypt Gruft Krypta|crystal Kristall|cube Würfel|cultist Kultist Sektierer Anbeter|cup Becher Tasse
currency Währung|cursed verflucht Fluch|curtain Vorhang|custodian Wächter Hüter|cut Schnitt|cyclop Zyklop|daemon Dämon|dagger Dolch|daisy Gänseblümchen|dam Damm|dandelion Löwenzahn|dark dunkel Dunkelheit finster Finsternis
dart Wurfpfeil|dead tot Toter|deadly tödlich|death Tod Sterben|decapitation Enthauptung|deer Hirsch Reh|defense Abwehr Verteidigung|demolish Abriss|desert Wüste|desk Schreibtisch|despair Verzweiflung|detour Umweg|devil Teufel
dew Tau|dial Zifferblatt|diamond Diamant|dice Würfel|dig graben|dinosaur Saurier|disc Scheibe|discussion Besprechung|divert umleiten|dive tauchen|diver Taucher|diving Taucher|djinn Dschinn|dock Dock Anleger|doctor Arzt Doktor
dodge ausweichen|dog Hund|doll Puppe|dolphin Delfin|dome Kuppel|donkey Esel|door Tür Pforte|doorway Türbogen Eingang|double doppelt|dough Teig|dove Taube|dragon Drache|dragonfly Libelle|drama Drama|draw ziehen|drawbridge Zugbrücke
dread Grauen Schrecken|dream Traum|dress Kleid|drill Bohrer|drink Getränk Trunk trinken|dripping tropfend|drop Tropfen|drowning ertrinken ertrunken|drum Trommel|duck Ente|duel Duell Zweikampf|dungeon Kerker Verlies|dust Staub|dwarf Zwerg
eagle Adler|ear Ohr|earring Ohrring|earth Erde|eating essen|echo Echo Hall|eclipse Finsternis|eel Aal|egg Ei|elbow Ellbogen|electric Strom elektrisch|elephant Elefant|elf Elfe|elevator Aufzug|ember Glut|emerald Smaragd|emperor Kaiser|empress Kaiserin
empty leer Leere|energy Energie Kraft|engine Motor|entrance Eingang|envelope Umschlag|escape Flucht|evil böse Übel|excavator Bagger|exchange Tausch|executioner Henker Scharfrichter|exit Ausgang|explosion Explosion|eye Auge|eyelashes Wimpern
eyepatch Augenklappe|eyeball Augapfel|face Gesicht|factory Fabrik|fairy Fee|falcon Falke|fall Sturz Fall|falling fallend stürzend|family Familie|fangs Fang Fangzahn Reißzahn|farm Bauernhof Hof|farmer Bauer|fast schnell|fat dick|feather Feder|feline Raubkatze
fence Zaun|fencer Fechter|fern Farn|field Feld Acker|fin Flosse|finger Finger|fingernail Fingernagel|fire Feuer|fireball Feuerball|fireplace Kamin Herd|firework Feuerwerk|fish Fisch|fishing Angeln|fist Faust|flag Flagge Fahne|flail Dreschflegel Flegel
flame Flamme|flash Blitz|flask Kolben Flakon|flat flach|flint Feuerstein|float schweben|floating schwebend|flood Flut Hochwasser|floor Boden|flour Mehl|flower Blume Blüte|fluffy flauschig|flute Flöte|fly Fliege|flying fliegend|fog Nebel|food Essen Nahrung Speise
fool Narr|foot Fuß|footprint Fußspur Fußabdruck|footsteps Schritt Fußspuren|forest Wald Forst|fork Gabel|fort Fort|fortress Festung Feste|fortune Glück|fossil Fossil|foundry Gießerei|fountain Brunnen|fox Fuchs|frame Rahmen|freedom Freiheit|friends Freunde
frog Frosch|frost Frost|frozen gefroren|fruit Obst Frucht|fuel Brennstoff|funnel Trichter|fur Fell Pelz|furnace Ofen|galley Galeere|galleon Galeone|game Spiel|garage Werkstatt|gargoyle Wasserspeier|garlic Knoblauch|gate Tor|gauntlet Panzerhandschuh|gavel Richterhammer
gaze Blick|gear Zahnrad Getriebe|gecko Gecko|gem Edelstein Juwel|ghost Geist Gespenst Spuk|giant Riese|gibbet Galgen|gift Geschenk Gabe|glass Glas|glasses Brille|globe Globus|glove Handschuh|glow Glanz Leuchten|gluttony Völlerei|gnome Gnom Wichtel|goat Ziege|goblin Kobold Goblin
god Gott|gold Gold|golem Golem|gong Gong|goo Schleim|goose Gans|graduate Absolvent|grain Korn Getreide|granary Speicher Kornspeicher|grape Traube|grass Gras|grasp Griff|grave Grab|graveyard Friedhof|greaves Beinschiene|grenade Granate|griffin Greif|grim grimmig|grip Griff|group Gruppe
growth Wachstum|guard Wache Wächter|guards Wache|guillotine Fallbeil|guitar Gitarre|gun Pistole|hair Haar|halberd Hellebarde|half halb Hälfte|halo Heiligenschein|halt Halt|ham Schinken|hammer Hammer|hand Hand|handcuffs Handschellen|hanging hängend Galgen|happy froh fröhlich glücklich|harbor Hafen
harp Harfe|harpoon Harpune|harpy Harpyie|hat Hut|hatchet Beil|haunting Spuk|hawk Habicht|hazard Gefahr|head Kopf Haupt|headphones Kopfhörer|healing Heilung heilen|health Gesundheit Leben|heart Herz|heat Hitze|heaven Himmel|heavy schwer|hedgehog Igel|heel Ferse|hell Hölle|helm Helm Steuerrad|helmet Helm
help Hilfe|herb Kraut Kräuter|hermit Einsiedler Eremit|heron Reiher|hidden verborgen versteckt|high hoch|hill Hügel|hobbit Halbling|hole Loch|holy heilig Weihe|home Heim|honey Honig|hood Kapuze|hooded vermummt Kapuze|hoof Huf|hook Haken|hops Hopfen|horizon Horizont|horn Horn|horned gehörnt
horse Pferd Ross|horseshoe Hufeisen|hospital Krankenhaus Hospital|hot heiß|hound Hund Jagdhund|hourglass Sanduhr Stundenglas|house Haus|human Mensch|hummingbird Kolibri|hunter Jäger|hunting Jagd|hut Hütte|hydra Hydra|hyena Hyäne|ice Eis|iceberg Eisberg|icicles Eiszapfen|idea Idee Einfall
imp Wicht|implosion Zusammenbruch|imprisoned gefangen Haft|incense Weihrauch|inferno Inferno|ink Tinte|insect Insekt|inspiration Eingebung|invisible unsichtbar|iron Eisen|island Insel|ivory Elfenbein|jacket Jacke|jar Krug Topf|jaw Kiefer|jelly Gelee|jellyfish Qualle|jester Narr
jewel Juwel Schmuck|joker Narr|journey Reise|judgement Urteil|jug Krug|juggler Gaukler Jongleur|jump Sprung|jungle Dschungel|justice Gerechtigkeit Justiz|kangaroo Känguru|key Schlüssel|kick Tritt|kindle anzünden|king König|kitchen Küche|kite Drachen|knapsack Ranzen Bündel|knee Knie|kneeling kniend
knife Messer|knight Ritter|knot Knoten|knowledge Wissen|kraken Krake|lab Labor|ladder Leiter|ladle Kelle|ladybug Marienkäfer|lamp Lampe|lantern Laterne|lasso Lasso|laugh Lachen|laurel Lorbeer|lava Lava|law Gesetz|lead Blei|leaf Blatt Laub|leather Leder
leech Blutegel|leek Lauch|leg Bein|lemon Zitrone|lens Linse|letter Brief|lever Hebel|liar Lügner Lüge|liberty Freiheit|life Leben|light Licht|lighthouse Leuchtturm|lightning Blitz|lily Lilie|lion Löwe|lips Lippe|liver Leber|lizard Echse Eidechse|lock Schloss|lockpicks Dietrich|locomotive Lokomotive
log Baumstamm Klotz|lost verloren|lotus Lotos|love Liebe|lovers Liebende|luck Glück|lucky Glück|lungs Lunge|lyre Leier|mace Streitkolben|machine Maschine|mad verrückt|madness Wahnsinn Irrsinn|magic Magie Zauber Zauberei|magician Zauberer|magnet Magnet|magnifying Lupe Vergrößerung|mail Post|man Mann
manacles Fessel|map Landkarte Plan|maple Ahorn|marble Marmor Murmel|marrow Mark|martyr Märtyrer|mask Maske|mason Maurer|master Meister|match Streichholz|maze Labyrinth Irrgarten|meal Mahl Mahlzeit|meat Fleisch|medal Orden Medaille|medicine Arznei Medizin|meditation Meditation
medusa Medusa|melon Melone|melting schmelzen|mermaid Meerjungfrau Nixe|metal Metall|meteor Meteor|microscope Mikroskop|milk Milch|mill Mühle|mimic Mimik|mine Mine Bergwerk|miner Bergmann|mineral Mineral|minion Diener Knecht|minotaur Minotaurus|miracle Wunder|mirror Spiegel|missile Geschoss|mite Milbe
moai Statue|mole Maulwurf|money Geld|monk Mönch|monkey Affe|monument Denkmal|moon Mond|morgue Leichenhalle|mortar Mörser|mosquito Mücke Stechmücke|mound Hügel|mountain Berg Gebirge|mouse Maus|mouth Mund Maul|mug Krug Becher|mummy Mumie|murder Mord|muscle Muskel|mushroom Pilz|music Musik
musket Muskete|mussel Muschel|mustache Schnurrbart|mute stumm|mystery Rätsel Geheimnis|nail Nagel|neck Hals Nacken|necklace Halskette|needle Nadel|nest Nest|net Netz|newspaper Zeitung|night Nacht|noodle Nudel|nose Nase|note Notiz Note|nun Nonne|nurse Pflegerin Schwester|nut Nuss
oak Eiche|oasis Oase|obelisk Obelisk|observatory Sternwarte|octopus Tintenfisch Krake|ogre Oger|oil Öl|old alt|olive Olive|open offen|opera Oper|oppression Unterdrückung|orange Orange|orb Kugel|orbital Umlaufbahn|orc Ork|ore Erz|organ Orgel|ostrich Strauß|oven Ofen Backofen|overlord Herrscher
owl Eule Uhu|oyster Auster|pack Bündel Rudel|paddle Paddel|padlock Vorhängeschloss|pagoda Pagode|pain Schmerz|paint Farbe|painted bemalt|palace Palast|palisade Palisade|palm Palme|pan Pfanne|papers Papiere Akte|paper Papier|papyrus Papyrus|parachute Fallschirm|parrot Papagei|party Fest|passport Pass
path Pfad Weg|paw Pfote Tatze|pawn Bauer|peace Frieden|peach Pfirsich|peak Gipfel|peanut Erdnuss|pear Birne|pearl Perle|peas Erbse|pen Stift|pencil Bleistift|pendant Anhänger|pendulum Pendel|penguin Pinguin|pepper Pfeffer|perfume Parfüm|person Mensch|pharoah Pharao|philosopher Philosoph|piano Klavier
pick Hacke Spitzhacke|pie Pastete|pig Schwein|pikeman Pikenier|pile Haufen Stapel|pilgrim Pilger|pill Pille|pillar Pfeiler|pillow Kissen|pin Stecknadel|pincers Zange|pine Kiefer|pineapple Ananas|pipe Pfeife Rohr|pirate Pirat Seeräuber|pistol Pistole|pit Grube|pitchfork Heugabel Mistgabel|plague Pest Seuche|planet Planet
plank Planke|plant Pflanze|plate Platte Teller|player Spieler|plow Pflug|plug Stöpsel|pocket Tasche|poison Gift Vergiftung|poker Schürhaken|police Polizei|poppy Mohn|porcupine Stachelschwein|portal Portal|portculis Fallgitter|portrait Bildnis Porträt|pot Topf|potato Kartoffel|potion Trank Zaubertrank
pottery Töpferei|pouch Säckchen|powder Pulver|power Macht|prank Streich|prayer Gebet beten|present Geschenk|price Preis|priest Priester|priestess Priesterin|prince Prinz|prism Prisma|prison Gefängnis|prisoner Gefangener Häftling|prize Preis|protection Schutz|pull ziehen|pump Pumpe
pumpkin Kürbis|punch Fausthieb|puppet Marionette Puppe|purse Geldbeutel Börse|push stoßen schieben|puzzle Puzzle|pyramid Pyramide|pyre Scheiterhaufen|pyromaniac Brandstifter|quake Beben Erdbeben|queen Königin|quicksand Treibsand|quill Federkiel|quiver Köcher|rabbit Kaninchen Hase|raccoon Waschbär|race Rennen
raft Floß|rail Schiene|rain Regen|rainbow Regenbogen|ram Widder Rammbock|rat Ratte|rattlesnake Klapperschlange|raven Rabe|ray Strahl|razor Rasiermesser|read lesen|reaper Sensenmann Schnitter|recycle Wiederverwertung|red rot|reed Schilf|relic Reliquie|religion Religion Glaube|repair Reparatur flicken
revolt Aufstand|reward Belohnung|rhinoceros Nashorn|ribbon Band|ribcage Brustkorb|rice Reis|rifle Gewehr|ring Ring|riot Aufruhr|river Fluss|road Straße|robber Räuber|robe Robe Gewand|robot Roboter|rock Fels Gestein|rocket Rakete|rod Rute Stab|rogue Schurke Schelm|roll Rolle|rook Turm|rooster Hahn
root Wurzel|rope Seil Strick Tau|rose Rose|round rund|ruins Ruine|rule Regel|rune Rune|run laufen|running laufend|rusty rostig Rost|saber Säbel|sabre Säbel|sacrificial Opfer|sad traurig|saddle Sattel|sail Segel|saint Heiliger|salamander Salamander|salmon Lachs|salt Salz|sand Sand|sandal Sandale
sarcophagus Sarkophag|sausage Wurst|saw Säge|scale Schuppe Waage|scales Waage|scalpel Skalpell|scar Narbe|scarab Skarabäus|scarecrow Vogelscheuche|scepter Zepter|school Schule|scissors Schere|scorpion Skorpion|screaming schreiend Schrei|screech Kreischen|screw Schraube|scroll Schriftrolle Rolle|scythe Sense
sea Meer See|seagull Möwe|seahorse Seepferdchen|seal Siegel|secret geheim Geheimnis|seed Samen Saat|serpent Schlange|sewing nähen|sew Naht|shadow Schatten|shaking Zittern|shambling schlurfend|shark Hai|sharp scharf|shattered zersplittert|sheep Schaf|shell Muschel Schale Panzer|shelter Unterschlupf Obdach
shield Schild|ship Schiff|shirt Hemd|shoes Schuh|shop Laden|shotgun Flinte|shout Ruf Schrei|shower Dusche|shrimp Garnele|shrine Schrein|sickness Krankheit krank|sickle Sichel|sign Zeichen Schild|silence Stille Schweigen|silver Silber|sing singen Gesang|siren Sirene|skeleton Skelett Gerippe|skirt Rock
skull Schädel Totenkopf|sky Himmel|slash Hieb|slavery Sklaverei|sleep Schlaf|sleeping schlafend|sleepy müde|slice Scheibe|slime Schleim|sling Schleuder|slingshot Steinschleuder|sloth Faultier Trägheit|slow langsam|slug Nacktschnecke|small klein|smash zerschmettern|smile Lächeln|smoke Rauch|smoking rauchend Rauch|snail Schnecke
snake Schlange|sniffing schnüffeln|snow Schnee|snowflake Schneeflocke|snowman Schneemann|soap Seife|sock Socke|sofa Sofa|soldier Soldat|song Lied|soul Seele|sound Klang Laut|space Weltall|spade Spaten Pik|spark Funke|sparrow Spatz|spear Speer|spectre Gespenst|speed Tempo|spell Zauberspruch Bann|sphinx Sphinx|spices Gewürz
spider Spinne|spike Stachel Dorn|spiked stachelig|spiky stachelig|spill Verschüttet|spine Rückgrat Wirbelsäule|spiral Spirale|spirit Geist|splash Spritzer|spoon Löffel|spring Quelle Feder|sprout Spross Keimling|spy Spion|spyglass Fernrohr|square Quadrat|squid Tintenfisch|squirrel Eichhörnchen|stab Stich|stabbed erstochen
staff Stab Stock|stag Hirsch|stairs Treppe Stufe|stake Pfahl|stamp Stempel|star Stern|stare Starren|statue Statue Standbild|steal stehlen|stealth Heimlichkeit|steam Dampf|steel Stahl|stick Stecken Stock|sting Stich Stachel|stomach Magen|stone Stein|stop Stopp|stork Storch|storm Sturm Unwetter|stove Herd Ofen
straw Stroh|strawberry Erdbeere|strength Stärke|string Schnur Saite|strong stark|sugar Zucker|suitcase Koffer|sun Sonne|sunflower Sonnenblume|sunrise Sonnenaufgang|sunset Sonnenuntergang|surprise Überraschung|swallow Schwalbe Schlucken|swamp Sumpf Moor|swan Schwan|swarm Schwarm|sweep fegen|sweet süß|swirl Wirbel
switch Schalter|sword Schwert|syringe Spritze|table Tisch|tadpole Kaulquappe|tail Schwanz Schweif|talk Reden Sprechen|tap Wasserhahn|target Ziel|tarot Tarot|tattered zerlumpt|tavern Schenke Wirtshaus Taverne|tea Tee|teacher Lehrer|tear Träne|telescope Teleskop|temple Tempel|temptation Versuchung|tent Zelt
tentacle Tentakel Fangarm|terror Entsetzen|theater Theater|thermometer Thermometer|thief Dieb|thought Gedanke|thorn Dorn|throne Thron|thrown geworfen|throwing werfen Wurf|thumb Daumen|thunder Donner|ticket Fahrkarte|tide Gezeiten|tie Krawatte|tiger Tiger|time Zeit|tired erschöpft|toad Kröte
toast Trinkspruch|toga Toga|tomahawk Kriegsbeil|tomato Tomate|tomb Gruft|tombstone Grabstein|tongue Zunge|tool Werkzeug|tooth Zahn|top Kreisel|torch Fackel|tornado Wirbelsturm|torpedo Torpedo|tortoise Schildkröte|totem Totem|tower Turm|towel Handtuch|toy Spielzeug|track Spur Fährte|trade Handel
trail Fährte|train Zug|transform Verwandlung|trap Falle|travel Reise|treasure Schatz|tree Baum|triangle Dreieck|tribunal Gericht|trick Trick Kniff|trident Dreizack|trip Stolpern|troll Troll|trophy Trophäe|truck Lastwagen|trumpet Trompete|trunk Rüssel Stamm|tunnel Tunnel|turban Turban
turtle Schildkröte|tusk Stoßzahn|umbrella Schirm|undead Untoter untot|underground unterirdisch|unicorn Einhorn|unlock aufschließen|up aufwärts|urn Urne|vampire Vampir|vase Vase|village Dorf|vine Ranke|violin Geige|virus Virus|vision Vision|volcano Vulkan|vomit Erbrechen|vortex Strudel
vote Wahl|vulture Geier|wagon Wagen Fuhrwerk|walk gehen|wall Mauer Wand|walrus Walross|wand Zauberstab|wanted gesucht Steckbrief|war Krieg|warlock Hexenmeister|warlord Kriegsherr|warning Warnung|wasp Wespe|watch Uhr Wache|watchtower Wachturm|water Wasser|waterfall Wasserfall|wave Welle Woge|wax Wachs|weapon Waffe
weather Wetter|web Netz|wedge Keil|weight Gewicht|well Brunnen|werewolf Werwolf|whale Wal|wheat Weizen|wheel Rad|whip Peitsche|whirlpool Strudel Mahlstrom|whirlwind Wirbelwind|whistle Pfeife|white weiß|wild wild|willow Weide|wind Wind|windmill Windmühle|window Fenster|wine Wein|wing Flügel Schwinge|winged geflügelt
winter Winter|wisdom Weisheit weise|witch Hexe|wizard Zauberer Magier|wolf Wolf|woman Frau Dame|wood Holz|wooden hölzern|wool Wolle|world Welt|worm Wurm|wound Wunde|wrapped eingewickelt|wrench Schraubenschlüssel|wyvern Lindwurm|year Jahr|zombie Zombie|hero Held|fear Angst Furcht
sacrificial Opfer|queen Prinzessin|rope Schlinge|laurel Sieg|magnifying Suche|gemini Zwilling|anvil Schmiede|swamp Schlamm|guitar Laute|shield Rundschild|snake Viper Natter Otter|tribunal Prozess|spade Schaufel|prison Kerker
drama Schauspiel|tombstone Grabmal|hourglass Frist Dauer|book Bücher|tower Türme|lantern Leuchte|coin Geldstück|wolf Wölfe|key Schlüsselbund|mask Larve|fog Dunst|bell Geläut|sing Chor|rat Ratten|bread Bäcker
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

/** What an icon is called in German, word by word: things first, then how they are. Null: the list does not have all of its words. */
export function germanName(icon: string): string | null {
  const words = icon.split('-').map((part) => CALLED.get(part) ?? CALLED.get(part.replace(/s$/, '')));
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
 */
export function meantBy(typed: string, isWhole = false): readonly string[] {
  const word = folded(typed);
  const exact = MEANT.get(word) ?? [...MEANT].find(([german]) => isFormOf(word, german))?.[1];
  if (exact !== undefined) return exact;
  const begun =
    isWhole || word.length < LEAST_BEGUN ? [] : [...MEANT].filter(([german]) => german.startsWith(word));
  if (begun.length > 0) return [...new Set(begun.flatMap(([, english]) => english))];
  return partsOf(word);
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
