import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { loadOfPendency } from '@embarca/contracts/pendency/codes.ts'
import { commandTable, type LookupContext } from '../kit/command-row.ts'
import { loadOf, ownershipOf } from '../load/index.ts'
import { type PendencyTypes, pendencyDecisions } from './decide.ts'
import { dropsFold } from './drops.ts'
import { type PendenciesState, pendencyIn, streamOfTypes, typesFold } from './state.ts'

const ofPendency = ({ id }: { readonly id: string }) => loadOfPendency(id)

const loadLookup = async (loadId: string, context: LookupContext) => {
  const load = await loadOf(context, loadId)
  return { load, types: await context.read(typesFold, streamOfTypes(load.shipperId)) }
}
const ownLoadLookup = (_: PendenciesState, { id }: { readonly id: string }, context: LookupContext) => loadLookup(id, context)

const ownership = async (loadId: string, context: LookupContext) => ownershipOf(await loadOf(context, loadId), context)
/** A pendency is its load's. */
const ownerOfOne = (state: PendenciesState, { id }: { readonly id: string }, context: LookupContext) =>
  pendencyIn(state, id) ? ownership(loadOfPendency(id), context) : undefined
/** What the program asks names the load. */
const ownerOfLoad = (_: PendenciesState, { id }: { readonly id: string }, context: LookupContext) => ownership(id, context)

/** Every command of a load's pendencies. */
export const pendencyCommandRows = commandTable<PendencyTypes>()({
  ReportPendency: {
    streamId: ({ loadId }) => loadId,
    owner: (_, { loadId }, context) => ownership(loadId, context),
    outsideLifecycle: true,
    lookups: (_, { loadId }, context) => loadLookup(loadId, context),
    decide: pendencyDecisions.ReportPendency,
  },
  OpenPendency: { owner: ownerOfLoad, outsideLifecycle: true, lookups: ownLoadLookup, decide: pendencyDecisions.OpenPendency },
  CheckPendencies: {
    owner: ownerOfLoad,
    outsideLifecycle: true,
    lookups: async (_, { id }, context) => ({
      ...(await loadLookup(id, context)),
      drops: await context.read(dropsFold, `receipts-${deliveryOf(id)}`),
    }),
    decide: pendencyDecisions.CheckPendencies,
  },
  CancelPendencies: { owner: ownerOfLoad, outsideLifecycle: true, decide: pendencyDecisions.CancelPendencies },

  ResolvePendency: { streamId: ofPendency, owner: ownerOfOne, decide: pendencyDecisions.ResolvePendency },
  DisposePendency: { streamId: ofPendency, owner: ownerOfOne, decide: pendencyDecisions.DisposePendency },
  ViewPendency: { streamId: ofPendency, owner: ownerOfOne, outsideLifecycle: true, decide: pendencyDecisions.ViewPendency },
  UnviewPendency: { streamId: ofPendency, owner: ownerOfOne, outsideLifecycle: true, decide: pendencyDecisions.UnviewPendency },
})
