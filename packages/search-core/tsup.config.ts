import { defineConfig } from 'tsup';

/**
 * Properties that the reader passes from one of its modules to another and nobody outside sees: they are published under short names, which
 * is a hundredth of what `/assistant` weighs. Each is a word that no published type has, nor any other entry but the
 * conversation, which is built with it.
 */
const INSIDE_THE_READER =
  /^(?:norm|scanned|comparator|scaled|lastDimension|isYear|isApproximate|isNegated|plainness|thisYear|isVague|isWord|makeWords|isFirst|cuesFrom|cuesTo|readiness|mentionAt|isCovered|isUsage|suffix|isAway|fuelWords|targets|adds|makesHere|isSearch|breaks|makesBefore|generation|isGeneration|isLast|isBetween|outcodes|isOrdinary|grouped|bySound|questioned|isOnlyTopic|isLeast|isExact|mention|mentions|fuels|colon|spanOf|outcode|towns|wishes|exclusions|guessed|corrected|decimal|meaning|capital|wished|starts|pattern|isCode|vehicle|amounts|what|dash|stroke|seed|isIdiom|isOffTopic|letters|unit|wish|dimension|phrases|topic|table|names|asked|joins|idioms|statements|exact|implied|found|missed|engineOf)$/;

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    emissions: 'src/emissions.ts',
    server: 'src/server.ts',
    'assistant/index': 'src/assistant/index.ts',
    'conversation/index': 'src/conversation/index.ts',
  },
  format: 'esm',
  target: 'es2023',
  dts: false, // tsc writes the declarations: tsup's own need TypeScript's old API
  sourcemap: true,
  esbuildOptions(options) {
    options.mangleProps = INSIDE_THE_READER;
  },
});
