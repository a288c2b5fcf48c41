import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { allEvents, allUpcasts } from '@embarca/contracts/events.ts'
import { sqliteKeys } from '@embarca/services/adapters/sqlite/keys.ts'
import { codecOf } from '@embarca/services/kit/codec.ts'
import { chained, EMPTY, prepare } from '@embarca/services/kit/envelope.ts'
import { type Append, StaleRevision } from '@embarca/services/kit/event-store.ts'
import pg from 'pg'

const schema = `
CREATE SCHEMA service;
CREATE TABLE service.events (position bigserial PRIMARY KEY, stream text NOT NULL, revision int NOT NULL, body jsonb NOT NULL, hash text NOT NULL, UNIQUE (stream, revision));
CREATE TABLE service.commands (digest text PRIMARY KEY, body_hash text NOT NULL, stream text NOT NULL, revision int NOT NULL, at timestamptz NOT NULL DEFAULT now());
CREATE TABLE service.claims (name text PRIMARY KEY, stream text NOT NULL);
CREATE TABLE service.subjects (stream text, subject text, PRIMARY KEY (stream, subject));`

const lock = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))'
const head = 'SELECT revision, hash FROM service.events WHERE stream = $1 ORDER BY revision DESC LIMIT 1'
const addCommand = 'INSERT INTO service.commands (digest, body_hash, stream, revision) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING'
const takeClaim = 'INSERT INTO service.claims (name, stream) VALUES ($1, $2)'
const addSubject = 'INSERT INTO service.subjects (stream, subject) VALUES ($1, $2) ON CONFLICT DO NOTHING'
const addEvent = 'INSERT INTO service.events (stream, revision, body, hash) VALUES ($1, $2, $3, $4)'

/**
 * An event store on PostgreSQL as a Node service has one: a connection per client in one process, prepared statements, a
 * transaction per append with a lock on its stream. Schemas, seals, hash chain and rules are those of the product.
 */
export const nodeOnPostgres = async (
  server: { readonly host: string; readonly user: string; readonly database: string },
  folder: string,
  clients: number,
) => {
  const keys = sqliteKeys(join(folder, 'keys.sqlite'), randomBytes(32))
  const codec = codecOf(allEvents, keys, allUpcasts)
  const connections = await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = new pg.Client(server)
      await client.connect()
      return client
    }),
  )
  await connections[0]!.query(schema)
  const names = new Map(
    [lock, head, addCommand, takeClaim, addSubject, addEvent].map((text) => [text, createHash('md5').update(text).digest('hex')]),
  )

  const append = async (client: number, write: Append): Promise<number> => {
    const connection = connections[client]!
    const ask = (text: string, ...values: (string | number)[]) => connection.query({ name: names.get(text)!, text, values })
    const { stream, command, claims, expected } = write
    const prepared = prepare(codec, write)
    keys.settle?.()
    await connection.query('BEGIN')
    try {
      await ask(lock, stream)
      const before = ((await ask(head, stream)).rows[0] as typeof EMPTY | undefined) ?? EMPTY
      const { rows, head: after } = chained(prepared, before, 0)
      const inserted = await ask(addCommand, prepared.digest, command.bodyHash, stream, after.revision)
      if (inserted.rowCount === 0 || before.revision !== expected) throw new StaleRevision(stream, before.revision)
      for (const name of claims?.take ?? []) await ask(takeClaim, name, stream)
      for (const subject of prepared.sealedEvents.flatMap(({ subjects }) => subjects)) await ask(addSubject, stream, subject)
      for (const [index, { body, hash }] of rows.entries()) await ask(addEvent, stream, before.revision + 1 + index, body, hash)
      await connection.query('COMMIT')
      return after.revision
    } catch (error) {
      await connection.query('ROLLBACK')
      throw error
    }
  }
  return {
    append,
    close: async () => {
      await connections[0]!.query('DROP SCHEMA service CASCADE')
      await Promise.all(connections.map((connection) => connection.end()))
      keys.close()
    },
  }
}
