import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { transporterDealCommands } from '@embarca/contracts/negotiation/routes.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoApp, startDemoApp } from '../kit/demo-app.ts'
import { negotiated } from '../stories/negotiated.ts'

let app: DemoApp
beforeAll(async () => {
  app = await startDemoApp()
})
afterAll(() => app.close())

const eventTypesOf = async (stream: string) => (await app.data.events.read(stream)).map(({ type }) => type)
const [north, south] = ['transportadora01', 'transportadora02'] as const

describe('conflicting commands in a negotiation', () => {
  it('two proposals accepted at once have one winner', async () => {
    const load = await negotiated(app)
    await load.propose(north, 650_000)
    await load.propose(south, 640_000)
    const [one, other] = [await load.proposalOf(north), await load.proposalOf(south)]
    const answers = await Promise.all([load.accept(one), load.accept(other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await eventTypesOf(load.stream)).filter((type) => type === 'TransporterAssigned')).toHaveLength(1)
  })

  it('a cancellation while a proposal is accepted: hired then canceled, or refused and released', async () => {
    for (let round = 0; round < 8; round++) {
      const load = await negotiated(app)
      await load.propose(north, 650_000)
      const id = await load.proposalOf(north)
      const cancel = () => app.ask('operador', loadRoutes.cancel, { id: load.id, reason: 'Pedido cancelado pelo cliente' })
      const accept = () => load.accept(id)
      await Promise.all(round % 2 ? [cancel(), accept()] : [accept(), cancel()])
      await app.settled()
      const events = await eventTypesOf(load.stream)
      expect(events).toContain('LoadCanceled')
      const talk = await eventTypesOf(`negotiation-${load.id}`)
      if (events.includes('TransporterAssigned')) expect(events.indexOf('TransporterAssigned')).toBeLessThan(events.indexOf('LoadCanceled'))
      else if (talk.includes('ProposalHeld')) expect(talk).toContain('ProposalReleased')
    }
  })

  it('a proposal accepted twice, by a double click or after a lost response, hires once', async () => {
    const load = await negotiated(app)
    await load.propose(north, 650_000)
    const id = await load.proposalOf(north)
    const [one, other] = await Promise.all([load.accept(id, 'once'), load.accept(id, 'once')])
    expect(other!.body).toEqual(one!.body)
    expect((await load.accept(id, 'once')).body).toEqual(one!.body)
    expect((await load.accept(id)).status).toBe(200)
    expect((await eventTypesOf(load.stream)).filter((type) => type === 'TransporterAssigned')).toHaveLength(1)
    expect((await eventTypesOf(`negotiation-${load.id}`)).filter((type) => type === 'ProposalHeld')).toHaveLength(1)
  })

  it('a proposal changed while it is accepted is either accepted or replaced', async () => {
    for (let round = 0; round < 6; round++) {
      const load = await negotiated(app)
      await load.propose(north, 650_000)
      const id = await load.proposalOf(north)
      const [accepted, changed] = await Promise.all([
        load.accept(id),
        app.ask(north, transporterDealCommands.propose, { id: load.id, price: 690_000 }),
      ])
      await app.settled()
      const { price, statusCode } = await load.details()
      if (accepted!.status === 200) expect({ price, changed: changed!.status }).toEqual({ price: 650_000, changed: 422 })
      else expect({ statusCode, changed: changed!.status }).toEqual({ statusCode: 'NEGOTIATION', changed: 200 })
    }
  })
})
