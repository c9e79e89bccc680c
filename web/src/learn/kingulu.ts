import type { Lesson } from "./lessons.js";

const START = "4,4,4,4,4,4/4,4,4,4,4,4 S 0,0";

export const KINGULU: readonly Lesson[] = [
  {
    name: "round",
    exercises: [
      { position: "4,4,4,4,4,0/4,4,4,4,4,4 S 2,2", goal: { kind: "lands", move: "A3" } },
      { position: "4,3,0,0,1,0/4,0,0,1,1,4 S 10,10", goal: { kind: "any" } },
      { position: "4,1,0,0,4,4/4,4,0,1,0,4 S 10,10", goal: { kind: "ends", hole: "a4" } },
    ],
  },
  {
    name: "relay",
    exercises: [
      { position: "0,1,3,0,4,4/0,1,2,3,1,0 S 10,10", goal: { kind: "last", move: "A4" } },
      { position: START, goal: { kind: "ends", hole: "A5" } },
      { position: "5,0,2,6,2,4/14,0,1,2,5,1 S 0,6", goal: { kind: "last", move: "A6" } },
    ],
  },
  {
    name: "capture",
    exercises: [
      { position: "5,5,0,5,5,0/2,1,3,1,0,0 S 10,10", goal: { kind: "seeds", number: 6 } },
      { position: "3,0,4,3,0,6/0,7!,2,4,0,4 S 11,4", goal: { kind: "seeds", number: 8 } },
      { position: "1,1,1,2,0,17/1,1,0,6,1,0 S 10,7", goal: { kind: "seeds", number: 18 } },
    ],
  },
  {
    name: "mtoto",
    exercises: [
      { position: "1,1,1,0,3,1/0,13!,0,0,0,2 S 23,3", goal: { kind: "reserve" } },
      { position: "2,0,3,0,3,3/0,1,1,0,4,4 S 10,10", goal: { kind: "reserve" } },
      { position: "0,0,0,9!,3,1/1,1,2,1,3,1 S 2,24", goal: { kind: "last", move: "A6" } },
      { position: "1,1,6,1,2,0/0,3,7,9,1,0 S 15,2", goal: { kind: "reserve" } },
    ],
  },
  {
    name: "score",
    exercises: [
      { position: "0,0,0,0,0,0/1,0,2,1,1,1 S 28,14", goal: { kind: "wins" } },
      { position: "3,1,3,1,3,0/1,1,5,12,3,0 S 7,8", goal: { kind: "safe", number: 0 } },
      { position: "0,0,9!,0,0,1/1,0,14!,0,1,0 S 14,8", goal: { kind: "wins" } },
    ],
  },
];
