import { rmSync } from 'node:fs'
import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import { address } from '@embarca/contracts/kit/route.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { placeCommands } from '@embarca/contracts/reference/commands.ts'
import { dataFiles } from '@embarca/services/adapters/sqlite/open-data.ts'
import { storedEvents } from '@embarca/services/adapters/sqlite/stored-events.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import { expect, it } from 'vitest'
import { CallFailed } from '../../web/src/base/failure.ts'
import { createOfflineQueue } from '../../web/src/base/offline/queue.ts'
import { type GateEntry, gateRules, type QueuedGateCommand, queuedCommands } from '../../web/src/features/gate/offline/entry.ts'
import { freePort } from '../kit/free-port.ts'
import { onTheWay } from '../kit/on-the-way.ts'
import { carriersOf } from '../stories/carriers.ts'
import { startProgram, usedFolder } from './program.ts'

const KILLS = 4
const MINUTE = 60_000
const steps = { requestInbound: false, inbound: true, startFinish: true }
const taken = ['CheckIn', 'CheckInbound', 'StartLoading', 'FinishLoading', 'CheckOutbound'] as const
const events = ['GateCheckedIn', 'GateEntered', 'LoadingStarted', 'LoadingFinished', 'GateLeft']

/** The queue of a tablet, whose device is this process. */
const tablet = (base: string) => {
  const stored = new Map<string, GateEntry>()
  const signIn = passwordSignIn(base, 'portaria')
  const store = {
    putEntry: async (id: string, entry: GateEntry) => void stored.set(id, entry),
    entries: async () => [...stored.values()],
    removeEntry: async (id: string) => void stored.delete(id),
  }
  const send = async ([entry]: readonly GateEntry[]) => {
    const { command, input, id, at } = entry!
    const path = address(queuedCommands[command]).path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])))
    const token = await signIn.token()
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': id, 'occurred-at': at, 'clock-offset': '0' }
    const reply = await fetch(base + path, { method: 'POST', headers }).catch(() => undefined)
    if (!reply) throw new CallFailed(0, {})
    if (!reply.ok) throw new CallFailed(reply.status, (await reply.json()) as object)
  }
  return createOfflineQueue<GateEntry>({
    ...{ store, userId: 'portaria', rules: gateRules, send },
    prepare: async (entry) => entry,
    alone: (job) => job(),
  })
}
let taps = 0
const tap = (command: QueuedGateCommand, gateId: string, loadId: string, at: number): GateEntry => ({
  ...{ id: `tap-${String(++taps).padStart(3, '0')}`, at: new Date(at).toISOString(), page: 1, userId: 'portaria', gateId, loadId, command },
  ...{ input: { conciergeId: gateId, shippingId: loadId }, about: loadId },
})

it('a server killed while a tablet sends what it recorded without a network loses and doubles nothing', async () => {
  const folder = await usedFolder()
  const PORT = String(await freePort())
  let program = await startProgram(folder, { PORT })
  try {
    const carriers = carriersOf(program.base)
    const loads = [await onTheWay(carriers, 'MORTE-1'), await onTheWay(carriers, 'MORTE-2'), await onTheWay(carriers, 'MORTE-3')]
    const { gateId } = loads[0]!
    await carriers.call('admin', placeCommands.configureGate, { ...usualGateSettings, active: true, steps, id: gateId })
    const queue = tablet(program.base)
    await program.stop('SIGKILL')
    const since = Date.now() - MINUTE
    for (const [n, { id }] of loads.entries())
      for (const [step, command] of taken.entries()) await queue.add(tap(command, gateId, id, since + step * 1_000 + n))
    await queue.drain()
    expect(queue.waiting()).toHaveLength(loads.length * taken.length)

    for (let kill = 0; kill < KILLS; kill++) {
      program = await startProgram(folder, { PORT })
      const draining = queue.drain()
      await new Promise((resolve) => setTimeout(resolve, 30 + kill * 45))
      await program.stop('SIGKILL')
      await draining
    }
    program = await startProgram(folder, { PORT })
    for (let tries = 0; tries < 10 && queue.waiting().length > 0; tries++) await queue.drain()
    expect(queue.waiting().map(({ command, refusal }) => [command, refusal])).toEqual([])
    for (const { id } of loads)
      expect((await carriersOf(program.base).call('operador', loadDetailsRoutes.details, { id })).statusCode).toBe('IN_TRANSIT')
    await program.stop()
    const recorded = [...storedEvents(dataFiles(folder).log)].map(({ body }) => JSON.parse(body) as { type: string; stream: string })
    for (const { id } of loads) {
      const visit = recorded.filter(({ stream }) => stream === `gate-${id}@${gateId}`).map(({ type }) => type)
      expect(visit.filter((type) => events.includes(type))).toEqual(events)
    }
  } finally {
    await program.stop('SIGKILL').catch(() => {})
    rmSync(folder, { recursive: true, force: true })
  }
}, 120_000)
