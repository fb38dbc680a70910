/** @sample Four notes on a board: questions that dealers might ask each other in the community. */
export const notes: readonly { kind: string; text: string }[] = [
  { kind: 'Asked', text: 'What would you give for a 2019 Leaf with eleven bars and a kerbed wheel?' },
  { kind: 'Offered', text: 'Spare ramp in Wakefield, Tuesdays. I bring the tea.' },
  { kind: 'Learnt', text: 'The cheap diesel estates all go in the week before half-term. Every year.' },
  { kind: 'Sought', text: 'Somebody who knows gearboxes and answers the telephone.' },
];
