/** @sample Four notes that dealers might leave on the community's board: invented. */
export const notes: readonly { kind: string; text: string }[] = [
  { kind: 'Asked', text: 'What would you give for a 2019 Leaf with eleven bars and a kerbed wheel?' },
  { kind: 'Offered', text: 'Spare ramp in Wakefield on Tuesdays. I’ll bring the tea.' },
  { kind: 'Learnt', text: 'Cheap diesel estates all go the week before half-term. Every year.' },
  { kind: 'Wanted', text: 'Someone who knows gearboxes and picks up the phone.' },
];
