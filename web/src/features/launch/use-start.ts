import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import type { DraftForm } from '@embarca/contracts/load/terms.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { useRead } from '../../lib/pages.ts'
import { fromForm } from './from-form.ts'
import { blank, type Chosen, type LaunchText } from './launch-text.ts'
import { habitsOf, unfinished, withHabits } from './memory.ts'
import type { Measure } from './to-form.ts'

export type Profile = OutputOf<typeof referenceRoutes.profiles>['list'][number]
export type Place = OutputOf<typeof referenceRoutes.collectPlaces>['list'][number]
/** Where the form starts from: typed before and not finished, a draft, another load, or nothing. */
export type Start = { readonly text: LaunchText; readonly draftId?: string; readonly repeats?: string; readonly restored?: true }

export const chosen = ({ id, name, address, zone }: Place): Chosen => ({ id, name, city: address.city, state: address.state, zone })
export const measureOf = (profiles: readonly Profile[], profileId: string): Measure =>
  (profiles.find(({ id }) => id === profileId)?.measureType as Measure | undefined) ?? 'WEIGHT'

const everyPlace = async () => {
  const [collect, deliver] = await Promise.all([
    call(referenceRoutes.collectPlaces, { size: 100 }),
    call(referenceRoutes.deliveryPlaces, { size: 100 }),
  ])
  return new Map([...collect.list, ...deliver.list].map((place) => [place.id, chosen(place)]))
}

const draftOrCopy = async (from: string): Promise<{ form: DraftForm; code: string; draft: boolean }> => {
  const load = await call(loadDetailsRoutes.details, { id: from })
  if (load.statusCode === 'DRAFT') return { form: load.form ?? {}, code: load.externalId, draft: true }
  return { form: await call(loadDetailsRoutes.relaunchForm, { id: from }), code: load.externalId, draft: false }
}

const startFrom = async (user: string, group: string, from: string | undefined, profiles: readonly Profile[]): Promise<Start> => {
  const kept = unfinished(user, from ?? 'new')
  if (kept)
    return {
      text: kept.text,
      restored: true,
      ...(kept.draftId && { draftId: kept.draftId }),
      ...(kept.repeats && { repeats: kept.repeats }),
    }
  if (from === undefined) return { text: withHabits(blank(Date.now(), group), habitsOf(user)) }
  const [{ form, code, draft }, places] = await Promise.all([draftOrCopy(from), everyPlace()])
  const text = fromForm(form, (id) => places.get(id), measureOf(profiles, form.profileId ?? ''), Date.now(), !draft)
  return { text: { ...text, operationGroupId: text.operationGroupId || group }, ...(draft ? { draftId: from } : { repeats: code }) }
}

/** Everything the form needs before it can be shown. */
export const useStart = (user: string, group: string, from: string | undefined) => {
  const profiles = useRead(referenceRoutes.profiles, { size: 100 })
  const list = profiles.data?.list
  const start = useQuery({
    queryKey: ['launch', user, from ?? 'new'],
    queryFn: () => startFrom(user, group, from, list ?? []),
    enabled: list !== undefined,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return {
    start: start.data,
    profiles: list ?? [],
    error: profiles.error ?? start.error,
    retry: () => void Promise.all([profiles.refetch(), start.refetch()]),
  }
}
