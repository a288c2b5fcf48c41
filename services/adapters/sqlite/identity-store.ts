import { checkpoint } from '@embarca/projections/adapters/sqlite/database.ts'
import { DatabaseSync } from '@photostructure/sqlite'
import type { Account, IdentityStore } from '../../identity/store.ts'
import { unavailableWhenFull } from './unavailable.ts'

const schema = `
  pragma journal_mode = wal;
  pragma synchronous = normal;
  pragma busy_timeout = 5000;
  pragma secure_delete = on;
  create table if not exists accounts (
    user_id text primary key, username text not null collate nocase unique, password_hash text, body text not null
  ) strict;
  create table if not exists artifacts (
    model text not null, id text not null, uid text, grant_id text, account_id text, expires_at integer, payload text not null,
    primary key (model, id)
  ) strict, without rowid;
  create index if not exists artifacts_by_uid on artifacts (uid) where uid is not null;
  create index if not exists artifacts_by_grant on artifacts (grant_id) where grant_id is not null;
  create index if not exists artifacts_by_account on artifacts (account_id) where account_id is not null;
  create index if not exists artifacts_by_end on artifacts (expires_at) where expires_at is not null;
  create table if not exists secrets (name text primary key, value text not null) strict;`

/** Identity in one file (`identity.sqlite`), or in memory as `:memory:`. */
export const sqliteIdentityStore = (file: string): IdentityStore => {
  const db = new DatabaseSync(file)
  db.exec(schema)
  const one = <Row>(sql: string) => {
    const statement = db.prepare(sql)
    return (...values: (string | number | null)[]) => unavailableWhenFull(file, () => statement.get(...values) as Row | undefined)
  }
  const run = (sql: string) => {
    const statement = db.prepare(sql)
    return (...values: (string | number | null)[]) => unavailableWhenFull(file, () => Number(statement.run(...values).changes))
  }
  const payloadOf = (row: { payload: string } | undefined) => row && (JSON.parse(row.payload) as Record<string, unknown>)

  const accountById = one<{ body: string }>('select body from accounts where user_id = ?')
  const accountByName = one<{ body: string; password_hash: string | null }>('select body, password_hash from accounts where username = ?')
  const putAccount = run(`insert into accounts (user_id, username, body) values (?, ?, ?)
    on conflict (user_id) do update set username = excluded.username, body = excluded.body`)
  const putPassword = run('update accounts set password_hash = ? where user_id = ?')
  const dropAccount = run('delete from accounts where user_id = ?')
  const countAccounts = one<{ n: number }>('select count(*) as n from accounts')
  const artifact = one<{ payload: string }>('select payload from artifacts where model = ? and id = ?')
  const artifactByUid = one<{ payload: string }>('select payload from artifacts where model = ? and uid = ?')
  const putArtifact = run(
    'insert or replace into artifacts (model, id, uid, grant_id, account_id, expires_at, payload) values (?, ?, ?, ?, ?, ?, ?)',
  )
  const dropArtifact = run('delete from artifacts where model = ? and id = ?')
  const dropGrant = run(`delete from artifacts where grant_id = ? or (model = 'Grant' and id = ?)`)
  const dropOf = run('delete from artifacts where account_id = ? and model in (select value from json_each(?))')
  const dropExpired = run('delete from artifacts where expires_at < ?')
  const secret = one<{ value: string }>('select value from secrets where name = ?')
  const putSecret = run('insert or replace into secrets (name, value) values (?, ?)')
  const takeSecret = run('delete from secrets where name = ? and value = ?')

  return {
    account: (userId) => {
      const row = accountById(userId)
      return row && (JSON.parse(row.body) as Account)
    },
    accountNamed: (username) => {
      const row = accountByName(username)
      return row && { account: JSON.parse(row.body) as Account, passwordHash: row.password_hash ?? undefined }
    },
    putAccount: (account) => void putAccount(account.userId, account.username, JSON.stringify(account)),
    putPassword: (userId, hash) => void putPassword(hash, userId),
    dropAccount: (userId) => {
      dropAccount(userId)
      checkpoint(db)
    },
    countAccounts: () => countAccounts()?.n ?? 0,
    artifact: (model, id) => payloadOf(artifact(model, id)),
    artifactByUid: (model, uid) => payloadOf(artifactByUid(model, uid)),
    putArtifact: (model, id, { payload, uid, grantId, accountId, expiresAt }) =>
      void putArtifact(model, id, uid ?? null, grantId ?? null, accountId ?? null, expiresAt ?? null, JSON.stringify(payload)),
    dropArtifact: (model, id) => void dropArtifact(model, id),
    dropGrant: (grantId) => void dropGrant(grantId, grantId),
    dropOf: (accountId, models) => void dropOf(accountId, JSON.stringify(models)),
    dropExpired: (now) => void dropExpired(now),
    secret: (name) => secret(name)?.value,
    putSecret: (name, value) => void putSecret(name, value),
    takeSecret: (name, value) => takeSecret(name, value) === 1,
    close: () => db.close(),
  }
}
