// Sample content. The examples in the three steps are invented, and labelled as samples if they look like real cars.

const text = 'automatic estate from 2019, smells nice';
const createMark = (words: string, label: string, isLeftOut = false) => {
  const start = text.indexOf(words);
  return { start, end: start + words.length, label, isLeftOut };
};

export const exampleSentence = {
  text,
  marks: [
    createMark('automatic', 'gearbox'),
    createMark('estate', 'body'),
    createMark('from 2019', 'year'),
    createMark('smells nice', 'left out', true),
  ],
};

/** In pounds. */
export const exampleValuation = { estimate: 23_550, price: 19_995 };
/** In pounds. */
export const exampleNegotiation = { asking: 19_995, agreed: 18_750 };
