import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const bin = '/usr/lib/postgresql/15/bin'
const run = promisify(execFile)

/** PostgreSQL refuses to run as root: as root, run the command as its own user. */
const asUser = (command: string, args: readonly string[]) =>
  process.getuid?.() === 0
    ? run('runuser', ['-u', 'postgres', '--', command, ...args], { cwd: '/' })
    : run(command, [...args], { cwd: '/' })

export const postgresInstalled = () => existsSync(join(bin, 'pgbench'))

/** The product's append in the fastest form for PostgreSQL: one call, one transaction, a lock per stream. */
const schema = `
CREATE TABLE events (position bigserial PRIMARY KEY, stream text NOT NULL, revision int NOT NULL, body text NOT NULL, hash text NOT NULL, UNIQUE (stream, revision));
CREATE TABLE commands (scope text NOT NULL, key text NOT NULL, body_hash text NOT NULL, stream text NOT NULL, revision int NOT NULL, at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (scope, key));
CREATE TABLE claims (name text PRIMARY KEY, stream text NOT NULL);
CREATE FUNCTION append(the_stream text, expected int, the_body text, the_hash text, the_key text, claim text) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE found int; at bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(the_stream, 0));
  SELECT coalesce(max(revision), -1) INTO found FROM events WHERE stream = the_stream;
  IF found <> expected THEN RAISE EXCEPTION 'stale'; END IF;
  INSERT INTO commands (scope, key, body_hash, stream, revision) VALUES ('shipper-1/user-7/load', the_key, the_hash, the_stream, expected + 1);
  IF claim <> '' THEN INSERT INTO claims (name, stream) VALUES (claim, the_stream); END IF;
  INSERT INTO events (stream, revision, body, hash) VALUES (the_stream, expected + 1, the_body, the_hash) RETURNING position INTO at;
  RETURN at;
END $$;`

/** How a client appends: statement by statement in a transaction, as applications do, or by one call of a database function. */
export type Manner = 'statements' | 'function'

const statements: Readonly<Record<Manner, (body: string, claim: string) => string>> = {
  statements: (body, claim) => `
BEGIN;
SELECT pg_advisory_xact_lock(hashtextextended(:client_id || '-load-' || :load, 0));
SELECT coalesce(max(revision), -1) FROM events WHERE stream = :client_id || '-load-' || :load;
INSERT INTO commands (scope, key, body_hash, stream, revision) VALUES ('shipper-1/user-7/load', :client_id || '-key-' || :turn, repeat('a', 64), :client_id || '-load-' || :load, :revision);
${claim && `INSERT INTO claims (name, stream) VALUES (${claim}, :client_id || '-load-' || :load);`}
INSERT INTO events (stream, revision, body, hash) VALUES (:client_id || '-load-' || :load, :revision, '${body}', repeat('a', 64));
COMMIT;`,
  function: (body, claim) =>
    `SELECT append(:client_id || '-load-' || :load, :revision - 1, '${body}', repeat('a', 64), :client_id || '-key-' || :turn, ${claim || `''`});`,
}

/** The script of each client: one load's events after the other, the first claiming the load's code. */
const script = (manner: Manner, body: string, eventsPerLoad: number) => `
\\set turn :turn + 1
\\set revision :turn % ${eventsPerLoad}
\\set load :turn / ${eventsPerLoad}
\\if :revision = 0
${statements[manner](body, `'code-' || :client_id || '-' || :load`)}
\\else
${statements[manner](body, '')}
\\endif
`

/** pgbench takes a colon before a letter for a variable, and a quote ends the text: replaces both and keeps the length. */
const withoutVariables = (body: string) => body.replaceAll(/[:']/g, ';')

/** A private cluster in a folder of its own, with the durability of its defaults. `appends` returns appends per second. */
export const startPostgres = async () => {
  const folder = mkdtempSync(join(process.env['BENCH_DIR'] ?? tmpdir(), 'embarca-pg-'))
  chmodSync(folder, 0o777)
  const data = join(folder, 'data')
  const database = ['-h', folder, '-U', 'bench', '-d', 'postgres']
  await asUser(join(bin, 'initdb'), ['-D', data, '-U', 'bench', '-A', 'trust', '--no-locale', '-E', 'UTF8'])
  const settings = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c shared_buffers=256MB -c max_wal_size=4GB -c max_connections=80`
  await asUser(join(bin, 'pg_ctl'), ['-D', data, '-w', '-o', settings, '-l', join(data, 'log'), 'start'])
  await asUser(join(bin, 'psql'), [...database, '-q', '-c', schema])
  let started = 0
  return {
    server: { host: folder, user: 'bench', database: 'postgres' },
    appends: async (manner: Manner, clients: number, seconds: number, body: string, eventsPerLoad: number): Promise<number> => {
      const file = join(folder, 'script.sql')
      writeFileSync(file, script(manner, withoutVariables(body), eventsPerLoad))
      chmodSync(file, 0o644)
      const first = (started += 1_000_000) - (started % eventsPerLoad) - 1
      const { stdout } = await asUser(join(bin, 'pgbench'), [
        ...database.slice(0, 4),
        '-n',
        '-M',
        'prepared',
        '-c',
        String(clients),
        '-j',
        '1',
        '-T',
        String(seconds),
        '-D',
        `turn=${first}`,
        '-f',
        file,
        'postgres',
      ])
      return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
    },
    stop: async () => {
      await asUser(join(bin, 'pg_ctl'), ['-D', data, '-w', '-m', 'immediate', 'stop'])
      await asUser('rm', ['-rf', data])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
