import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { boardRoutes } from '@embarca/contracts/board/routes.ts'
import { transporterLoadCommands } from '@embarca/contracts/carrier/routes.ts'
import { comparePositions } from '@embarca/contracts/kit/position.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { realtimeRoutes } from '@embarca/contracts/realtime/routes.ts'
import { receiptRoutes } from '@embarca/contracts/receipt/routes.ts'
import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { allProjectors } from '@embarca/projections/all.ts'
import { readConfig } from '@embarca/services/config.ts'
import { openStores } from '@embarca/services/stores/open-stores.ts'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { chance } from '../kit/chance.ts'
import { form } from '../kit/demo-app.ts'
import { listener } from '../kit/listener.ts'
import { viewsOf } from '../kit/views.ts'
import { type Carriers, carriersOf } from '../stories/carriers.ts'
import { runBuilt } from './cluster/program.ts'
import { type Cluster, isReady, type Process, startCluster } from './cluster/start.ts'
import { WELL_BEHAVED } from './esdb-double/behaviour.ts'
import { describeOn, serversToKill } from './start/suite.ts'

const servers = await serversToKill()
/** Two cores carry eleven processes, three engines and the test. */
const PATIENT = { timeout: 180_000, interval: 200 }
const REQUESTS = 20
/** Milliseconds between two launches of a continuous client: each costs the two cores most of a second. */
const PAUSE_MS = 1_000
/** Seconds for which no projector lives. */
const DEAD_SECONDS = Number(process.env['PROJECTORS_DEAD_SECONDS'] ?? 15)
/** Two cores restart a process in more than ten seconds. */
const RESTARTS_MS = 240_000

describeOn('two processes of every role on Kafka, MongoDB and EventStoreDB', servers, () => {
  let cluster: Cluster
  let people: Carriers
  beforeAll(async () => {
    cluster = await startCluster()
    people = carriersOf(cluster.publicUrl)
    await people.call('operador', sessionRoutes.changeGroup, { operationGroupId: 'sul' })
    await dividedAmongProjectors().catch((error: Error) => {
      console.log(outputs())
      throw error
    })
  })
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') console.log(outputs())
  })
  afterAll(() => cluster?.stop())

  const outputs = () => cluster.processes.map(({ part, port, output }) => `--- ${part} ${port}\n${output()}`).join('\n')

  const launch = async () => {
    const { stream, position } = await people.call('operador', loadRoutes.launch, form(new Date().toISOString()))
    return { id: stream.slice('load-'.length), position }
  }
  const inBoard = async (id: string, position: string) => {
    const { list } = await people.call('operador', boardRoutes.column, { columnStatus: 'NEGOTIATION' }, position)
    return list.some(({ hashId }) => hashId === id)
  }
  /** Waits for the rebalance after projectors join; no events are delivered meanwhile. */
  const dividedAmongProjectors = () =>
    vi.waitFor(async () => {
      const since = Date.now()
      const { id, position } = await launch()
      expect([await inBoard(id, position), Date.now() - since < 3_000]).toEqual([true, true])
    }, PATIENT)
  /** Opens the log and the read store directly. */
  const inside = async <T>(look: (stores: Awaited<ReturnType<typeof openStores>>) => Promise<T>): Promise<T> => {
    const stores = await openStores(readConfig(cluster.env), cluster.env)
    try {
      return await look(stores)
    } finally {
      await stores.data.close()
    }
  }

  const hashes = async (store: { hash(view: string): Promise<string> }) =>
    Object.fromEntries(await Promise.all(allProjectors.map(async ({ spec: { view } }) => [view, await store.hash(view)])))

  /** Starts a process of the same part in the place of one that ended. */
  const restarted = async (old: Process) => {
    const next = await cluster.start(old.part, old.port)
    cluster.processes.splice(cluster.processes.indexOf(old), 1, next)
  }

  it('carry a load from its launch to approved receipts', async () => {
    const { id } = await launch()
    await people.call('transportadora01', transporterLoadCommands.accept, { id })
    await people.delivers(id, ['transportadora01', 'motorista01'])
    const { position } = await people.call('canhotos', receiptRoutes.approveAll, { id: deliveryOf(id) })
    // A reaction in another process marks the load as delivered.
    await vi.waitFor(async () => {
      const { column } = await people.call('operador', loadDetailsRoutes.details, { id }, position)
      expect(column).toBe('DELIVERED')
    }, PATIENT)
  })

  it('let users read their own writes from any process', async () => {
    const waited: number[] = []
    for (let nth = 0; nth < REQUESTS; nth++) {
      const { id, position } = await launch()
      const since = performance.now()
      expect(await inBoard(id, position)).toBe(true)
      waited.push(performance.now() - since)
    }
    waited.sort((a, b) => a - b)
    console.log(
      `read what was written: median ${Math.round(waited[REQUESTS / 2]!)} ms, longest ${Math.round(waited.at(-1)!)} ms of ${REQUESTS}`,
    )
  })

  it('push the changes of any process to a browser connected to any process', async () => {
    const hearing = await Promise.all(
      [0, 1].map(async () => {
        const { token } = await people.call('operador', realtimeRoutes.auth, {})
        const socket = await listener(`${cluster.publicUrl.replace('http', 'ws')}/webshipper/realtime?ticket=${token}`)
        socket.send({ subscribe: ['shipper'] })
        return socket
      }),
    )
    const { id } = await launch()
    for (const { frames } of hearing)
      await vi.waitFor(() => expect(frames.map((frame) => 'id' in frame && frame.id)).toContain(id), PATIENT)
    for (const { close } of hearing) close()
  })

  it('record a command once when the event store is cut off between the append and its response', async () => {
    const launched = () =>
      inside(async ({ data }) => (await data.events.readAll('-1', 1_000_000)).filter(({ type }) => type === 'LoadLaunched'))
    const before = (await launched()).length
    const { likely } = chance(7)
    let cuts = 0
    cluster.esdb.behaviour.answer = (stream) => {
      if (cuts === 12 || !likely(stream.includes('load-') ? 0.5 : 0.02)) return 'answer'
      cuts++
      return 'cut'
    }
    const ids = new Set<string>()
    for (let nth = 0; nth < 12; nth++) ids.add((await launch()).id)
    cluster.esdb.behaviour.answer = WELL_BEHAVED.answer
    expect([ids.size, cuts > 3]).toEqual([12, true])
    expect(await launched()).toHaveLength(before + 12)
    await dividedAmongProjectors()
  })

  it('continue without manual steps when one process of each role is killed', async () => {
    const parts = [...new Set(cluster.processes.map(({ part }) => part))]
    const killed = parts.map((part) => cluster.processes.find((one) => one.part === part)!)
    await Promise.all(killed.map((one) => one.kill()))
    const { id, position } = await launch()
    await vi.waitFor(async () => expect(await inBoard(id, position)).toBe(true), PATIENT)
    await Promise.all(killed.map(restarted))
  })

  it('refuse no request while the processes that serve them are restarted one after the other', { timeout: RESTARTS_MS }, async () => {
    let over = false
    let served = 0
    const failures: unknown[] = []
    /** A client without patience: it asks once. */
    const client = async (work: () => Promise<{ readonly ok: boolean }>) => {
      for (; !over; await pause(PAUSE_MS / 4)) {
        const outcome = await work().catch((error: unknown) => ({ ok: false, error }))
        if (outcome.ok) served++
        else failures.push(outcome)
      }
    }
    const operator = people.as('operador')
    const clients = [
      client(() => operator.ask(loadRoutes.launch, form(new Date().toISOString()), undefined, randomUUID())),
      client(() => operator.ask(boardRoutes.column, { columnStatus: 'NEGOTIATION' })),
    ]
    for (const old of cluster.processes.filter(({ part }) => part === 'loads' || part === 'queries')) {
      await old.stop()
      await restarted(old)
    }
    over = true
    await Promise.all(clients)
    expect([failures, served > 20]).toEqual([[], true])
  })

  it(`serve commands while all projectors are dead for ${DEAD_SECONDS} s, and catch up`, {
    timeout: (DEAD_SECONDS + 240) * 1_000,
  }, async () => {
    const dead = cluster.processes.filter(({ part }) => part === 'projectors')
    await Promise.all(dead.map((one) => one.kill()))
    const others = cluster.processes.filter(({ part }) => part !== 'projectors' && part !== 'queries')
    const unready = async () => (await Promise.all(others.map(async ({ part, port }) => ((await isReady(port)) ? [] : [part])))).flat()
    let last = await launch()
    for (const end = Date.now() + DEAD_SECONDS * 1_000; Date.now() < end; last = await launch()) {
      expect(await unready()).toEqual([])
      await pause(PAUSE_MS)
    }
    const since = performance.now()
    await Promise.all(dead.map(restarted))
    // Its place in the board says nothing: what reactions did to the others since stands before it.
    await vi.waitFor(async () => {
      const { hashId } = await people.call('operador', loadDetailsRoutes.details, { id: last.id }, last.position)
      expect(hashId).toBe(last.id)
    }, PATIENT)
    console.log(`caught up ${((performance.now() - since) / 1_000).toFixed(1)} s after projectors were started again`)
  })

  it('rebuild views by one command while they work', async () => {
    let over = false
    const launching = (async () => {
      for (; !over; await pause(PAUSE_MS)) await launch()
    })()
    const { code, output: outputs } = await runBuilt('rebuild-view', ['loads', 'history'], cluster.env)
    over = true
    await launching
    expect([code, outputs.split('\n')]).toEqual([
      0,
      [expect.stringMatching(/^loads {2}\w{16}/), expect.stringMatching(/^history {2}\w{16}/), ''],
    ])
    const { id, position } = await launch()
    await vi.waitFor(async () => expect(await inBoard(id, position)).toBe(true), PATIENT)
  })

  it('ran each reaction once, and their views equal a rebuild', async () => {
    await inside(async ({ data }) => {
      const events = await data.events.readAll('-1', 1_000_000)
      await vi.waitFor(
        async () => expect(comparePositions(await data.views.lastPosition(), events.at(-1)!.position)).toBeGreaterThanOrEqual(0),
        PATIENT,
      )
      const caused = events
        .filter(({ by }) => by.userId === 'embarca')
        // One look at a load's deadlines may raise, or clear, several alerts.
        .map(({ stream, type, causationId, data }) => `${stream} ${type} ${causationId} ${data['code'] ?? ''}`)
      expect(caused.filter((one, at) => caused.indexOf(one) !== at)).toEqual([])
      const { store, projecting } = await viewsOf(allProjectors, events)
      await projecting.stop()
      const rebuilt = await hashes(store)
      // Events recorded during a rebuild are delivered again after all others.
      await vi.waitFor(async () => expect(await hashes(data.views)).toEqual(rebuilt), PATIENT)
    })
  })
})
