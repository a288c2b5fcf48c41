import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import { loadTrip } from '@embarca/tests/stories/load-trip.ts'
import { form, people, type World, world } from '@embarca/tests/stories/world.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { codeFor } from '../load/code.ts'
import { modules } from '../modules.ts'
import { StaleRevision } from './event-store.ts'
import { idFor } from './identifiers.ts'
import { runner } from './run.ts'

const { ana, bia, caio, zeca, eva, tania, tito, rui, joao, davi } = people
const launch = { type: 'LaunchLoad', data: form() } as const
let here: World
beforeEach(async () => {
  here = await world()
})

describe('the same key', () => {
  it('and body gets the same answer, and records once', async () => {
    const first = await here.ask('load', ana, launch, { key: 'k' })
    expect(await here.ask('load', ana, launch, { key: 'k' })).toEqual(first)
    expect(await here.eventTypes((first as { stream: string }).stream)).toEqual(['LoadLaunched', 'LoadOffered'])
  })
  it('with another body is refused', async () => {
    await here.ask('load', ana, launch, { key: 'k' })
    await expect(here.ask('load', ana, { ...launch, data: form({ freightPrice: 1 }) }, { key: 'k' })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    })
  })
  it('of another user is another request', async () => {
    const [one, other] = [await here.ask('load', ana, launch, { key: 'k' }), await here.ask('load', bia, launch, { key: 'k' })]
    expect(one).not.toEqual(other)
  })
  it('sent twice at once records once', async () => {
    const load = await loadTrip(here)
    const accept = () => here.ask('load', tania, { type: 'AcceptOffer', data: { id: load.id } }, { key: 'double' })
    const [first, second] = await Promise.all([accept(), accept()])
    expect(second).toEqual(first)
    expect(isRefusal(first)).toBe(false)
  })
  it('makes the same id, ordered by time when the key is', () => {
    const key = '019aa000-0000-7000-8000-000000000001'
    expect(idFor({ scope: 's', key })).toMatch(/^019aa000-0000-7[\da-f]{3}-[89ab]/)
    expect(idFor({ scope: 's', key })).toBe(idFor({ scope: 's', key }))
    expect(idFor({ scope: 'other', key })).not.toBe(idFor({ scope: 's', key }))
    expect(idFor({ scope: 's', key: 'mine' })).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  })
})

describe('a lost answer', () => {
  const losing = (here: World) => {
    let lost = 0
    const store = {
      ...here.events,
      append: async (...write: Parameters<typeof here.events.append>) => {
        const answer = await here.events.append(...write)
        if (lost++ % 2 === 0) throw new Error('connection reset')
        return answer
      },
    }
    return runner({ store, now: here.now, modules })
  }
  it('is looked up by its key', async () => {
    const answer = await losing(here)(modules.load, launch, { by: ana, key: 'k' })
    expect(answer).toMatchObject({ revision: 1 })
    expect(await here.ask('load', ana, launch, { key: 'k' })).toEqual(answer)
  })
  it('is an error when nothing was recorded', async () => {
    const store = { ...here.events, append: () => Promise.reject(new Error('disk gone')) }
    await expect(runner({ store, now: here.now, modules })(modules.load, launch, { by: ana, key: 'k' })).rejects.toThrow('disk gone')
  })
})

describe('another user who writes first', () => {
  const racing = (times: number) => {
    let lost = 0
    const store = {
      ...here.events,
      append: async (write: Parameters<typeof here.events.append>[0]) => {
        if (lost++ < times) throw new StaleRevision(write.stream, write.expected + 1)
        return here.events.append(write)
      },
    }
    return runner({ store, now: here.now, modules })
  }
  it('makes the runner evaluate again', async () =>
    expect(await racing(2)(modules.load, launch, { by: ana, key: 'k' })).toMatchObject({ revision: 1 }))
  it('makes it fail after three times', async () => {
    await expect(racing(3)(modules.load, launch, { by: ana, key: 'k' })).rejects.toMatchObject({ code: 'STALE_REVISION' })
  })
  it('in the same second is the only one hired', async () => {
    const load = await loadTrip(here)
    const accept = (by: typeof tania) => here.ask('load', by, { type: 'AcceptOffer', data: { id: load.id } })
    expect(await Promise.all([accept(tania), accept(tito)])).toMatchObject([{ revision: 3 }, { refused: 'OFFER_TAKEN' }])
  })
  it('by cancelling leaves nothing to accept, and vice versa', async () => {
    const [one, other] = [await loadTrip(here, { externalId: 'A' }), await loadTrip(here, { externalId: 'B' })]
    const accept = (id: string) => here.ask('load', tania, { type: 'AcceptOffer', data: { id } })
    const cancel = (id: string) => here.ask('load', ana, { type: 'CancelLoad', data: { id, reason: 'r' } })
    expect(await Promise.all([cancel(one.id), accept(one.id)])).toMatchObject([{ revision: 2 }, { refused: 'OFFER_WITHDRAWN' }])
    expect(await Promise.all([accept(other.id), cancel(other.id)])).toMatchObject([{ revision: 3 }, { revision: 4 }])
  })
  it('is reported to the user who edits outdated data', async () => {
    const load = await loadTrip(here)
    await load.load('TagLoad', bia, { tags: ['frágil'] })
    const edit = here.ask('load', ana, { type: 'ObserveLoad', data: { id: load.id, observation: 'x' } }, { ifMatch: 1 })
    await expect(edit).rejects.toMatchObject({
      code: 'STALE_REVISION',
      by: { userId: 'bia' },
      at: here.now(),
      changes: [{ type: 'LoadTagged', revision: 2 }],
    })
    expect(await here.ask('load', ana, { type: 'ObserveLoad', data: { id: load.id, observation: 'x' } }, { ifMatch: 2 })).toMatchObject({
      revision: 3,
    })
  })
})

it('a storm of retries has the effect of one request each', async () => {
  const keys = Array.from({ length: 100 }, (_, i) => `storm-${i}`)
  const answers = await Promise.all(
    keys.map((key, i) =>
      Promise.all(
        Array.from({ length: 50 }, () => here.ask('load', ana, { type: 'LaunchLoad', data: form({ externalId: `S-${i}` }) }, { key })),
      ),
    ),
  )
  for (const [first, ...others] of answers) for (const other of others) expect(other).toEqual(first)
  expect(new Set(answers.map(([first]) => (first as { stream: string }).stream)).size).toBe(100)
  const launched = (await here.events.readAll('-1', 100_000)).filter(({ type }) => type === 'LoadLaunched')
  expect(launched).toHaveLength(100)
})

it('sixty-four people on one load each get their turn', async () => {
  const load = await loadTrip(here)
  const rounds = Array.from({ length: 640 }, (_, i) =>
    here.ask('load', ana, { type: 'ObserveLoad', data: { id: load.id, observation: `n${i}` } }),
  )
  expect((await Promise.all(rounds)).map((answer) => (answer as { revision: number }).revision)).toEqual(rounds.map((_, i) => i + 2))
})

describe('a command that changes nothing', () => {
  const tag = (id: string, tags: readonly string[], by = ana, key = 'once') =>
    here.ask('load', by, { type: 'TagLoad', data: { id, tags } }, { key })
  it('gets the same answer when repeated, and does not undo a change made meanwhile', async () => {
    const { id } = await loadTrip(here)
    const stream = `load-${id}`
    await tag(id, ['frágil'], bia, 'first')
    const answer = await tag(id, ['frágil'])
    await tag(id, ['urgente'], bia, 'second')
    expect(await tag(id, ['frágil'])).toEqual(answer)
    expect((await here.events.read(stream)).at(-1)!.data.tags).toEqual(['urgente'])
  })
  it('keeps its key: the same key with another body is refused', async () => {
    const { id } = await loadTrip(here)
    await tag(id, [])
    await expect(tag(id, ['frágil'])).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  })
  it('records no event, in a storm of retries either', async () => {
    const { id } = await loadTrip(here)
    const stream = `load-${id}`
    const before = await here.events.read(stream)
    const answers = await Promise.all(Array.from({ length: 50 }, () => tag(id, [])))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await here.events.read(stream)).toEqual(before)
  })
  it('of the program itself is not stored: a deadline reads the load each time', async () => {
    const { id } = await loadTrip(here)
    const append = vi.fn(here.events.append)
    const run = runner({ store: { ...here.events, append }, now: here.now, modules })
    const open = { type: 'OpenOffer', data: { id } } as const
    expect(await run(modules.load, open, { by: ana, key: 'timer', asProgram: true })).toMatchObject({ revision: 1 })
    expect(append).not.toHaveBeenCalled()
  })
})

describe('a name', () => {
  it('is held by one load of a shipper', async () => {
    await loadTrip(here, { externalId: 'X-1' })
    expect(await here.ask('load', ana, { ...launch, data: form({ externalId: 'x-1' }) })).toEqual({ refused: 'EXTERNAL_ID_TAKEN' })
  })
  it('is free after its load was cancelled, and claimed again when the load returns', async () => {
    const load = await loadTrip(here, { externalId: 'X-1' })
    await load.load('CancelLoad', ana, { reason: 'r' })
    const next = await loadTrip(here, { externalId: 'X-1' })
    expect(await here.ask('load', ana, { type: 'ReopenLoad', data: { id: load.id } })).toEqual({ refused: 'EXTERNAL_ID_TAKEN' })
    await next.load('CancelLoad', ana, { reason: 'r' })
    await load.load('ReopenLoad')
    expect(await load.status()).toBe('WAIT_TRANSPORTER_ACCEPT')
  })
  it('that is generated is replaced by the next one when a load holds it already', async () => {
    const { externalId: _, ...unnamed } = form()
    const launchIn = async ({ execute, events }: World) =>
      (await events.read((await execute('load', ana, { type: 'LaunchLoad', data: unnamed }, { key: 'unnamed' })).stream))[0]!.data
    const { loadId, terms } = await launchIn(here)
    expect(terms.externalId).toBe(codeFor(undefined, loadId, 0))
    const other = await world()
    await loadTrip(other, { externalId: codeFor(undefined, loadId, 0) })
    expect((await launchIn(other)).terms.externalId).toBe(codeFor(undefined, loadId, 1))
  })
  it('of an NF-e is held by one load', async () => {
    const [one, other] = [await loadTrip(here), await loadTrip(here)]
    const add = (load: typeof one) =>
      here.ask('load', ana, {
        type: 'AddInvoices',
        data: { id: load.delivery, invoices: [{ orderCode: 'PED-1', nfeKey: '35261111222333000181550010000123451482135793' }] },
      })
    expect(await add(one)).toMatchObject({ revision: 2 })
    expect(await add(other)).toEqual({ refused: 'INVOICE_KEY_TAKEN' })
  })
})

describe('a thing of another owner is not found', () => {
  const tag = (id: string) => ({ type: 'TagLoad', data: { id, tags: ['x'] } })
  const lost = { code: 'NOT_FOUND' }

  it('for another shipper, another group, and the platform without a shipper', async () => {
    const { id } = await loadTrip(here)
    for (const by of [zeca, caio, { ...eva, shipperId: 's2' }]) await expect(here.ask('load', by, tag(id))).rejects.toMatchObject(lost)
    expect(await here.ask('load', eva, tag(id))).toMatchObject({ revision: 2 })
  })
  it('and the answer is the same as for a missing thing', async () => {
    const { id } = await loadTrip(here)
    const [theirs, nothing] = await Promise.allSettled([here.ask('load', zeca, tag(id)), here.ask('load', zeca, tag('nothing'))])
    expect(theirs).toEqual(nothing)
  })
  it('for a carrier without an offer', async () => {
    const { id } = await loadTrip(here)
    await expect(here.ask('load', rui, { type: 'AcceptOffer', data: { id } })).rejects.toMatchObject(lost)
  })
  it('for a carrier that does not work for the shipper, even in an offer to everybody', async () => {
    const { id } = await loadTrip(here, { target: { ...form().target, flAll: true, groupIds: [] } })
    await expect(here.ask('load', rui, { type: 'AcceptOffer', data: { id } })).rejects.toMatchObject(lost)
    expect(await here.ask('load', tito, { type: 'AcceptOffer', data: { id } })).toMatchObject({ revision: 3 })
  })
  it('for a carrier before the offer opens', async () => {
    const { id } = await loadTrip(here, { launchDate: '2026-01-05T20:00:00.000Z' })
    await expect(here.ask('load', tania, { type: 'AcceptOffer', data: { id } })).rejects.toMatchObject(lost)
  })
  it('for a driver who is not bound to it', async () => {
    const load = await loadTrip(here)
    await load.accepted()
    await load.bound()
    await expect(here.ask('load', davi, { type: 'ConfirmDriver', data: { id: load.id } })).rejects.toMatchObject(lost)
    await load.confirmed()
    await load.driven()
    const arrive = { type: 'ReportArrival', data: { id: load.delivery, receiverId: load.drops[0] } }
    await expect(here.ask('receipt', davi, arrive)).rejects.toMatchObject(lost)
    expect(await here.ask('receipt', joao, arrive)).toMatchObject({ revision: 1 })
  })
  it('under the name of a delivery that does not exist', async () => {
    const { id } = await loadTrip(here)
    for (const delivery of [id, `${id}-2`, 'x'])
      await expect(here.ask('load', ana, { type: 'AddInvoices', data: { id: delivery, invoices: [] } })).rejects.toMatchObject(lost)
  })
  it('for a user who launches into a foreign group', async () => {
    await expect(here.ask('load', caio, launch)).rejects.toMatchObject(lost)
    await expect(here.ask('load', tania, launch)).rejects.toMatchObject(lost)
  })
  it('and a carrier acts for the shipper of the load', async () => {
    const load = await loadTrip(here)
    await load.accepted()
    expect((await here.events.read(`load-${load.id}`)).at(-1)?.by).toEqual({
      userId: 'tania',
      roles: ['transporter_operator'],
      shipperId: 's1',
      transporterId: 't1',
    })
  })
})

describe('a rule over two streams', () => {
  it('closes the receipts first, and opens them again when the load refuses', async () => {
    const load = await loadTrip(here)
    await load.delivered()
    await here.execute('receipt', ana, { type: 'ApproveAllReceipts', data: { id: load.delivery } })
    expect(await here.ask('load', ana, { type: 'FinishLoad', data: { id: load.id } })).toEqual({ refused: 'INVOICES_MISSING' })
    expect((await here.eventTypes(`receipts-${load.delivery}`)).slice(-2)).toEqual(['ReceiptsClosed', 'ReceiptsReopened'])
    await load.invoiced()
    await load.load('FinishLoad')
    expect((await here.eventTypes(`receipts-${load.delivery}`)).at(-1)).toBe('ReceiptsClosed')
  })
  it("also opens them again when the client's revision of the load is stale", async () => {
    const load = await loadTrip(here)
    await load.delivered()
    await here.execute('receipt', ana, { type: 'ApproveAllReceipts', data: { id: load.delivery } })
    await load.invoiced()
    const finish = here.ask('load', ana, { type: 'FinishLoad', data: { id: load.id } }, { ifMatch: 0 })
    await expect(finish).rejects.toMatchObject({ code: 'STALE_REVISION' })
    expect((await here.eventTypes(`receipts-${load.delivery}`)).at(-1)).toBe('ReceiptsReopened')
  })
  it('keeps the receipts closed when they were closed before', async () => {
    const load = await loadTrip(here)
    await load.delivered()
    await here.execute('receipt', ana, { type: 'ApproveAllReceipts', data: { id: load.delivery } })
    await load.invoiced()
    const finish = () => here.ask('load', ana, { type: 'FinishLoad', data: { id: load.id } })
    expect((await Promise.all([finish(), finish()])).map(isRefusal).sort()).toEqual([false, true])
    expect((await here.eventTypes(`receipts-${load.delivery}`)).at(-1)).toBe('ReceiptsClosed')
    await load.load('ReopenLoad')
    expect((await here.eventTypes(`receipts-${load.delivery}`)).at(-1)).toBe('ReceiptsReopened')
  })
  it('refuses with the code of the stream that refused', async () => {
    const load = await loadTrip(here)
    await load.delivered()
    expect(await here.ask('load', ana, { type: 'FinishLoad', data: { id: load.id } })).toEqual({ refused: 'RECEIPTS_NOT_ALL_APPROVED' })
    expect(await here.attempts.of(load.id)).toMatchObject([{ command: 'FinishLoad', code: 'RECEIPTS_NOT_ALL_APPROVED' }])
  })
})

it("a refusal is stored with user, command and code, and without the command's data", async () => {
  const load = await loadTrip(here)
  await here.ask('load', ana, { type: 'ChooseTransporter', data: { id: load.id, transporterId: 'secret' } })
  const [attempt] = await here.attempts.of(load.id)
  expect(attempt).toMatchObject({
    command: 'ChooseTransporter',
    code: 'TRANSPORTER_DID_NOT_ACCEPT',
    by: { userId: 'ana', shipperId: 's1' },
    at: here.now(),
  })
  expect(JSON.stringify(attempt)).not.toContain('secret')
})

it('a forgotten driver is removed from cached states too', async () => {
  const load = await loadTrip(here)
  await load.accepted()
  await load.bound()
  const stream = `load-${load.id}`
  expect((await here.states.read(modules.load.fold, stream)).state.driver?.name).toBe('João')
  here.keys.drop('d1')
  here.states.drop(await here.streamsNaming('d1'))
  expect((await here.states.read(modules.load.fold, stream)).state.driver?.name).toBe('Dado removido')
})
