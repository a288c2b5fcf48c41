import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import { priceLimitsOf } from '@embarca/contracts/load/price-guard.ts'
import type { DraftForm } from '@embarca/contracts/load/terms.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../base/api.ts'
import { useRead } from '../../base/queries.ts'
import { blankForm } from './blank-form.ts'
import { formOf, isEditable } from './edit-form.ts'
import { fromForm } from './from-form.ts'
import type { Chosen, LaunchText } from './launch-text.ts'
import { habitsOf, unfinished, withHabits } from './memory.ts'
import { repeatLane } from './repeat-lane.ts'
import type { LaunchMeasure } from './to-form.ts'

export type LaunchProfile = OutputOf<typeof referenceRoutes.profiles>['list'][number]
export type LaunchPlace = OutputOf<typeof referenceRoutes.collectPlaces>['list'][number]
/** What the form starts from: unfinished input, a draft, a load to edit or repeat, or nothing. */
export type LaunchStart = {
  readonly text: LaunchText
  readonly draftId?: string
  /** The code of the load that is repeated. */
  readonly repeats?: string
  /** Its id, when that load has ended: the new load records that it follows it. */
  readonly relaunches?: string
  /** The id of the launched load that is edited. */
  readonly edits?: string
  readonly restored?: true
}
/** The company's registers and settings. */
type Company = { readonly profiles: readonly LaunchProfile[]; readonly byBurden: boolean }
type Given = {
  readonly user: string
  readonly group: string
  readonly from: string | undefined
  readonly lot: boolean
  readonly edit: boolean
}

export const chosen = ({ id, name, address, zone }: LaunchPlace): Chosen => ({ id, name, city: address.city, state: address.state, zone })
export const measureOf = (profiles: readonly LaunchProfile[], profileId: string): LaunchMeasure =>
  (profiles.find(({ id }) => id === profileId)?.measureType as LaunchMeasure | undefined) ?? 'WEIGHT'

const everyPlace = async () => {
  const [collect, deliver] = await Promise.all([
    call(referenceRoutes.collectPlaces, { size: 100 }),
    call(referenceRoutes.deliveryPlaces, { size: 100 }),
  ])
  return new Map([...collect.list, ...deliver.list].map((place) => [place.id, chosen(place)]))
}

const ENDED = ['CANCELED', 'EXPIRED', 'FINISHED']
type Source = { readonly form: DraftForm; readonly origin: Pick<LaunchStart, 'draftId' | 'repeats' | 'relaunches' | 'edits'> }
const draftOrCopy = async (from: string, edit: boolean): Promise<Source> => {
  const load = await call(loadDetailsRoutes.details, { id: from })
  if (load.statusCode === 'DRAFT') return { form: load.form ?? {}, origin: { draftId: from } }
  const form = await call(loadDetailsRoutes.relaunchForm, { id: from })
  if (edit && isEditable(load)) return { form: formOf(load, form), origin: { edits: from } }
  return { form, origin: { repeats: load.externalId, ...(ENDED.includes(load.statusCode) && { relaunches: from }) } }
}

type Filled = { readonly form: DraftForm; readonly group: string; readonly repeats: boolean; readonly edits: boolean }
/** A stored form as text, with the names of its places and transporter. */
const filledText = async ({ form, group, repeats, edits }: Filled, { profiles, byBurden }: Company): Promise<LaunchText> => {
  const [places, transporters] = await Promise.all([everyPlace(), call(referenceRoutes.transporters, { size: 100 })])
  const text = fromForm(form, {
    placeOf: (id) => places.get(id),
    transporterOf: (id) => transporters.list.find((one) => one.id === id),
    measure: measureOf(profiles, form.profileId ?? ''),
    byBurden,
    now: Date.now(),
    repeats,
    edits,
  })
  return { ...text, operationGroupId: text.operationGroupId || group }
}

const stored = async ({ from, group, edit }: Given & { readonly from: string }, company: Company): Promise<LaunchStart> => {
  const { form, origin } = await draftOrCopy(from, edit)
  const text = await filledText({ form, group, repeats: origin.repeats !== undefined, edits: origin.edits !== undefined }, company)
  return { text, ...origin }
}

/** The form of a load of the same lane, for a new load. */
export const laneForm = async (loadId: string, group: string, company: Company): Promise<LaunchText> => {
  const form = await call(loadDetailsRoutes.relaunchForm, { id: loadId })
  return repeatLane(await filledText({ form, group, repeats: true, edits: false }, company), Date.now())
}

const pageOf = ({ from, lot, edit }: Given) => (from === undefined ? (lot ? 'lot' : 'new') : edit ? `${from}-edit` : from)

const startFrom = async (given: Given, company: Company): Promise<LaunchStart> => {
  const { user, group, from, lot } = given
  const unfinishedForm = unfinished(user, pageOf(given))
  const empty = blankForm(Date.now(), group)
  if (unfinishedForm) {
    const { text, at: _, ...origin } = unfinishedForm
    return { text: { ...empty, ...text }, restored: true, ...origin }
  }
  if (from !== undefined) return stored({ ...given, from }, company)
  return { text: { ...withHabits(empty, habitsOf(user)), ...(lot && { deliveryType: 'LOT' as const }) } }
}

/** Loads everything the form needs before it can be shown. */
export const useStart = (given: Given) => {
  const profiles = useRead(referenceRoutes.profiles, { size: 100 })
  const configs = useRead(referenceRoutes.configs, {})
  const list = profiles.data?.list
  const byBurden = configs.data?.lotByBurden ?? false
  const page = pageOf(given)
  const start = useQuery({
    queryKey: ['launch', given.user, page],
    queryFn: () => startFrom(given, { profiles: list ?? [], byBurden }),
    enabled: list !== undefined && !configs.isPending,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return {
    start: start.data,
    page,
    profiles: list ?? [],
    byBurden,
    limits: priceLimitsOf(configs.data ?? {}),
    error: profiles.error ?? start.error,
    retry: () => void Promise.all([profiles.refetch(), start.refetch()]),
  }
}
