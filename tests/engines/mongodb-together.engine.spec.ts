import { randomBytes } from 'node:crypto'
import { connectMongo } from '@embarca/projections/adapters/mongodb/connect.ts'
import { type ReadStore, ViewRebuilt } from '@embarca/projections/kit/read-store.ts'
import { notaryFiles, readHeads } from '@embarca/services/adapters/disk/heads-file.ts'
import { type Mongo, type MongoOptions, openMongo } from '@embarca/services/adapters/mongodb/open-mongo.ts'
import { rotateMasterOn } from '@embarca/services/adapters/mongodb/rotate-master.ts'
import { dataFiles, openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { storedEvents } from '@embarca/services/adapters/sqlite/stored-events.ts'
import { KeysTaken } from '@embarca/services/kit/keys.ts'
import { notaryKey } from '@embarca/services/kit/notary.ts'
import { verifyLog } from '@embarca/services/kit/verify-log.ts'
import { rotateKey } from '@embarca/services/rotate-key.ts'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { portEvents, write } from '../ports/events.ts'
import { cards } from '../ports/read-store/cards.ts'
import { temporaryFolder } from '../ports/stores.ts'
import { proxyTo } from './start/cuttable-proxy.ts'
import { dropDatabase, freshDatabase } from './start/mongo-databases.ts'
import { mongoServers } from './start/mongo-servers.ts'
import { onEach } from './start/suite.ts'

type Card = { id: string; shipperId: string; section: string; received: string[] }
const VIEW = cards.view
const masterKey = randomBytes(32)
const leaseTimes = { beat: 40, timeout: 400 }

await onEach('MongoDB', await mongoServers(), (engine) => {
  // FerretDB 1 reads and then writes: two concurrent conditional writes may both succeed, unlike on a real MongoDB.
  const guarding = it.skipIf(engine.name.startsWith('FerretDB'))
  const { hostname, port } = new URL(engine.url.split(',')[0]!)

  describe(`several processes on ${engine.name} ${engine.version}`, () => {
    afterAll(() => engine.stop())
    let url: string
    let opened: Mongo[]
    const open = async (at = url, more: Partial<MongoOptions> = {}) => {
      const one = await openMongo({ url: at, masterKey, leaseTiming: leaseTimes, ...more })
      opened.push(one)
      return one
    }
    const say = (views: ReadStore, id: string, stream: string, revision: number) =>
      views.change<Card>(VIEW, id, { stream, revision, position: '0' }, (doc) => ({
        id,
        shipperId: 's1',
        section: 'new',
        received: [...(doc?.received ?? []), `${stream}/${revision}`],
      }))
    const received = async (views: ReadStore, id: string) => (await views.get<Card>(VIEW, id))?.received
    beforeEach(() => {
      url = freshDatabase(engine)
      opened = []
    })
    afterEach(async () => {
      for (const one of opened) await one.close()
      await dropDatabase(url)
    })

    guarding('writes a document only over the one it read, and says the same again to what stands', async () => {
      const [one, other] = [(await open()).views, (await open()).views]
      expect([await one.define(cards), await other.define(cards)]).toEqual(['new', 'ready'])
      const all = async (views: ReadStore, stream: string) => {
        for (let revision = 0; revision < 12; revision++)
          await views.batch(async () => {
            for (const id of ['a', 'b', 'c']) await say(views, id, stream, revision)
          })
      }
      await Promise.all([all(one, 'x'), all(other, 'y')])
      for (const id of ['a', 'b', 'c']) {
        const revisions = (await received(one, id)) ?? []
        expect(revisions).toHaveLength(24)
        for (const stream of ['x', 'y'])
          expect(revisions.filter((each) => each.startsWith(stream))).toEqual(Array.from({ length: 12 }, (_, at) => `${stream}/${at}`))
      }
    })

    it('applies an event once that two processes receive, one of them much later', async () => {
      const [one, zombie] = [(await open()).views, (await open()).views]
      await one.define(cards)
      await say(zombie, 'a', 'x', 0)
      await zombie.gather(async () => void (await say(zombie, 'a', 'x', 1)))
      for (const revision of [1, 2, 3]) await say(one, 'a', 'x', revision)
      await zombie.batch(async () => void (await say(zombie, 'a', 'x', 2)), { group: 'g', position: '2' })
      expect(await received(one, 'a')).toEqual(['x/0', 'x/1', 'x/2', 'x/3'])
      expect(await one.count(VIEW, { where: { shipperId: 's1' }, by: 'section' })).toEqual({ new: 1 })
    })

    it('does not restore a document that was removed for refolding', async () => {
      const [one, zombie] = [(await open()).views, (await open()).views]
      await one.define(cards)
      await say(zombie, 'a', 'x', 0)
      await one.remove(VIEW, 'a')
      await expect(say(zombie, 'a', 'x', 1)).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
      await say(one, 'a', 'x', 0)
      await say(zombie, 'a', 'x', 1)
      expect(await received(one, 'a')).toEqual(['x/0', 'x/1'])
    })

    it('ends in the collection in use, also when the view was rebuilt between reading and writing', async () => {
      const [one, other] = [(await open()).views, (await open()).views]
      await one.define(cards)
      await say(other, 'a', 'x', 0)
      const rebuild = await one.rebuild({ ...cards, version: 2 })
      rebuild.change<Card>('a', { stream: 'x', revision: 0, position: '0' }, () => ({
        id: 'a',
        shipperId: 's1',
        section: 'new',
        received: ['anew'],
      }))
      await other.batch(async () => {
        await say(other, 'a', 'x', 1)
        await rebuild.finish()
      })
      expect(await received(one, 'a')).toEqual(['anew', 'x/1'])
      expect(await received(other, 'a')).toEqual(['anew', 'x/1'])
    })

    it('goes back to what the version before had folded, and knows from where on events are missing there', async () => {
      const newest = { ...cards, version: 2 }
      const source = (revision: number, position: string) => ({ stream: 'x', revision, position })
      const card = (...received: string[]) => ({ id: 'a', shipperId: 's1', section: 'new', received })
      const [before, newer] = [(await open()).views, (await open()).views]
      await before.define(cards)
      await before.batch(() => before.change(VIEW, 'a', source(0, '4'), () => card('x/0')), { group: 'views/0', position: '4' })
      await newer.define(newest)
      const rebuild = await newer.rebuild(newest)
      rebuild.change('a', source(0, '4'), () => card('rebuilt'))
      await rebuild.finish()
      await newer.batch(() => {}, { group: 'views/0', position: '9' })

      await expect((await open()).views.define(cards)).rejects.toThrow('or go back with rebuild-view --back')
      const back = await open(url, { goesBack: true })
      expect(await back.views.define(cards)).toBe('outdated')
      expect(await back.views.goBack?.(cards)).toBe('4')
      expect([await back.views.define(cards), await back.views.lastPosition()]).toEqual(['ready', '4'])
      const again = (await open()).views
      expect(await again.define(cards)).toBe('ready')
      expect(await received(again, 'a')).toEqual(['x/0'])
      await say(again, 'a', 'x', 0)
      await say(again, 'a', 'x', 1)
      expect(await received(again, 'a')).toEqual(['x/0', 'x/1'])

      // What a newer version folded is kept for it, and no shape that nobody folded.
      const forward = await open(url, { goesBack: true })
      expect(await forward.views.define({ ...cards, version: 3 })).toBe('outdated')
      expect(await forward.views.goBack?.({ ...cards, version: 3 })).toBeUndefined()
      expect(await forward.views.goBack?.(newest)).toBe('4')
      expect(await received(forward.views, 'a')).toEqual(['rebuilt'])
    })

    it('folds nothing into a view that another process rebuilt, until it switches to the rebuilt one', async () => {
      const [one, other] = [(await open()).views, (await open()).views]
      await one.define(cards)
      const { adopt } = (await other.shareViews?.())!
      await say(other, 'a', 'x', 0)
      const replace = async (version: number) => (await one.rebuild({ ...cards, version })).finish()

      await expect(
        other.batch(async () => {
          await say(other, 'a', 'x', 1)
          await replace(2)
        }),
      ).rejects.toThrow(ViewRebuilt)
      await expect(other.gather(() => say(other, 'a', 'x', 0))).rejects.toThrow(ViewRebuilt)
      expect(await received(one, 'a')).toBeUndefined()

      await adopt()
      await other.gather(() => say(other, 'a', 'x', 0))
      await replace(3)
      await expect(other.batch(() => {}, { group: 'g', position: '1' })).rejects.toThrow(ViewRebuilt)
      await adopt()
      await other.batch(() => {}, { group: 'g', position: '1' })
      expect(await received(one, 'a')).toBeUndefined()
      await say(other, 'a', 'x', 0)
      expect(await received(one, 'a')).toEqual(['x/0'])
    })

    guarding('lets one of two rebuilds take the place', async () => {
      const [one, other] = [(await open()).views, (await open()).views]
      await one.define(cards)
      const [first, second] = [await one.rebuild({ ...cards, version: 2 }), await other.rebuild({ ...cards, version: 2 })]
      const both = await Promise.allSettled([first.finish(), second.finish()])
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect(await one.define({ ...cards, version: 2 })).toBe('ready')
    })

    it('applies a write once when its response was lost', async () => {
      const proxy = await proxyTo(Number(port))
      const remote = (await open(url.replace(/\/\/[^/]+/, `//${hostname}:${proxy.port}`))).views
      await remote.define(cards)
      await say(remote, 'a', 'x', 0)
      await remote.gather(async () => void (await say(remote, 'a', 'x', 1)))
      proxy.loseAnswers()
      await expect(remote.batch(() => {}, { group: 'g', position: '1' })).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
      proxy.restore()
      await vi.waitFor(() => remote.batch(() => {}, { group: 'g', position: '1' }), { timeout: 15_000, interval: 200 })
      expect(await received(remote, 'a')).toEqual(['x/0', 'x/1'])
      expect(await remote.checkpoint('g')).toBe('1')
      await opened.pop()!.close()
      await proxy.close()
    })

    it('reports an outage, and recovers by itself', async () => {
      const proxy = await proxyTo(Number(port))
      const remote = await open(url.replace(/\/\/[^/]+/, `//${hostname}:${proxy.port}`))
      await remote.views.define(cards)
      await say(remote.views, 'a', 'x', 0)
      proxy.cut()
      const ask = { where: { shipperId: 's1' }, sort: ['updated', 'asc'], size: 1 } as const
      await expect(remote.views.rawPage(VIEW, ask)).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
      await expect(say(remote.views, 'a', 'x', 1)).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
      await expect(remote.timers.next()).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
      await expect(remote.keys.ready?.(['p'])).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
      proxy.restore()
      await vi.waitFor(() => say(remote.views, 'a', 'x', 1), { timeout: 15_000, interval: 200 })
      expect(await remote.views.rawPage(VIEW, ask)).toMatchObject({ count: 1 })
      await opened.pop()!.close()
      await proxy.close()
    })

    it('reports at start, in one line, an address that does not answer and a version that is too new', async () => {
      await expect(openMongo({ url: 'mongodb://name:secret@127.0.0.1:9/x', masterKey })).rejects.toThrow(
        /^MONGODB_URL mongodb:\/\/127\.0\.0\.1:9\/x: nobody answers there \(.+\)$/,
      )
      await expect(openMongo({ url: url.replace('//', '//nobody:secret@'), masterKey })).rejects.toThrow(
        /^MONGODB_URL mongodb:\/\/[^@]+: (the name or the password is refused|the server there refuses)/,
      )
      await open()
      const { db, close } = await connectMongo(url)
      await db.collection<{ _id: string }>('layouts').updateOne({ _id: 'views' }, { $set: { version: 99 } })
      await close()
      await expect(openMongo({ url, masterKey })).rejects.toThrow(
        /^The read store in database t-\S+ \(MONGODB_URL\) was written by a newer version \(99,/,
      )
    })

    it('opens with one master key only, verified by its check value or, in older data, by the keys of persons', async () => {
      const another = Buffer.alloc(32, 9)
      const one = await open()
      expect(one.isMasterKnown).toBe(false)
      await one.keyChecks.keepMaster(masterKey)
      await expect(openMongo({ url, masterKey: another })).rejects.toThrow(/^MASTER_KEY is not the key that seals the keys of people/)
      await expect(one.keyChecks.keepMaster(another)).rejects.toThrow('MASTER_KEY is not the key')
      one.keys.forSealing('p')
      await one.keys.settle?.()
      const { db, close } = await connectMongo(url)
      await db.collection('key_checks').drop()
      await close()
      await expect(openMongo({ url, masterKey: another })).rejects.toThrow(/^MASTER_KEY is not the key/)
      expect((await open()).isMasterKnown).toBe(true)
    })

    it('signs with the key of the first process only', async () => {
      const [{ keyChecks: one }, { keyChecks: other }] = [await open(), await open()]
      await Promise.all([one.keepSigning('share', 'SHARE_KEY', masterKey), other.keepSigning('share', 'SHARE_KEY', masterKey)])
      await expect(other.keepSigning('share', 'SHARE_KEY', Buffer.alloc(32, 9))).rejects.toThrow(
        /^SHARE_KEY is not the key that was used before/,
      )
    })

    it('opens what was sealed before a change of the master key, and revives nobody who is forgotten meanwhile', async () => {
      const next = Buffer.alloc(32, 7)
      const one = await open()
      await one.keyChecks.keepMaster(masterKey)
      const [kept] = ['kept', 'forgotten'].map((subject) => one.keys.forSealing(subject)!)
      await one.keys.settle?.()
      const both = await openMongo({ url, masterKey: [next, masterKey] })
      expect(both.personKey).toEqual(one.personKey)
      both.keys.forSealing('new')
      await both.keys.settle?.()
      await one.keys.drop('forgotten')
      const { db, close } = await connectMongo(url)
      expect(await rotateMasterOn(db, [next, masterKey])).toBe(1)
      expect(await rotateMasterOn(db, [next, masterKey])).toBe(0)
      await close()
      await both.close()
      await expect(openMongo({ url, masterKey })).rejects.toThrow(/^MASTER_KEY is not the key/)
      const { keys, personKey, close: end } = await openMongo({ url, masterKey: next })
      await keys.ready?.(['kept', 'forgotten', 'new'])
      expect([keys.forOpening('kept'), keys.forOpening('forgotten')]).toEqual([kept, undefined])
      expect(keys.forOpening('new')).toHaveLength(32)
      expect(personKey).toEqual(one.personKey)
      await end()
    })

    it.each([
      ['share', 'SHARE_KEY'],
      ['notary', 'NOTARY_KEY'],
    ] as const)('changes the %s key while processes run, and refuses those with the old one alone afterwards', async (what, name) => {
      const [old, next] = [randomBytes(32), randomBytes(32)]
      const hex = (...ring: Buffer[]) => ring.map((key) => key.toString('hex')).join()
      const dataDir = temporaryFolder()
      const heads = openData(dataDir, { eventSchemas: portEvents, notaryKey: hex(old) })
      await heads.events.append(write())
      await heads.close()
      const { keyChecks } = await open()
      await keyChecks.keepSigning(what, name, [old])

      const rotate = (setting: string) =>
        rotateKey(what, { config: { MONGODB_URL: url, dataDir }, env: { [name]: setting }, now: '2026-11-29T12:00:00.000Z' })
      await expect(rotate(hex(next))).rejects.toThrow(`${name} holds one key: start every process with`)
      await keyChecks.keepSigning(what, name, [next, old])
      await rotate(hex(next, old))
      await keyChecks.keepSigning(what, name, [next, old])
      await keyChecks.keepSigning(what, name, [next])
      await expect(keyChecks.keepSigning(what, name, [old])).rejects.toThrow(`${name} is not the key that was used before`)
      if (what === 'share') return
      const files = notaryFiles(dataDir)
      const { publicKey } = notaryKey(next)
      expect(verifyLog(storedEvents(dataFiles(dataDir).log), readHeads(files.heads), publicKey)).toMatchObject({
        findings: [],
        vouched: '0',
      })
    })

    it('agrees on one key for a person that two processes seal at once, and on no key for a forgotten person', async () => {
      const [one, other] = [(await open()).keys, (await open()).keys]
      const [mine, theirs] = [one.forSealing('p')!, other.forSealing('p')!]
      expect(mine.equals(theirs)).toBe(false)
      await one.settle?.()
      await expect(other.settle?.()).rejects.toBeInstanceOf(KeysTaken)
      expect(other.forSealing('p')!.equals(mine)).toBe(true)
      await other.settle?.()
      await one.drop('p')
      expect(other.forOpening('p')).toBeDefined()
      await other.ready?.(['p'])
      expect([other.forOpening('p'), other.forSealing('p'), one.forSealing('p')]).toEqual([undefined, undefined, undefined])
    })

    it('gives a lease to one process at a time, and to the next when the holder stops or goes silent', async () => {
      const proxy = await proxyTo(Number(port))
      const [remote, near] = [await open(url.replace(/\/\/[^/]+/, `//${hostname}:${proxy.port}`)), await open()]
      const order: string[] = []
      const unexpected = (error: unknown) => void order.push(`failed: ${error}`)
      const work =
        (name: string) =>
        async ({ epoch, over }: { epoch: number; over: AbortSignal }) => {
          order.push(`${name} ${epoch}`)
          await new Promise((resolve) => over.addEventListener('abort', resolve))
          order.push(`${name} over`)
        }
      const first = remote.leases.lead('relay', work('far'), unexpected)
      await vi.waitFor(() => expect(order).toEqual(['far 1']), { timeout: 5_000 })
      const second = near.leases.lead('relay', work('near'), unexpected)
      await new Promise((resolve) => setTimeout(resolve, leaseTimes.timeout * 2))
      expect(order).toEqual(['far 1'])
      proxy.cut()
      await vi.waitFor(() => expect(order).toContain('near 2'), { timeout: 10_000 })
      proxy.restore()
      await vi.waitFor(() => expect(order).toContain('far over'), { timeout: 10_000 })
      await second.stop()
      await vi.waitFor(() => expect(order).toEqual(expect.arrayContaining(['near over', 'far 3'])), { timeout: 10_000 })
      await first.stop()
      await opened.splice(0, 1)[0]!.close()
      await proxy.close()
    })

    it('says what failed under a lease, and gives the lease to the next', async () => {
      const [one, other] = [await open(), await open()]
      const failures: unknown[] = []
      const failing = one.leases.lead(
        'reports',
        async () => {
          throw new Error('no such folder')
        },
        (error) => failures.push(error),
      )
      await vi.waitFor(() => expect(failures).toEqual([new Error('no such folder')]), { timeout: 5_000 })
      const led: number[] = []
      const next = other.leases.lead(
        'reports',
        async ({ epoch, over }) => {
          led.push(epoch)
          await new Promise((resolve) => over.addEventListener('abort', resolve))
        },
        (error) => failures.push(error),
      )
      await vi.waitFor(() => expect(led).toEqual([2]), { timeout: 5_000 })
      expect(failures).toHaveLength(1)
      await Promise.all([failing.stop(), next.stop()])
    })
  })
})
