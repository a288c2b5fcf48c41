import type { OfType } from '@embarca/contracts/kit/event.ts'
import type { PendencyEvent } from '@embarca/contracts/pendency/events.ts'
import type { LookupContext } from '../kit/command-row.ts'
import type { Fold } from '../kit/fold.ts'
import type { LoadState } from './state.ts'
import type { LoadDecisions } from './types.ts'

type Opened = Pick<OfType<PendencyEvent, 'PendencyOpened'>['data'], 'pendencyId' | 'name' | 'blocks'>
type Ended = { readonly pendencyId: string }
/** A load's open pendencies that stop transitions, by their ids. */
type Blocking = Readonly<Record<string, Opened>>

const ended = ({ ...all }: Record<string, Opened>, { pendencyId }: Ended): Blocking => {
  delete all[pendencyId]
  return all
}
const blockingFold: Fold<Blocking> = {
  initial: {},
  evolve: {
    PendencyOpened: (all, { pendencyId, name, blocks }: Opened) =>
      blocks.length ? { ...all, [pendencyId]: { pendencyId, name, blocks } } : all,
    PendencyResolved: ended,
    PendencyDisposed: ended,
    PendencyCanceled: ended,
  },
}

/** The pendency, while it is open: a block that is recorded late must not outlive it. */
export const blockingLookup = async (
  { loadId }: LoadState,
  { pendencyId }: Ended,
  { read }: LookupContext,
): Promise<{ readonly pendency: Opened | undefined }> => ({ pendency: (await read(blockingFold, `pendency-${loadId}`))[pendencyId] })

/** The load's own record of what an open pendency stops, so that a transition and the pendency of one second have an order (o44). */
export const blocking: LoadDecisions<
  'BlockTransitions' | 'UnblockTransitions',
  { BlockTransitions: { readonly pendency: Opened | undefined } }
> = {
  BlockTransitions: ({ pendencyId }, { loadId, blocks = [] }, { lookups: { pendency } }) =>
    !pendency || blocks.some((one) => one.pendencyId === pendencyId)
      ? []
      : { type: 'TransitionsBlocked', data: { loadId, pendencyId, name: pendency.name, transitions: [...pendency.blocks] } },
  UnblockTransitions: ({ pendencyId }, { loadId, blocks = [] }) =>
    blocks.some((one) => one.pendencyId === pendencyId) ? { type: 'TransitionsUnblocked', data: { loadId, pendencyId } } : [],
}
