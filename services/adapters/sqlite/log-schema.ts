/** The log's file, step by step. Streams are integers inside: the name is stored once. */
export const logSchema = [
  `CREATE TABLE streams (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
   CREATE TABLE events (position INTEGER PRIMARY KEY, stream INTEGER NOT NULL, revision INTEGER NOT NULL, body TEXT NOT NULL, hash TEXT NOT NULL, UNIQUE (stream, revision)) STRICT;
   CREATE TABLE commands (key TEXT NOT NULL, digest TEXT NOT NULL, body_hash TEXT NOT NULL, stream INTEGER NOT NULL, revision INTEGER NOT NULL, position INTEGER NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (key, digest)) STRICT, WITHOUT ROWID;
   CREATE TABLE claims (name TEXT PRIMARY KEY, stream INTEGER NOT NULL) STRICT, WITHOUT ROWID;
   CREATE TABLE subjects (subject TEXT NOT NULL, stream INTEGER NOT NULL, PRIMARY KEY (stream, subject)) STRICT, WITHOUT ROWID`,
] as const
