/** What no reply may hold. `why` goes to the log. */
export interface ReplyRule {
  readonly why: string;
  readonly pattern: RegExp;
}

/**
 * Holds for the whole text. The signs that the first row leaves make no markup, no code, no control or bidirectional character,
 * no letter of another script that looks like a Latin one, and no digit but 0 to 9.
 */
export const TEXT_RULES: readonly ReplyRule[] = [
  {
    why: 'it has signs of markup, code or another script',
    pattern: /[^\p{Script=Latin}\p{M}0-9 .,;:!?'’‘"“”()£%&/+–—-]|\p{M}{2}|&[#\p{L}]\w*;|-{2}|£(?! ?\d)/u,
  },
  {
    why: 'it has a link or an address',
    pattern:
      /:\/\/|\bwww\b|\b(?:https?|ftp|mailto|javascript|data|tel)\s*:|[\p{L}\d-]\.\p{L}{2}|\w[\s-]+(?:dot|slash)[\s-]+\w|\bat g?mail\b/iu,
  },
  {
    why: 'it speaks as somebody else',
    pattern: /\b(?:system|assistant|user|developer|tool|admin\w*|human|ai|dan)\s*:/iu,
  },
  { why: 'it has a word that is none', pattern: /[\p{L}\p{M}\p{N}]{26}/u },
  { why: 'it is spelled out letter by letter', pattern: /(?:\b\p{L}[\s.,-]+){5}/u },
  {
    why: 'it speaks of its instructions',
    pattern:
      /\b(?:system (?:prompt|message)|my (?:system )?(?:instructions?|prompts?|rules|guidelines|programming|orders)|(?:initial|hidden|secret|these|above|previous|safety) (?:instructions?|prompts?|rules)|as instructed|(?:was|been|am|were) (?:told|asked|given|ordered|instructed|programmed|configured|trained)|ignore (?:the|all|my|any|previous)|word for word|developer mode|jailbr\w*|uncensored|unfiltered|role-?play\w*|language model|chatgpt|openai|api keys?|json|readytosearch|searchparams)\b/iu,
  },
  {
    why: 'it asks for more than a search needs',
    pattern:
      /\b(?:e-?mail|phone|mobile|whatsapp|insta(?:gram)?|facebook|google|telegram|click|download|date of birth|(?:home|your|street|full) address|passwords?|passcode|bank|credit|debit|card number|pay(?:ment|ments|pal)?(?= (?:at(?! most)|to|by|via|me|us|there|now|into|here|with)\b)|payments?|transfer)\b/iu,
  },
  {
    why: 'it is abusive or about something else',
    pattern:
      /\b(?:idiots?|stupid|moron\w*|kill\w*|bombs?|suicid\w*|sex\w*|nudes?|fuck\w*|shit\w*|bitch\w*|bastards?|cunts?|wank\w*|nazis?|hitler|fraud\w*|scam\w*|crooks?|thie(?:f|ves)|drugs?|guns?|weapons?|elections?|vote)\b/iu,
  },
];

/**
 * Holds for each clause that is no refusal ('I can't tell you what one is worth'): the assistant sees no car, no stock and no
 * price, sells nothing and does nothing but search when it is told to.
 */
export const CLAUSE_RULES: readonly ReplyRule[] = [
  {
    why: 'it speaks of stock',
    pattern:
      /\b(?:in stock|(?:our|my) (?:stock|cars|listings|showroom|forecourt|inventory)|(?:we|they|dealers?|sellers?) (?:currently |now |do )?(?:have|stock|sell|offer)|i(?:['’]ve| have)? (?:got )?(?:one|some|several|many|lots|plenty)|i (?:can )?see (?:an?|one|some|several|lots)|there(?:['’]s| is| are)(?! no)|(?:is|are) (?:\w+ )?available|for sale|(?:loads|lots|plenty) of|several|found (?:\w+ ){0,3}(?:cars?|match(?:es)?|listings?|one|some|it)|dozens|hundreds|thousands|millions|it (?:has|had|comes)|its (?:mot|owner|service|mileage|price)|owners?|service history|just (?:came|arrived)|waiting for you)\b/iu,
  },
  {
    why: 'it speaks of prices that it does not know',
    pattern:
      /\b(?:costs?|worth|valued?(?! for)|(?:sells?|sold|goes|going|priced) (?:for|at)|(?:average|typical|usual|market) (?:price|value)|prices? (?:is|are|start\w*|fall\w*|rise\w*|drop\w*|from)|(?:few|several|some|many) (?:hundred|thousand|grand|million|k)|tenner|fiver|(?:cent|quarter|third|half|money) off|half[- ]price|(?:a|per|each) month|monthly|interest|apr|approved|cheapest|bargains?)\b/iu,
  },
  {
    why: 'it promises or claims to have done something',
    pattern:
      /\b(?:guarantee\w*|promise\w*|warrant(?:y|ies)|binding|discounts?|special offers?|(?:the|a|it['’]s a|no|done) deal|deal (?:is|agreed|done)|(?:i|we) agree|agreed|is (?:all )?yours|yours for|sell you|sold|purchased?|orders?|ordered|contract|free of charge|for free|refunds?|reserved?|deposits?|test drives?|i(?:['’]ve| have|['’]ll| will)? (?:just )?(?:placed?|booked?|e-?mail(?:ed)?|sent|send|saved?|called|contact(?:ed)?|bought|buy)|searching|results? (?:is|are|below|above)|call (?:us|me|now|on)|text (?:us|me))\b/iu,
  },
];

/** The beginning of a clause that declines. */
export const REFUSAL =
  /^(?:(?:but|and|so|sorry|unfortunately|i['’]m afraid|i am afraid)\s+)*i(?:['’]m| am)? (?:only |just )?(?:can(?:no|['’])t|can not|do(?:n['’]t| not)|not able|unable|won['’]t|not)\b/iu;

/** English has one of these every few words; what is coded, or in another language, has none for long. */
const ORDINARY = new Set(
  `a an and any are as at be but by can could do for from have how i if in is it like me my no not of on or so that the then there
  this to up want what when where which with would you your under over around near within`.split(/\s+/u),
);
const MOST_WITHOUT = 8;

/** Has it a run of words without one ordinary word? */
export function isNoEnglish(text: string): boolean {
  let without = 0;
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
    without = ORDINARY.has(word) ? 0 : without + 1;
    if (without > MOST_WITHOUT) return true;
  }
  return false;
}
