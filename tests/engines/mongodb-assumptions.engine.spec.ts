import { connectMongo } from '@embarca/projections/adapters/mongodb/connect.ts'
import { mongoReadStore } from '@embarca/projections/adapters/mongodb/read-store.ts'
import type { Collection, Db, Document } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cards } from '../ports/read-store/cards.ts'
import { dropDatabase, freshDatabase } from './start/mongo-databases.ts'
import { mongoServers } from './start/mongo-servers.ts'
import { onEach } from './start/suite.ts'

type Row = Document & { _id: string }
const AT_ONCE = 8

/** The assumptions of the adapters about a server; `MONGODB_URL=… npm run test:engines` checks a real one. */
await onEach('MongoDB', await mongoServers(), (engine) => {
  const isReal = engine.name === 'MongoDB'
  const isFerret = engine.name.startsWith('FerretDB')
  const url = freshDatabase(engine)

  describe(`assumptions about ${engine.name} ${engine.version}`, () => {
    let db: Db
    let close: () => Promise<void>
    let rows: Collection<Row>
    beforeAll(async () => {
      ;({ db, close } = await connectMongo(url))
      rows = db.collection<Row>('rows')
    })
    afterAll(async () => {
      await close()
      await dropDatabase(url)
      await engine.stop()
    })
    const together = <T>(work: (at: number) => Promise<T>) => Promise.allSettled(Array.from({ length: AT_ONCE }, (_, at) => work(at)))

    it('of many inserts of one id, one succeeds and the others fail with 11000', async () => {
      const all = await together((at) => rows.insertOne({ _id: 'once', at }))
      expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      for (const one of all) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 11_000 })
    })

    it.skipIf(isFerret)('of many conditional replacements of one document, one matches', async () => {
      await rows.insertOne({ _id: 'guarded', mark: 0 })
      const all = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, at) => rows.replaceOne({ _id: 'guarded', mark: 0 }, { mark: at + 1 })),
      )
      expect(all.reduce((sum, { matchedCount }) => sum + matchedCount, 0)).toBe(1)
    })

    it('an unordered bulk continues after a failure, and reports the failed writes', async () => {
      await rows.insertMany([
        { _id: 'b1', mark: 1 },
        { _id: 'b2', mark: 1 },
      ])
      const bulk = rows.bulkWrite(
        [
          { insertOne: { document: { _id: 'b1' } } },
          { replaceOne: { filter: { _id: 'b2', mark: 1 }, replacement: { mark: 2 } } },
          { replaceOne: { filter: { _id: 'b2', mark: 9 }, replacement: { mark: 3 } } },
          { insertOne: { document: { _id: 'b3' } } },
        ],
        { ordered: false },
      )
      await expect(bulk).rejects.toMatchObject({ writeErrors: [{ index: 0, code: 11_000 }] })
      expect(await rows.findOne({ _id: 'b2' })).toMatchObject({ mark: 2 })
      expect(await rows.findOne({ _id: 'b3' })).not.toBeNull()
    })

    it('a replacement that does not match changes nothing and creates nothing', async () => {
      expect(await rows.replaceOne({ _id: 'nobody', mark: 1 }, { mark: 2 })).toMatchObject({ matchedCount: 0 })
      expect(await rows.findOne({ _id: 'nobody' })).toBeNull()
    })

    it('an acknowledged write is visible to the next query on any connection', async () => {
      const other = await connectMongo(url)
      for (let at = 0; at < 20; at++) {
        await rows.replaceOne({ _id: 'seen' }, { at }, { upsert: true })
        expect(await other.db.collection<Row>('rows').findOne({ _id: 'seen' })).toMatchObject({ at })
      }
      await other.close()
    })

    it('texts sort and compare by bytes, the empty text first; a missing field is in no range', async () => {
      const texts = ['', 'n40', 'nbf', 't', 'tA', 'ta', 'taa', 'tá']
      await rows.insertMany(texts.map((text, at) => ({ _id: `s${at}`, text })))
      await rows.insertOne({ _id: 's-none' })
      const found = await rows
        .find({ text: { $gte: '' } })
        .sort({ text: 1, _id: 1 })
        .toArray()
      expect(found.map((row) => row['text'])).toEqual(texts)
      expect(await rows.countDocuments({ text: { $gt: 'ta', $lte: 'tá' } })).toBe(2)
    })

    it('a list field is found by one value, by several values, and by the prefix of a value', async () => {
      await rows.insertOne({ _id: 'list', words: ['acucar', 'uniao'] })
      for (const test of ['uniao', { $in: ['x', 'uniao'] }, { $all: ['acucar', 'uniao'] }, { $regex: '^uni' }, { $gte: 'u' }])
        expect(await rows.countDocuments({ words: test })).toBe(1)
      expect(await rows.countDocuments({ words: { $all: ['acucar', 'x'] } })).toBe(0)
    })

    it('a dropped collection is gone, the others stay, and dropping it again succeeds', async () => {
      await db.collection('passing').insertOne({})
      await db.dropCollection('passing')
      expect(await db.collection('passing').countDocuments()).toBe(0)
      await db.dropCollection('passing').catch(() => {})
    })

    it.runIf(isReal)('majority acknowledgements are given', async () => {
      expect(await db.admin().command({ hello: 1 })).toHaveProperty('setName')
      await rows.insertOne({ _id: 'held' }, { writeConcern: { w: 'majority', journal: true } })
    })

    it.runIf(isReal)('pages, counts and searches are answered from an index', async () => {
      const views = await mongoReadStore(db)
      await views.define(cards)
      const documents = db.collection('port-cards_g1')
      const plans = [
        documents.find({ f_shipperId: 'ts1' }).sort({ f_updated: -1, _id: -1 }),
        documents.find({
          $and: [
            { f_shipperId: 'ts1' },
            { f_updated: { $lte: 'n1' }, $or: [{ f_updated: { $lt: 'n1' } }, { _id: { $lt: 'z' as never } }] },
          ],
        }),
        documents.find({ words: { $regex: '^uni' } }),
        documents.find({ threes: { $all: ['abc'] } }),
        documents.find({ f_codes: 'tX' }),
      ]
      for (const plan of plans) expect(JSON.stringify(await plan.explain('queryPlanner'))).not.toContain('COLLSCAN')
      await views.close()
    })
  })
})
