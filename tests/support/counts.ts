// How often each kind of thing came up, so that a run of games shows what it did not reach.

const SUBJECTS = [
  'decision',
  'action',
  'event',
  'verb',
  'refusal',
  'end',
  'question',
  'player',
  'seats',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Counts by subject and kind; plain data, so that workers can send it. */
export type CountTable = { [S in Subject]: { [kind: string]: number } };

/** Everything that games have to reach, by subject. */
export type Listed = { readonly [S in Subject]?: readonly string[] };

export class Counts {
  readonly table: CountTable = {
    decision: {},
    action: {},
    event: {},
    verb: {},
    refusal: {},
    end: {},
    question: {},
    player: {},
    seats: {},
  };

  add(subject: Subject, kind: string, by = 1): void {
    const column = this.table[subject];
    column[kind] = (column[kind] ?? 0) + by;
  }

  merge(other: CountTable): void {
    for (const subject of SUBJECTS) {
      for (const [kind, by] of Object.entries(other[subject])) this.add(subject, kind, by);
    }
  }

  /** Kinds that came up less than so often. */
  below(least: number, listed: Listed): string[] {
    return Object.entries(listed).flatMap(([subject, kinds]) =>
      kinds
        .map((kind) => [kind, this.table[subject as Subject][kind] ?? 0] as const)
        .filter(([, count]) => count < least)
        .map(([kind, count]) => `${subject} ${kind}: ${count}`),
    );
  }
}
