/**
 * What this adapter assumes about an EventStoreDB server (22.6 or later, reached at its leader), one sentence each. Each has a test of the
 * same name in `tests/engines/eventstoredb.engine.spec.ts`. The test double satisfies them by construction; `ESDB_URL=… npm run
 * test:engines` checks them against a real server.
 */
export const assumptions = {
  atomic: 'An append is executed as a whole when its stream is at the expected revision, and not at all otherwise.',
  refused: 'A refused append reports the present revision of the stream.',
  first: 'Of many concurrent appends that start a stream, one succeeds.',
  cut: 'An append whose caller is gone is executed within seconds, or never.',
  repeated: 'An append that repeats ids and expected revision of existing events writes nothing, and gets the same answer, or is refused.',
  again: 'An append that repeats ids at the present revision is executed again: ids alone do not prevent a double write.',
  positioned: 'An append returns the position that its last event has in $all.',
  placed: 'An event read from its stream has its position in $all.',
  samePosition: 'The commit and prepare positions of an event are equal.',
  at: 'A read of $all starts with the event at the given position; a subscription with the one after it.',
  before: 'A backwards read of $all starts with its last event, or with the one before the given position.',
  consecutive: 'The events of an append are consecutive in $all.',
  order: 'In $all, the events of a stream are in the order of their revisions, and positions only grow.',
  once: 'An acknowledged event is in its stream and in $all at the next read.',
  bytes: 'JSON is returned with its key order, its numbers and its texts unchanged.',
  names: 'A stream name may contain every character of an id, and 200 characters.',
  filtered: 'A subscription filtered by name prefix delivers events of these streams and of no others.',
  late: 'A subscription that is opened at the end delivers everything that is acknowledged after its confirmation.',
  created: 'The time at which an event was written is the server’s, within seconds of ours.',
  tombstone: 'A tombstoned stream is never read as if it were empty.',
  buried: 'A tombstone is in $all under the name of its stream, with a type of the server and without metadata of ours.',
  large: 'An append above one mebibyte is refused as that, and an append of 1,000,000 bytes is executed.',
  searched: 'A filtered subscription reports positions up to which it has delivered everything, and says when it has caught up.',
  unlimited: 'A stream without a limit keeps all its events: no setting of the server truncates it.',
  shared: 'Of many appends to a stream at any revision, all are executed.',
  expired: 'A stream with a maximal age is read without what is older, and its revisions go on.',
  members: 'Every member of a cluster returns the same positions, whichever member leads.',
} as const
export type Assumption = keyof typeof assumptions
