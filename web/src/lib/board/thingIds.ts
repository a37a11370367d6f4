// Things of a game are named "kind:name", as in the notation of its actions.

/** "zone:z5" is of the kind zone, "car" of the kind car. */
export function kindOf(thing: string): string {
  return thing.split(':', 1)[0]!
}

/** "zone:z5" is z5, "zom:z5:walker" is z5:walker. */
export function bare(thing: string): string {
  return thing.slice(thing.indexOf(':') + 1)
}
