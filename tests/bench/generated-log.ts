import { rmSync } from 'node:fs'
import { productEvents } from '@embarca/contracts/events.ts'
import { openDatabase, removeDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import { dataFiles, openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { GENESIS, link } from '@embarca/services/kit/chain.ts'
import { appendLoads } from './many-loads.ts'

type StoredRow = { readonly stream: string; readonly key: string | null; readonly body: string }

/** Loads that are recorded as the product does; the others are copies of them under other ids. */
const PATTERNS = 1_000
const OWNER = { shipperId: 's1', operationGroupId: 'g1', transporters: ['t1', 't2', 't3', 't4'] }

const patternsOf = async (folder: string, masterKey: string): Promise<readonly StoredRow[]> => {
  const data = openData(folder, { ...productEvents, masterKey })
  await appendLoads(data.events, PATTERNS, OWNER)
  await data.close()
  const db = openDatabase(dataFiles(folder).log, { readOnly: true })
  const rows = db.prepare('SELECT s.name AS stream, s.key, body FROM events JOIN streams s ON s.id = stream ORDER BY position').all()
  db.close()
  return rows as StoredRow[]
}

/** Ids of loads and of their streams, wherever they stand in an event. */
const IDS = /"((?:[a-z]+-)?L\d+)(?=["/-])/g
const copied = (text: string, copy: number) => text.replace(IDS, `"$1c${copy}`)

/**
 * A data folder whose log has at least `total` events of loads as they would have been recorded, chained and sealed; no head signs them
 * and no view was folded. Returns the number of events.
 */
export const generateLog = async (folder: string, total: number, masterKey: string): Promise<number> => {
  const patterns = await patternsOf(folder, masterKey)
  const files = dataFiles(folder)
  rmSync(`${folder}/notary`, { recursive: true, force: true })
  removeDatabase(files.views)
  const db = openDatabase(files.log, { synchronous: 'OFF', cacheMb: 64, checkpoint: 20_000, isMapped: false })
  db.exec(
    'UPDATE streams SET head = late.position FROM (SELECT stream, max(position) AS position FROM events GROUP BY stream) AS late WHERE id = late.stream',
  )
  const addStream = db.prepare('INSERT INTO streams (id, name, head, key) VALUES (?, ?, ?, ?)')
  const setHead = db.prepare('UPDATE streams SET head = ? WHERE id = ?')
  const addEvent = db.prepare('INSERT INTO events (position, stream, revision, before, body, hash) VALUES (?, ?, ?, ?, ?, ?)')
  let position = patterns.length
  let id = (db.prepare('SELECT max(id) AS id FROM streams').get() as { id: number }).id
  for (let copy = 1; position < total; copy++) {
    const ends = new Map<string, { readonly id: number; revision: number; position: number | null; hash: string }>()
    db.exec('BEGIN')
    for (const { stream, key, body } of patterns) {
      let end = ends.get(stream)
      if (!end) {
        end = { id: ++id, revision: -1, position: null, hash: GENESIS }
        ends.set(stream, end)
        addStream.run(end.id, JSON.parse(copied(JSON.stringify(stream), copy)), null, key && JSON.parse(copied(JSON.stringify(key), copy)))
      }
      const placed = copied(body, copy)
        .replace(/"position":"\d+"/, `"position":"${position}"`)
        .replace(/"prev":"[\da-f]{64}"\}$/, `"prev":"${end.hash}"}`)
      const hash = link(placed)
      addEvent.run(position, end.id, ++end.revision, end.position, placed, hash)
      end.position = position++
      end.hash = hash
    }
    for (const end of ends.values()) setHead.run(end.position, end.id)
    db.exec('COMMIT')
  }
  db.prepare('UPDATE marked SET position = ?').run(position - 1)
  db.close()
  return position
}
