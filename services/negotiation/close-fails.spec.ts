import { loadTrip } from '@embarca/tests/stories/load-trip.ts'
import { people, world } from '@embarca/tests/stories/world.ts'
import { expect, it } from 'vitest'
import { type EventStore, StoreUnavailable } from '../kit/event-store.ts'
import { runner } from '../kit/run.ts'
import { modules } from '../modules.ts'

const { ana, tania } = people

it('a proposal stays held when the end of the offer cannot be written while it is accepted', async () => {
  const here = await world()
  const { id } = await loadTrip(here, { type: 'QUOTATION', freightPrice: undefined as never })
  await here.execute('negotiation', tania, { type: 'Propose', data: { id, price: 700_000 } })
  const talk = `negotiation-${id}`
  const negotiationId = (await here.events.read(talk)).findLast(({ type }) => type === 'ProposalMade')?.data.negotiationId

  const failing: EventStore = {
    ...here.events,
    append: async (write) => {
      if (write.events[0]?.type !== 'OfferCompleted') return here.events.append(write)
      await here.ask('negotiation', ana, { type: 'HoldProposal', data: { id, negotiationId } })
      throw new StoreUnavailable('disk full')
    },
  }
  const run = runner({ store: failing, now: here.now, modules })
  await expect(run(modules.load, { type: 'CloseOffer', data: { id } }, { by: ana, key: 'close' })).rejects.toThrow('disk full')
  expect((await here.eventTypes(talk)).slice(-3)).toEqual(['NegotiationClosed', 'ProposalHeld', 'NegotiationReopened'])

  // The process that held it died: after a minute it may be accepted.
  await here.wait(1 / 30)
  await here.execute('load', ana, { type: 'AcceptProposal', data: { id, negotiationId } })
  expect(await here.eventTypes(`load-${id}`)).toContain('TransporterAssigned')
})
