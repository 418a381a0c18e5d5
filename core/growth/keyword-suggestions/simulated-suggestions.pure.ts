import { draws } from '#core/platform/simulation/draws.pure.ts';
import type { Language } from '#locales/languages.ts';
import type { SuggestionsAsked } from './keyword-form.pure.ts';

/** How people of a language go on from a word; `…` stands for it. */
const FORMS: Record<Language, string> = {
  en: `… tutorial|… for beginners|how to …|best …|… tips|… ideas|… at home|… explained|… review|
    … comparison|… mistakes|what is …|… step by step|easy …|… live|… challenge|… without equipment`,
  de: `… anleitung|… für anfänger|… lernen|beste …|… tipps|… ideen|… zu hause|… erklärt|… test|
    … vergleich|… fehler|was ist …|… schritt für schritt|einfache …|… live|… selber machen`,
  es: `… tutorial|… para principiantes|cómo hacer …|mejores …|… consejos|… ideas|… en casa|
    … explicado|… opiniones|… errores|qué es …|… paso a paso|… fácil|… en vivo|… reto`,
  fr: `… tuto|… pour débutants|comment faire …|meilleur …|… astuces|… idées|… maison|… expliqué|
    … avis|… erreurs|c'est quoi …|… étape par étape|… facile|… en direct|… défi`,
  hi_IN: `… कैसे करें|… सीखें|… शुरुआती के लिए|सबसे अच्छा …|… टिप्स|… आइडिया|घर पर …|… समझें|… रिव्यू|
    … गलतियाँ|… क्या है|… स्टेप बाय स्टेप|आसान …|… लाइव`,
  ja: `… やり方|… 初心者|… おすすめ|… コツ|… アイデア|… 自宅|… 解説|… レビュー|… 比較|… 失敗|…とは|
    … 簡単|… 生配信|… 作り方`,
  ko: `… 방법|… 초보|… 추천|… 팁|… 아이디어|집에서 …|… 설명|… 리뷰|… 비교|… 실수|…란|… 쉬운|
    … 라이브|… 챌린지`,
  pt_BR: `… tutorial|… para iniciantes|como fazer …|melhores …|… dicas|… ideias|… em casa|… explicado|
    … análise|… erros|o que é …|… passo a passo|… fácil|… ao vivo|… desafio`,
  ru: `… для начинающих|как сделать …|лучшие …|… советы|… идеи|… дома|… объяснение|… обзор|
    … сравнение|… ошибки|что такое …|… пошагово|… легко|… прямой эфир|… урок`,
  tr: `… nasıl yapılır|… yeni başlayanlar için|en iyi …|… ipuçları|… fikirleri|evde …|… anlatımı|
    … inceleme|… karşılaştırma|… hataları|… nedir|adım adım …|kolay …|… canlı`,
  vi: `cách làm …|… cho người mới|… hay nhất|mẹo …|ý tưởng …|… tại nhà|… là gì|đánh giá …|so sánh …|
    lỗi khi …|… từng bước|… dễ làm|… trực tiếp|hướng dẫn …`,
  zh_CN: `…教程|…入门|如何…|最好的…|…技巧|…创意|在家…|…讲解|…测评|…对比|…误区|什么是…|…步骤|简单…|
    …直播`,
};

const MOST_SUGGESTIONS = 12;

/** What people of an imagined country search for: for the same question always the same. */
export function simulatedSuggestions({ keyword, country, language }: SuggestionsAsked): string[] {
  const next = draws(`${keyword} ${country} ${language}`);
  return FORMS[language]
    .split('|')
    .map((form) => ({ form: form.trim().replace('…', keyword), place: next() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ form }) => form);
}
