import { LANGUAGES, type Language } from '#locales/languages.ts';

/** What videos say about themselves, and words that hold sentences together: nobody searches for those. */
const WORDS: Record<Language, string> = {
  en: `need show shows video videos watch channel subscribe link intro outro today
    a about after all also am an and any are as at be because been before being but by can could did
    do does doing down for from get had has have having he her here hers him his how i if in into is it
    its just like make me more most my no not of off on once only or other our out over own really
    same she should so some such than that the their them then there these they this those through to
    too under until up very was we were what when where which while who why will with would you your
    i'm it's i've don't let's we're you're`,
  de: `video videos zeige zeigt zeigen heute ihr braucht kanal abonniert abonnieren link
    aber alle allem allen aller alles als also am an auch auf aus bei bin bis bist da damit dann das
    dass dein deine dem den denn der des dich die dies diese diesem diesen dieser dieses dir doch du
    durch ein eine einem einen einer eines er es etwas euch euer für gegen habe haben hat hatte hier
    ich ihm ihn ihr ihre im in ist ja jede jeder kann kein keine man mehr mein meine mich mir mit nach
    nicht noch nun nur ob oder ohne sehr sein seine sich sie sind so über um und uns unser unter vom von
    vor war waren was weil wenn wer wie wir wird wo zu zum zur`,
  es: `vídeo video vídeos videos muestro hoy canal suscríbete enlace
    a al algo ante antes aquí así aún aunque cada como con contra cual cuando cómo de del desde donde
    dónde dos e el ella ellas ellos en entre era eres es esa ese eso esta estas este esto estos está
    están fue ha han hasta hay la las le les lo los más me mi mis muy nada ni no nos nosotros nuestro o
    os otra otro para pero poco por porque que quien qué se ser si sí sin sobre son su sus también te
    tiene todo todos tu tus un una unas uno unos y ya yo`,
  fr: `vidéo vidéos montre aujourd'hui chaîne abonnez-vous lien
    à afin ai alors au aucun aussi autre aux avec avoir ce cela ces cet cette ceux chez comme comment
    dans de des donc du elle elles en encore est et été être eu il ils je la le les leur leurs lui ma
    mais me même mes moi mon ne nos notre nous on ont ou où par parce pas peu plus pour pourquoi quand
    que quel quelle qui quoi sa sans se ses si son sont sur ta te tes toi ton tous tout toute très tu un
    une vos votre vous y c'est j'ai d'un d'une qu'il`,
  hi_IN: `वीडियो आज चैनल सब्सक्राइब लिंक
    का की के को में से पर है हैं था थी थे और या कि यह ये वह वे इस उस इन उन हो होता होती होते हुआ हुई हुए ने
    भी तो ही तक लिए साथ एक जो जब तब कैसे क्या क्यों कौन कहाँ मैं मेरा मेरी मेरे हम हमारा आप आपका आपके आपकी
    कर करना करने करें करता करते किया गया गई गए रहा रही रहे नहीं न अब बहुत कुछ सब`,
  ja: `では 動画 今回 紹介 チャンネル 登録 今日
    の に は を た が で て と し れ さ ある いる も する から な こと として い や など なっ ない この ため その あっ
    よう また もの という あり まで られ なる へ か だ これ によって により おり より による ず なり られる において ば なかっ
    なく しかし について せ だっ それ ところ そして です ます ました ません どう 私 あなた さん ください`,
  ko: `동영상 영상 영상에서는 오늘 오늘은 채널 구독 링크
    이 그 저 것 수 등 및 또는 그리고 그러나 하지만 때문에 에서 으로 에게 부터 까지 하는 하기 하고 합니다 했습니다
    있는 있습니다 입니다 이다 더 가장 매우 아주 제 내 나 너 우리 당신 무엇 어떻게 왜 누가 언제 어디`,
  pt_BR: `vídeo vídeos mostro hoje canal inscreva-se link
    a ao aos aquela aquele as até cada com como da das de dela dele depois do dos e é ela elas ele eles
    em entre era essa esse esta está estão este eu foi for isso isto já lhe mais mas me mesmo meu meus
    minha minhas muito na não nas nem no nos nós nosso nossa num numa o onde os ou para pela pelas pelo
    pelos por porque quando que quem qual se sem ser seu seus só sobre sua suas também te tem tu um uma
    umas uns você vocês`,
  ru: `видео ролик сегодня показываю покажу канал подпишитесь ссылка
    а без более был была были было быть в вам вас весь во вот все всё всех вы где да даже для до его ее
    её если есть еще ещё же за здесь и из или им их к как ко когда кто ли либо мне может мы на над надо
    наш не него нее нет ни них но ну о об однако он она они оно от очень по под при про с со свои свой
    сейчас так также такой там те тем то того тоже той только том ты у уже чего чем что чтобы эта эти
    это этого этой этом этот я мой моя мои`,
  tr: `video videoda videolar bugün kanal abone bağlantı
    acaba ama ancak artık aslında az bazı belki ben beni benim bir biri biz bize bu buna bunda bunu böyle
    çok çünkü da daha de defa değil diye en gibi göre hem hep hepsi her hiç için içinde ile ise işte
    kadar ki kim mi mı mu mü nasıl ne neden nerede o olan olarak oldu olduğu on ona onlar onu sen siz
    sonra şey şu tüm üzere var ve veya ya yani yok`,
  vi: `video hôm nay kênh đăng ký liên kết
    và của là có cho các được trong với một những này để không người khi đến tại cũng từ đã như về ra
    thì mà nên rằng lại sẽ bị vào hay hoặc nếu vì bởi nhưng đang rất theo trên dưới sau trước tôi bạn
    mình chúng ta họ nó gì nào sao thế làm cách`,
  zh_CN: `视频 今天 频道 订阅 链接
    的 了 在 是 我 有 和 就 不 人 都 一 一个 上 也 很 到 说 要 去 你 您 会 着 没有 看 好 自己 这 那 这个 那个 我们
    你们 他们 他 她 它 们 与 及 或 而 并 但 但是 因为 所以 如果 怎么 怎样 如何 什么 吗 呢 吧 被 把 给 让 从 对 中 里 之 以`,
};

const SETS = new Map(
  LANGUAGES.map((language) => [language, new Set(WORDS[language].split(/\s+/u))]),
);

/** In any language that the text may be a mixture of: its own, and English. */
export function stopWordsOf(language: Language): (word: string) => boolean {
  const own = SETS.get(language);
  const english = SETS.get('en');
  return (word) => own?.has(word) === true || english?.has(word) === true;
}

/** The language whose small words a text has most of; where it has none, the one that is expected. */
export function languageOf(words: readonly string[], expected: Language): Language {
  const counted = LANGUAGES.map((language) => ({
    language,
    count: words.filter((word) => SETS.get(language)?.has(word)).length,
  }));
  const most = Math.max(...counted.map(({ count }) => count));
  if (most === 0) return expected;
  const likely = counted.filter(({ count }) => count === most).map(({ language }) => language);
  return likely.find((language) => language === expected) ?? likely[0] ?? expected;
}
