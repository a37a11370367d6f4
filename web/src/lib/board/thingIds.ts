// Ids of pieces and places: "kind:name", as in the notation of actions.

/** Return the kind: "zone" of "zone:z5", "car" of "car". */
export function kindOf(thing: string): string {
  return thing.split(':', 1)[0]!
}

/** Return the id without its kind: "z5" of "zone:z5", "z5:walker" of "zom:z5:walker". */
export function bare(thing: string): string {
  return thing.slice(thing.indexOf(':') + 1)
}
