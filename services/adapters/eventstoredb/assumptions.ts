/**
 * What this adapter assumes about an EventStoreDB server (22.6 or later, reached at its leader), one sentence each. Each has a test of the
 * same name in `tests/engines/eventstoredb.engine.spec.ts`. The test double satisfies them by construction; `ESDB_URL=… npm run
 * test:engines` checks them against a real server.
 */
export const assumptions = {
  whole: 'An append is carried out wholly when its stream stands at the expected revision, and not at all otherwise.',
  refused: 'A refused append says at which revision the stream stands.',
  first: 'Of many who begin a stream at once, one does.',
  cut: 'An append whose caller has gone is carried out within seconds, or never.',
  repeated: 'An append that repeats ids and expected revision of what stands there writes nothing, and is answered as it was, or refused.',
  again: 'An append that repeats ids at the present revision is carried out again: ids alone keep nobody from writing twice.',
  told: 'An append is told the position that its last event has in $all.',
  placed: 'An event read from its stream carries the position that it has in $all.',
  alike: 'Commit and prepare position of an event are one number.',
  at: 'A read of $all begins with the event at the position it is given; a subscription with the one behind.',
  before: 'A backwards read of $all begins with its last event, or with the one before the position it is given.',
  together: 'The events of an append follow each other in $all.',
  order: 'In $all, a stream is in the order of its revisions, and positions only grow.',
  once: 'What was acknowledged is in its stream and in $all at the next read.',
  bytes: 'JSON is given back with its keys in their order, its numbers and its texts unchanged.',
  names: 'A name of a stream may hold every character that an id holds, and 200 of them.',
  filtered: 'A subscription filtered by the beginning of names tells of these streams and of no others.',
  late: 'A subscription that is opened at the end tells of everything that is acknowledged after its confirmation.',
  created: 'The instant at which an event was written is its server’s, within seconds of ours.',
  removed: 'A stream that was deleted is read as if it were empty, and may be begun anew.',
  tombstone: 'A stream that was ended for ever is never read as if it were empty.',
  kept: 'A stream that nobody limits keeps all its events: no setting of the server cuts it short.',
  members: 'Every member of a cluster gives the same positions, whoever leads.',
} as const
export type Assumption = keyof typeof assumptions
