/**
 * Boards on which a clause can be seen at work. What happens on them nobody writes down here: the
 * rules are asked.
 */

/** A position, and what may be tried on it. */
export interface Example {
  /** The clauses that it shows. */
  clauses: string[];
  /** The rules ids under which it stands; the readings are compared where there are two. */
  rules: string[];
  /** The position; the start of the game where there is none. */
  start?: string;
  /** Moves to be seen, each from the position. */
  moves?: string[];
  /** How the second rules write the same moves, where they do so differently. */
  theirs?: string[];
  /** Moves that are refused under the first rules. */
  refused?: string[];
  /** Moves to be seen one after the other. */
  line?: string[];
}

const KISWAHILI = ["kiswahili"];
const KUJIFUNZA = ["kujifunza"];
const KIGOGO = ["kigogo"];
const KIMASAI = ["kimasai"];
const KINGULU = ["kingulu"];

const NONE = "0,0,0,0,0,0,0,0";
const ONES = "1,1,1,1,1,1,1,1,1,1,1,1";
const ZEROS = "0,0,0,0,0,0,0,0,0,0,0,0";

/** A board of four by eight from North's front row, South's front row and South's back row. */
function eight(north: string, south: string, rest: string, back = NONE): string {
  return `${NONE}/${north}/${south}/${back} ${rest}`;
}

/** A walk round in which every seed comes back to where it was. */
const SHUFFLE = "0,1,0,1,1,2,0,1/1,0,1,0,1,0,1,0/0,1,0,1,0,1,0,1/1,0,1,1,2,0,1,0 S 0,0";
const ROUND = ["B5>*", "b3<*", "B4<*", "b4>*"];
/** A front hole whose moves are endless, and back holes that don't help. */
const STUCK = "1,0,1,2,3,2,1,2/0,1,3,1,0,1,0,1/0,2,2,0,1,0,1,3/2,2,1,4,2,3,2,0 N 0,0";
/** Single seeds alone: no move. */
const SINGLES = "2,0,0,0,0,0,0,0/3,0,0,0,0,0,0,0/0,1,0,1,0,0,0,0/0,0,0,1,0,0,1,0 S 0,0";
const LONE = "0,1,0,0,0,0,1,0";
const CORNERS = "4,0,0,0,0,0,0,4";
const SIXTEEN = "0,0,0,0,0,0,0,46/1,0,0,0,0,0,0,0/1,0,0,16,0,0,0,0/0,0,0,0,0,0,0,0 S 0,0";
/** Ramadhan against Kijumbe, Zanzibar, 17 October 1994; South resigned. */
const CHAMPIONSHIP =
  "A7<* a5> A6>* a6>* A7>* a8<* A8>* a6>* A5>* a8<* A7>* a6>* A6>* a8<* A7>* a6>* A8>* a7> A5<* a5< A3> a1< A5> a7>* A8> a2< A8> a2< A3>* a5>+ A5> a3< A8> a6> A4> a7> A5> a8> A5> a7> A7> a6< A2< a8> B2< b7> A7< b8> A3> a6< A7< a6<";

export const EXAMPLES: Example[] = [
  { clauses: ["KIS-14", "KIS-5", "KIS-4"], rules: KISWAHILI, start: eight("0,1,2,9,0,2,0,0", "0,0,0,0,9,0,0,0", "S 10,10 SN -"), moves: ["A5<*", "A5>*"] },
  { clauses: ["KIS-32", "KIS-5"], rules: KISWAHILI, start: eight("0,3,4,8,0,2,5,6", "0,2,1,0,8,0,3,4", "S 9,9 SN -"), moves: ["A8>", "A8>+"] },
  { clauses: ["COM-2"], rules: KISWAHILI, start: `${SIXTEEN} - -`, moves: ["A4<*", "A4>*"] },
  { clauses: ["KIS-42", "KIS-40"], rules: KISWAHILI, start: "0,1,2,1,4,8,2,2/10,0,0,10,2,1,0,1/0,2,0,0,1,1,0,0/0,0,2,2,0,2,6,4 N 0,0 - a4", moves: ["a8<*", "a5>*"], refused: ["a4"] },
  { clauses: ["COM-4"], rules: KISWAHILI, start: `${NONE}/0,0,0,0,9,0,0,1/1,6,3,1,0,5,4,0/2,1,0,5,0,3,0,1 S 11,11 - -`, moves: ["A3>*"], refused: ["A3<"] },
  { clauses: ["COM-1", "COM-8", "KIS-2"], rules: KISWAHILI, line: CHAMPIONSHIP.split(" ") },
  { clauses: ["KIS-1", "KIS-11"], rules: KISWAHILI, start: eight("0,2,0,2,0,0,2,0", "0,1,0,0,0,0,1,0", "S 9,9 - -"), moves: ["A2<", "A7>"] },
  { clauses: ["KIS-2", "KIS-1"], rules: KISWAHILI, moves: ["A6>*", "A7<*"], refused: ["A5"] },
  { clauses: ["KIS-3"], rules: KISWAHILI, start: "2,0,0,0,0,4,0,4/2,3,0,11,1,3,0,0/0,0,2,2,6,0,0,2/0,0,3,3,6,0,9,0 S 0,1 - -", moves: ["A3>"] },
  { clauses: ["KIS-3"], rules: KISWAHILI, start: "2,0,0,0,0,4,0,4/2,3,0,11,1,3,0,0/0,0,2,2,6,0,0,2/0,0,3,3,6,0,9,0 S 1,0 - -", moves: ["A4<", "A5>"] },
  { clauses: ["KIS-4", "KIS-12"], rules: KISWAHILI, start: eight("1,0,0,0,0,0,0,0", "0,0,2,0,6,0,1,0", "S 9,9 S -"), moves: ["A3<*", "A7>*"], refused: ["A5"] },
  { clauses: ["KIS-4", "KIS-5"], rules: KISWAHILI, start: eight("1,0,0,0,0,0,0,0", "0,0,2,0,5,0,1,0", "S 9,9 S -"), moves: ["A5>*"] },
  { clauses: ["KIS-5"], rules: KISWAHILI, start: eight("0,1,0,7,0,0,0,0", "0,0,0,1,9,0,0,0", "S 9,9 SN -"), moves: ["A4<"] },
  { clauses: ["KIS-5"], rules: ["kiswahili", "kiswahili/zanzibar"], start: eight("1,0,3,6,0,0,0,0", "2,0,1,0,7,0,0,0", "S 0,0 SN -"), moves: ["A1>"] },
  { clauses: ["KIS-6", "KIS-10"], rules: KISWAHILI, start: eight("0,0,1,0,0,1,0,3", "0,3,0,0,4,0,0,2", "S 9,9 - -"), moves: ["A8>"], refused: ["A2"] },
  { clauses: ["KIS-11"], rules: KISWAHILI, start: eight("1,2,3,4,5,6,7,1", "1,1,1,1,1,1,1,1", "S 9,9 - -"), moves: ["A2<", "A6<", "A6>", "A7>"] },
  { clauses: ["KIS-12"], rules: KISWAHILI, start: eight("1,0,0,0,0,0,0,0", "0,0,2,0,0,0,1,0", "S 9,9 - -", "0,5,0,0,0,0,0,0"), moves: ["A3<*", "A3>*"], refused: ["A7"] },
  { clauses: ["KIS-12"], rules: ["kiswahili", "kiswahili/zanzibar"], start: eight("1,0,0,0,0,0,0,0", "0,0,2,0,5,0,1,0", "S 9,9 S -", "0,5,0,0,0,0,0,0"), moves: ["A7>*"] },
  { clauses: ["KIS-13"], rules: KISWAHILI, start: eight(LONE, "3,0,0,0,0,0,0,0", "S 9,9 - -", CORNERS), moves: ["A1>*"], refused: ["A1<"] },
  { clauses: ["KIS-20"], rules: KISWAHILI, start: eight("1,0,2,0,0,0,0,0", "2,0,1,1,0,0,0,0", "S 0,0 - -", "0,4,0,0,0,0,0,0"), moves: ["A1>", "B2<"], refused: ["A4"] },
  { clauses: ["KIS-21"], rules: KISWAHILI, start: eight("1,0,0,2,0,3,0,0", "0,0,3,1,0,2,0,0", "S 0,0 - -"), moves: ["A3>", "A6<"] },
  { clauses: ["KIS-21"], rules: KISWAHILI, start: eight("1,3,0,0,0,0,3,0", "0,1,0,2,2,0,1,0", "S 0,0 - -"), moves: ["A4<", "A5>"] },
  { clauses: ["KIS-22"], rules: KISWAHILI, start: eight("1,0,2,0,0,0,0,0", "18,0,1,0,0,0,0,0", "S 0,0 - -"), moves: ["A1<*", "A1>*"] },
  { clauses: ["KIS-23"], rules: KISWAHILI, start: eight("1,0,0,0,0,0,0,0", "0,0,2,0,7,0,0,1", "S 0,0 S -", "0,5,0,0,0,0,0,0"), moves: ["A3<*", "A5>*"], refused: ["A8", "B2"] },
  { clauses: ["KIS-23", "KIS-51"], rules: KISWAHILI, start: `${STUCK} - -`, refused: ["a6", "b4"] },
  { clauses: ["KIS-30"], rules: KISWAHILI, start: eight("1,0,2,0,0,0,0,0", "2,0,0,0,0,0,0,0", "S 0,0 - -", "0,0,0,0,0,0,0,2"), moves: ["A1>*"] },
  { clauses: ["KIS-31", "KIS-21"], rules: KISWAHILI, start: eight("2,0,4,2,0,0,0,0", "0,0,1,1,0,0,0,0", "S 9,9 - -"), moves: ["A3<"] },
  { clauses: ["KIS-31", "KIS-32"], rules: KISWAHILI, start: eight("1,0,0,0,3,0,0,4", "0,0,0,0,6,0,0,1", "S 9,9 S -"), moves: ["A8>"] },
  { clauses: ["KIS-32", "KIS-4"], rules: KISWAHILI, start: eight("1,0,0,0,0,0,0,0", "0,2,0,0,5,0,0,0", "S 9,9 S -"), moves: ["A2>*"] },
  { clauses: ["KIS-32"], rules: KISWAHILI, start: eight("1,0,5,0,0,0,0,0", "2,0,1,0,7,0,0,0", "S 0,0 S -"), moves: ["A1>"] },
  { clauses: ["KIS-33", "COM-3"], rules: KISWAHILI, start: eight("1,0,0,0,0,0,0,0", "0,0,0,0,0,0,3,0", "S 0,0 - -", "0,0,0,0,1,0,2,0"), moves: ["A7>*"] },
  { clauses: ["KIS-40"], rules: KISWAHILI, start: "0,7,0,0,0,7,6,0/0,0,1,0,4,0,4,0/0,0,13,0,0,1,0,1/0,8,0,4,4,0,0,4 S 0,0 - -", moves: ["A3>*"] },
  { clauses: ["KIS-41"], rules: ["kiswahili", "kiswahili/zanzibar"], start: eight("2,0,0,5,0,0,0,0", "2,1,0,1,0,0,0,0", "S 0,0 N -"), moves: ["A1>*"] },
  { clauses: ["KIS-43"], rules: ["kiswahili", "kiswahili/zanzibar"], start: "0,5,8,3,0,4,2,0/0,1,0,7,3,1,1,0/0,1,0,0,19,0,0,5/1,0,1,0,0,0,2,0 S 0,0 S A2", moves: ["A5<*"] },
  { clauses: ["KIS-44"], rules: KISWAHILI, start: "0,7,0,0,0,7,6,1/0,0,1,0,0,1,5,1/0,0,0,1,1,2,1,2/1,9,1,5,5,1,1,5 S 0,0 - -", moves: ["B5>", "A8<"] },
  { clauses: ["KIS-50", "COM-6"], rules: KISWAHILI, start: "0,0,0,0,0,0,0,9/0,0,0,5,0,0,0,0/0,0,0,2,0,0,0,0/0,3,0,0,0,0,0,0 S 22,9 - -", moves: ["A4<"] },
  { clauses: ["KIS-51", "COM-5"], rules: KISWAHILI, start: `${SINGLES} - -`, refused: ["A2"] },
  { clauses: ["COM-7"], rules: KISWAHILI, start: `${SHUFFLE} - -`, line: [...ROUND, ...ROUND] },

  { clauses: ["KUJ-1", "KUJ-8", "COM-1"], rules: ["kujifunza", "kujifunza/zanzibar"], moves: ["A1><", "A1>>"], theirs: ["A1>", "A1>"] },
  { clauses: ["KUJ-2"], rules: KUJIFUNZA, start: eight("0,5,1,0,0,0,0,0", "2,1,1,0,2,0,0,0", "S 0,0", "0,0,0,0,0,0,0,3"), refused: ["A5>", "A1<"] },
  { clauses: ["KUJ-3"], rules: KUJIFUNZA, start: eight("1,5,0,0,0,0,0,0", "0,1,1,0,3,0,0,0", "S 0,0", "0,0,4,0,0,0,0,0"), moves: ["A5<", "B3<"], refused: ["A3"] },
  { clauses: ["KUJ-4"], rules: KUJIFUNZA, start: eight("1,0,0,0,0,0,0,0", "0,0,2,0,7,0,0,1", "S 0,0", "0,5,0,0,0,0,0,0"), moves: ["A3<*", "A5>*"], refused: ["B2"] },
  { clauses: ["KUJ-5"], rules: KUJIFUNZA, start: eight(LONE, "3,0,0,0,0,0,0,0", "S 0,0", CORNERS), moves: ["A1>*"], refused: ["A1<"] },
  { clauses: ["KUJ-5"], rules: KUJIFUNZA, start: "0,1,3,0,3,3,0,3/10,5,1,6,5,0,1,1/0,0,0,0,0,0,1,6/2,2,2,2,2,2,0,3 S 0,0", moves: ["A8>*"] },
  { clauses: ["KUJ-6", "COM-3"], rules: KUJIFUNZA, start: eight("1,5,1,0,2,0,0,0", "0,1,0,2,1,0,0,0", "S 0,0"), moves: ["A4<"] },
  { clauses: ["KUJ-7"], rules: KUJIFUNZA, start: eight("1,3,0,0,0,0,3,0", "0,1,0,2,2,0,1,0", "S 0,0"), moves: ["A4<", "A5>"] },
  { clauses: ["KUJ-8"], rules: ["kujifunza", "kujifunza/zanzibar"], start: eight("1,0,4,0,0,0,0,0", "2,0,1,0,0,0,0,0", "S 0,0"), moves: ["A1><", "A1>>"], theirs: ["A1>", "A1>"] },
  { clauses: ["KUJ-9", "COM-6"], rules: KUJIFUNZA, start: "0,0,0,0,0,0,0,9/0,0,0,5,0,0,0,0/3,0,0,1,0,0,0,0/0,0,0,0,0,0,0,0 S 0,0", moves: ["A1><"] },
  { clauses: ["KUJ-9", "COM-5"], rules: KUJIFUNZA, start: SINGLES, refused: ["A2"] },
  { clauses: ["COM-2"], rules: KUJIFUNZA, start: SIXTEEN, moves: ["A4<*", "A4>*"] },
  { clauses: ["COM-4", "KUJ-4"], rules: KUJIFUNZA, start: STUCK, refused: ["a6"] },
  { clauses: ["COM-7"], rules: KUJIFUNZA, start: SHUFFLE, line: [...ROUND, ...ROUND] },

  { clauses: ["KIG-1", "KIG-5", "COM-1"], rules: KIGOGO, moves: ["A12"], refused: ["A1"] },
  { clauses: ["KIG-2"], rules: KIGOGO, start: `1,0,0,0,0,0,0,0,0,0,0,0/${ZEROS}/0,0,2,0,0,0,1,0,3,0,0,0/0,1,0,0,2,0,0,0,0,0,3,0 S`, moves: ["A3", "B11"], refused: ["A7"] },
  { clauses: ["KIG-3"], rules: KIGOGO, start: `1,0,0,0,0,0,0,0,0,0,0,0/${ZEROS}/0,0,0,1,1,0,0,0,1,0,0,0/0,0,0,0,0,0,0,0,0,0,0,1 S`, moves: ["A4", "B12"], refused: ["A5"] },
  { clauses: ["KIG-4", "COM-3"], rules: KIGOGO, start: `1,0,0,0,0,0,0,0,0,0,0,0/${ZEROS}/0,0,0,0,1,0,1,0,2,0,0,0/${ZEROS} S`, moves: ["A9"] },
  { clauses: ["KIG-5"], rules: KIGOGO, start: `0,0,4,0,0,0,0,1,0,0,0,0/0,0,5,0,0,0,3,0,0,0,0,0/0,0,0,0,2,0,0,0,0,0,0,0/${ZEROS} S`, moves: ["A5"] },
  { clauses: ["KIG-5"], rules: KIGOGO, start: `0,0,4,0,0,0,0,1,0,0,0,0/0,0,0,0,0,0,3,0,0,0,0,0/0,0,0,0,2,0,0,0,0,0,0,0/${ZEROS} S`, moves: ["A5"] },
  { clauses: ["KIG-6"], rules: KIGOGO, start: "0,0,4,0,0,0,0,0,0,0,0,0/0,0,5,0,0,0,0,0,0,0,0,0/0,0,0,0,2,0,0,0,0,0,0,2/0,0,0,2,0,0,0,0,0,0,0,0 S", moves: ["A5", "A12", "B4"] },
  { clauses: ["KIG-7"], rules: KIGOGO, start: `${ZEROS}/0,0,1,0,0,0,0,0,0,0,0,0/0,0,0,0,2,0,0,0,0,0,0,0/${ZEROS} S`, moves: ["A5"] },
  { clauses: ["KIG-7", "COM-5"], rules: KIGOGO, start: `${ZEROS}/0,0,0,0,0,0,0,0,0,0,0,1/${ONES}/${ONES} S`, refused: ["A1"] },
  { clauses: ["KIG-8", "COM-7"], rules: KIGOGO, start: "1,0,0,0,0,1,0,1,0,1,1,2/0,0,1,0,1,0,1,0,1,0,1,0/1,1,2,0,1,0,1,0,1,0,1,0/0,0,0,1,0,1,0,1,0,0,1,0 N", line: "b1 A3 b2 A2 b9 B2 b10 B3 b11 B10 a11 A12".split(" ") },
  { clauses: ["COM-2"], rules: KIGOGO, start: `0,0,0,0,0,0,0,0,0,0,0,1/${ZEROS}/0,0,24,0,0,0,0,0,0,0,0,0/${ZEROS} S`, moves: ["A3"] },
  { clauses: ["COM-4", "KIG-3"], rules: KIGOGO, start: "2,2,2,2,2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2,2,2,2,0/4,3,2,1,2,3,4,1,0,1,2,3/1,0,1,0,3,0,3,0,1,0,1,0 S", refused: ["A3"] },

  { clauses: ["KIM-1", "KIM-3", "COM-1"], rules: KIMASAI, moves: ["A2"], refused: ["A12"] },
  { clauses: ["KIM-2"], rules: KIMASAI, start: `0,0,0,0,0,0,0,0,0,0,0,1/${ZEROS}/1,0,0,0,1,1,0,0,0,0,0,0/0,0,0,1,0,0,0,0,0,0,0,1 S`, moves: ["A5", "A1", "B12"], refused: ["A6"] },
  { clauses: ["KIM-3"], rules: KIMASAI, start: "0,0,0,1,0,0,0,0,0,0,1,0/0,0,0,1,0,0,1,0,0,0,0,1/0,0,0,0,1,0,0,1,0,0,0,0/0,0,0,0,0,0,0,0,1,0,0,1 S", moves: ["A5", "A8", "B12", "B9"] },
  { clauses: ["KIM-4"], rules: KIMASAI, start: `${ZEROS}/0,0,0,1,0,0,0,0,0,0,0,0/0,0,0,0,1,0,0,0,0,0,0,0/${ZEROS} S`, moves: ["A5"] },
  { clauses: ["KIM-4", "COM-5"], rules: KIMASAI, start: `${ZEROS}/0,0,0,0,0,0,0,0,0,0,0,1/${ONES}/${ONES} S`, refused: ["A1"] },

  { clauses: ["KIN-1", "KIN-3"], rules: KINGULU, moves: ["A3", "A4", "A5", "A6"], refused: ["A1", "A2"] },
  { clauses: ["KIN-2"], rules: KINGULU, start: "0,0,0,1,0,0/0,1,1,0,5!,2 S 0,0", moves: ["A3", "A6"], refused: ["A5"] },
  { clauses: ["KIN-3"], rules: KINGULU, start: "0,0,0,0,1,0/2,2,3,0,0,0 S 0,0", moves: ["A2", "A3"], refused: ["A1"] },
  { clauses: ["KIN-3", "COM-3"], rules: KINGULU, start: "0,0,0,0,0,1/0,0,0,0,0,1 S 0,0", moves: ["A6"] },
  { clauses: ["KIN-4"], rules: KINGULU, start: "0,0,0,5,1,0/0,2,0,0,0,0 S 0,0", moves: ["A2"] },
  { clauses: ["KIN-5"], rules: KINGULU, start: "0,0,0,0,3,0/0,0,0,0,0,2 S 0,0", moves: ["A6"] },
  { clauses: ["KIN-6"], rules: KINGULU, start: "0,0,0,0,4!,0/0,0,0,0,0,2 S 0,0", moves: ["A6"] },
  { clauses: ["KIN-6"], rules: KINGULU, start: "0,0,0,0,0,1/0,2,0,6!,0,0 S 0,0", moves: ["A2"], refused: ["A4"] },
  { clauses: ["KIN-7", "COM-5"], rules: KINGULU, start: "0,0,0,0,2,0/0,0,0,2,0,9 N 10,11", moves: ["a2"] },
  { clauses: ["KIN-7"], rules: KINGULU, start: "1,2,1,0,4,0/0,0,0,18!,0,0 S 17,4" },
  { clauses: ["KIN-8", "COM-7"], rules: KINGULU, start: "0,1,0,1,0,1/1,0,6,0,4,1 S 0,5", line: ["A6", "a6"] },
  { clauses: ["COM-1"], rules: KINGULU, start: "3,1,2,0,1,0/1,10,1,11,2,1 N 13,2", moves: ["a2"] },
  { clauses: ["COM-2"], rules: KINGULU, start: "0,0,1,0,0,0/0,0,12,0,0,0 S 0,0", moves: ["A3"] },
  { clauses: ["COM-4"], rules: KINGULU, start: "3,1,2,0,1,0/1,10,1,11,2,1 N 13,2", moves: ["a2"], refused: ["a6"] },
];

/** The examples of a clause on the boards of a game. */
export function examplesOf(clause: string, game: string): Example[] {
  return EXAMPLES.filter(({ clauses, rules }) => clauses.includes(clause) && rules[0] === game);
}
