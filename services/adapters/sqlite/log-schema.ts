/**
 * Migrations of the log's file. Streams are integers inside: the name is stored once. Each event has the position of the previous one of
 * its stream (`before`), each stream the position of its last one (`head`). `head` is updated in bulk for all events up to `marked`: with
 * an index by stream, every commit would write a page for each stream in it.
 */
export const logSchema = [
  `CREATE TABLE streams (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
   CREATE TABLE events (position INTEGER PRIMARY KEY, stream INTEGER NOT NULL, revision INTEGER NOT NULL, body TEXT NOT NULL, hash TEXT NOT NULL, UNIQUE (stream, revision)) STRICT;
   CREATE TABLE commands (key TEXT NOT NULL, digest TEXT NOT NULL, body_hash TEXT NOT NULL, stream INTEGER NOT NULL, revision INTEGER NOT NULL, position INTEGER NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (key, digest)) STRICT, WITHOUT ROWID;
   CREATE TABLE claims (name TEXT PRIMARY KEY, stream INTEGER NOT NULL) STRICT, WITHOUT ROWID;
   CREATE TABLE subjects (subject TEXT NOT NULL, stream INTEGER NOT NULL, PRIMARY KEY (stream, subject)) STRICT, WITHOUT ROWID`,
  `ALTER TABLE streams ADD COLUMN head INTEGER;
   UPDATE streams SET head = last.position FROM (SELECT stream, max(position) AS position FROM events GROUP BY stream) AS last WHERE id = last.stream;
   CREATE TABLE marked (position INTEGER NOT NULL) STRICT;
   INSERT INTO marked SELECT coalesce(max(position), -1) FROM events;
   CREATE TABLE linked (position INTEGER PRIMARY KEY, stream INTEGER NOT NULL, revision INTEGER NOT NULL, before INTEGER, body TEXT NOT NULL, hash TEXT NOT NULL) STRICT;
   INSERT INTO linked SELECT position, stream, revision, (SELECT position FROM events b WHERE b.stream = e.stream AND b.revision = e.revision - 1), body, hash FROM events e ORDER BY position;
   DROP TABLE events;
   ALTER TABLE linked RENAME TO events`,
  `-- adds: the key of each stream; a stream without one is its own.
   ALTER TABLE streams ADD COLUMN key TEXT;
   UPDATE streams SET key = first.key FROM (SELECT stream, json_extract(body, '$.key') AS key FROM events WHERE revision = 0) AS first WHERE id = first.stream AND name <> first.key;
   CREATE INDEX streams_by_key ON streams (key) WHERE key IS NOT NULL`,
] as const
