/**
 * What people build passwords from, most often first seen in lists of leaked ones. Digits and
 * signs around a word, letters written as digits, runs on the keyboard and repetitions are
 * recognised by rule, so that a word here stands for hundreds of passwords.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `password passwort passwd pass parola parol senha contrasena contraseña motdepasse wachtwoord
  haslo salasana admin administrator root user username login welcome willkommen bienvenue
  bienvenido letmein open sesame secret geheim access default change changeme guest test tester
  testing temp temporary master system server computer internet windows microsoft google facebook
  twitter instagram youtube yahoo gmail hotmail apple iphone samsung nokia android linux ubuntu
  oracle cisco dell sony playstation xbox nintendo pokemon pikachu mario zelda minecraft fortnite
  roblox callofduty counterstrike warcraft starcraft starwars startrek matrix batman superman
  spiderman ironman wolverine joker marvel avengers naruto sasuke goku dragonball gandalf hobbit
  frodo harry potter hogwarts merlin dragon phoenix unicorn tiger lion eagle falcon hawk wolf bear
  panda monkey donkey horse pony kitty kitten cat dog puppy bunny rabbit turtle dolphin shark snake
  spider scorpion cobra viper panther jaguar cheetah mustang bronco camaro corvette ferrari porsche
  mercedes bmw audi toyota honda yamaha kawasaki suzuki harley davidson chevy chevrolet ford nissan
  subaru ranger hunter fisher fishing hunting camping football soccer futbol fussball baseball
  basketball hockey tennis golf golfer rugby cricket swimming boxing wrestling skate skater surfer
  player playboy gamer game games winner champion killer slayer warrior ninja samurai knight king
  queen prince princess princesa angel angels angelo devil demon satan heaven hell jesus christ god
  allah buddha love lover loves loveme iloveyou iloveu loveyou ilove you me my mine baby babygirl
  babyboy babe honey sweet sweety sweetie sweetheart sugar candy cookie chocolate cherry banana
  orange lemon apples strawberry peaches pepper ginger butter cheese pizza burger coffee whisky
  vodka beer budweiser corona cocacola pepsi flower flowers rose roses daisy lily jasmine sunflower
  sunshine sunny sunset moon moonlight star stars starlight sky ocean river mountain forest summer
  winter spring autumn january february march april may june july august september october november
  december monday tuesday wednesday thursday friday saturday sunday morning evening night midnight
  black white red green blue yellow purple pink silver gold golden diamond crystal emerald ruby
  shadow ghost hunter storm thunder lightning fire ice freedom liberty peace happy smile smiley
  lucky luck hope faith trust trustno trustnoone nobody noone whatever forever together always never
  hello hallo hola bonjour salut ciao nihao namaste merhaba privet salam goodbye please thanks money
  dollar cash rich million millionaire casino poker lottery jackpot america american england london
  paris berlin france germany deutschland italia italy espana spain mexico brasil brazil argentina
  portugal russia moscow moskva ukraine turkey turkiye istanbul india pakistan china japan tokyo
  korea vietnam canada australia chicago dallas houston boston newyork texas florida california
  california hollywood lasvegas arsenal chelsea liverpool manchester united barcelona realmadrid
  juventus milan inter bayern dortmund galatasaray fenerbahce besiktas yankees cowboys steelers
  eagles packers raiders lakers celtics redsox broncos patriots metallica slipknot nirvana eminem
  rockstar rocknroll guitar music musica drummer dance dancer disco michael michelle jennifer jessica
  ashley amanda nicole daniel daniela danielle matthew andrew joshua jordan justin anthony robert
  thomas william richard charles george james john david chris christian christopher christina
  christine brandon tyler taylor alex alexander alexandra alexis andrea angela anna anne annie
  antonio barbara benjamin carlos caroline catherine charlie charlotte claudia crystal debbie dennis
  diana edward elizabeth emily emma eric felix fernando francisco frank gabriel hannah heather henry
  isabella jack jackson jacob jason jasper jeremy joseph juan julia julian karen katie kevin kimberly
  laura lauren leonardo linda lisa louis lucas luis madison manuel marcus maria marina mario mark
  martin mary max maximus melissa miguel mohamed mohammed monica natalia natalie natasha nicholas
  oliver olivia oscar pamela patricia patrick paul peter rachel rebecca ricardo roberto ryan samantha
  samuel sandra sarah scott sebastian sergey sophia sophie stephanie steven stefan susan tatiana
  theresa tiffany tony valentina vanessa veronica victor victoria vincent vladimir walter yasmin
  zachary anton boris dmitri igor ivan marina maxim nastya natasha olga svetlana mehmet mustafa ahmet
  ayse fatma murat kumar sharma singh priya rahul nguyen wang zhang chen kim lee park minh linh
  sakura akira hiroshi company business office work manager boss service support sales marketing
  follow follower followers likes views subscribe channel panel smm promo promotion school college
  university student teacher doctor nurse police soldier marine army navy military airborne pilot
  captain sailor pirate cowboy rebel hacker cracker hack crack matrix cyber network security private
  public hidden unknown nothing something anything everything mother father mommy daddy mom dad mama
  papa sister brother family friend friends bestfriend girlfriend boyfriend husband wife boy girl man
  woman lady sexy hottie beautiful pretty cutie cute gorgeous awesome cool crazy funny dude stupid
  idiot loser asshole bastard bitch fuck fucker fuckyou fuckme fuckoff shit bullshit pussy dick cock
  penis vagina boobs tits porn sex sexsex naked nude slut whore horny bigdick bigboy biteme suckit
  qwerty qwertz azerty asdf zxcv abc abcd abcdef abcdefg xyz aaa xxx zzz one two three four five six
  seven eight nine ten first second third last final new old good best big little small super mega
  ultra power energy speed turbo nitro rocket laser magic wizard mystic mystery legend hero zero alpha
  beta gamma delta omega sigma genesis exodus revelation bible church blessed grace mercy glory saint
  the and for with from this that what who why how all any not yes no ok in on at to of is it a i`
    .split(/\s+/)
    .filter(Boolean),
);
