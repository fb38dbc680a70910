// Sample content. The examples in the three steps are invented, and labelled as samples if they look like real cars.

const text = 'automatic estate from 2019, smells nice';
const mark = (words: string, label: string, isLeftOut = false) => {
  const start = text.indexOf(words);
  return { start, end: start + words.length, label, isLeftOut };
};

export const exampleSentence = {
  text,
  marks: [
    mark('automatic', 'gearbox'),
    mark('estate', 'body'),
    mark('from 2019', 'year'),
    mark('smells nice', 'left out', true),
  ],
};

/** In pounds. */
export const exampleValuation = { estimate: 23_550, price: 19_995 };
/** In pounds. */
export const exampleNegotiation = { asking: 19_995, agreed: 18_750 };
