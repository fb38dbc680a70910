// Written by scripts/make-outcodes.ts from data/outcodes.json: change that and run it again.
/*! Outward codes: contains OS data © Crown copyright and database right 2025. Contains Royal Mail data © Royal Mail copyright and
database right 2025. Source: Office for National Statistics licensed under the Open Government Licence v.3.0. */

/** The last district of each area of the UK, two digits an area in alphabetical order, which is that of towns.ts. */
export const LAST_DISTRICTS =
  '56109822182431094508999428258366771609214712181175160917411114200455113921088456520909090527090920071109336304302417167023086778132907902046122299342944351116497838503541264520208173281923090726531109172120252415134014272920111416022517081515166203';
