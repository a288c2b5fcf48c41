/**
 * Names and words that were replaced by those of the field (`contracts/GLOSSARY.md`). The left side must not come back; the right side says
 * what to write instead. What is on the wire or in the log keeps its spelling, and is not a name of the code.
 */

/** Parts of the names of files, types, functions and values, in lower case. */
export const retiredNames: Readonly<Record<string, string>> = {
  fact: 'event',
  facts: 'events, or lookups of a decision',
  house: 'application',
  door: 'HTTP server',
  cue: 'step',
  vocabulary: 'DeciderTypes',
  verdict: 'decision, or outcome',
  moot: 'isNoop',
  foresee: 'dryRun',
  told: 'published, notification',
  teller: 'publisher',
  heard: 'received',
  hears: 'consumes',
  tempo: 'flush policy',
  sliced: 'chunked',
  eras: 'generations',
  parked: 'dead letter',
  sieve: 'facet index',
  misasked: 'InvalidQuery',
  undeclared: 'UnindexedQuery',
  outdone: 'conflict',
  anew: 'again',
  whoever: 'the noun',
  somebody: 'the noun',
}

/** Whole names. */
export const retiredIdentifiers: Readonly<Record<string, string>> = {
  Pen: 'BulkWriter',
  openHouse: 'startApplication',
  notNow: 'notAllowed',
  carryOut: 'execute',
  inTurn: 'mutex',
  useGo: 'useNavigateHref',
  tellFailure: 'showFailure',
  tellWhole: 'truncation tooltip',
  OthersSaved: 'ConflictBanner',
  throwAway: 'confirmRemove',
  Tick: 'Checkbox',
  Segment: 'SegmentedControl',
  Listed: 'QueryState',
  Awaited: 'Suspended',
}

/** In comments, titles of tests and documents. */
export const retiredProse: Readonly<Record<string, string>> = {
  fact: 'event',
  facts: 'events',
  whoever: 'the noun: the client, the projector, the caller',
  anew: 'again',
  'so many': 'the number, or the limit',
  somebody: 'the noun',
  'told anew': 'notified again',
  'the house': 'the application',
  'the door': 'the HTTP server',
  foresee: 'dry run',
  moot: 'no-op',
}
