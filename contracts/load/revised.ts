import type { Event, OfType } from '../kit/event.ts'
import type { LoadEvent } from './events.ts'
import type { DraftForm, LoadTerms } from './terms.ts'

const THOUSANDTHS = 1_000
/** Distributes a new weight over the stops in proportion to their old weights; what thousandths cannot divide goes to the last stop. */
const weighed = <Stop extends { readonly weight?: number }>(stops: readonly Stop[], weight: number): Stop[] => {
  if (stops.length === 1) return stops.map((one) => ({ ...one, weight }))
  const before = stops.map((one) => Math.round((one.weight ?? 0) * THOUSANDTHS))
  const all = before.reduce((sum, one) => sum + one, 0)
  if (all === 0 || stops.some((one) => one.weight === undefined)) return [...stops]
  const rounded = Math.round(weight * THOUSANDTHS)
  const shares = before.map((one) => Number((BigInt(rounded) * BigInt(one)) / BigInt(all)))
  const rest = rounded - shares.reduce((sum, one) => sum + one, 0)
  return stops.map((one, at) => ({ ...one, weight: (shares[at]! + (at === shares.length - 1 ? rest : 0)) / THOUSANDTHS }))
}

type Revisions = { readonly [K in LoadEvent['type']]?: (terms: LoadTerms, data: OfType<LoadEvent, K>['data']) => LoadTerms }

/** Notes that staff may write on a load at any time, also on a draft. */
type Note = OfType<LoadEvent, 'LoadTagged' | 'LoadPriorityChanged' | 'LoadObservationChanged'>['data']
const noted = <Form extends object>(form: Form, { loadId: _, ...note }: Note): Form => ({ ...form, ...note })

const revisions: Revisions = {
  // The weights belonged to the old route.
  RouteChanged: ({ weight: _, ...terms }, { origins, destinations }) => ({ ...terms, origins, destinations }),
  LoadRestated: (_, { terms }) => terms,
  FileAttached: (terms, { fileId, name }) => ({ ...terms, attachments: [...(terms.attachments ?? []), { fileId, name }] }),
  AttachmentChanged: (terms, { before, fileId, name }) => ({
    ...terms,
    attachments: (terms.attachments ?? []).map((one) => (one.fileId === before ? { fileId, name } : one)),
  }),
  FileDetached: (terms, { fileId }) => ({ ...terms, attachments: (terms.attachments ?? []).filter((one) => one.fileId !== fileId) }),
  LotAmountsChanged: (terms, { loadId: _, ...amounts }) => ({ ...terms, lot: { ...terms.lot, ...amounts } }),
  LoadRenamed: (terms, { externalId }) => ({ ...terms, externalId }),
  PriceChanged: (
    terms,
    {
      loadId: _,
      reason: __,
      reductionFreightPercent: ___,
      reductionAbsolute: ____,
      additionAbsolute: _____,
      priceConfirmed: ______,
      ...price
    },
  ) => ({
    ...terms,
    ...price,
    // The price of a lot is that of its parts.
    ...(terms.deliveryType === 'LOT' && !terms.partOf && { lot: { ...terms.lot, pricePerPart: price.freightPrice } }),
  }),
  WeightChanged: (terms, { weight }) => ({
    ...terms,
    weight,
    origins: weighed(terms.origins, weight),
    destinations: weighed(terms.destinations, weight),
  }),
  DistanceChanged: (terms, { freightDistance }) => ({ ...terms, freightDistance }),
  LoadProfileChanged: (terms, { profileId, profileName, measureType }) => ({ ...terms, profileId, profileName, measureType }),
  TargetsChanged: (terms, { target }) => ({ ...terms, target }),
  LoadTagged: noted,
  LoadPriorityChanged: noted,
  LoadObservationChanged: noted,
}

type Route = Pick<LoadTerms, 'origins' | 'destinations'>
type Reroutes = { readonly [K in LoadEvent['type']]?: (route: Route, data: OfType<LoadEvent, K>['data']) => Route }

/** Sorts by the order of these ids. */
export const inOrder = <Thing>(things: readonly Thing[], ids: readonly string[], idOf: (thing: Thing) => string): Thing[] =>
  [...things].sort((a, b) => ids.indexOf(idOf(a)) - ids.indexOf(idOf(b)))

const origin = ({ origins, destinations }: Route, id: string, by: Partial<Route['origins'][number]>): Route => ({
  origins: origins.map((one) => (one.originId === id ? { ...one, ...by } : one)),
  destinations,
})
const destination = ({ origins, destinations }: Route, id: string, by: Partial<Route['destinations'][number]>): Route => ({
  origins,
  destinations: destinations.map((one) => (one.destinationId === id ? { ...one, ...by } : one)),
})

const reroutes: Reroutes = {
  RouteChanged: (_, { origins, destinations }) => ({ origins, destinations }),
  LoadRestated: (_, { terms: { origins, destinations } }) => ({ origins, destinations }),
  CollectDateChanged: (route, { loadId: _, originId, ...dates }) => origin(route, originId, dates),
  OriginObservationChanged: (route, { originId, observation }) => origin(route, originId, { observation }),
  DeliveryDateChanged: (route, { destinationId, deliveryDate }) => destination(route, destinationId, { deliveryDate }),
  DestinationObservationChanged: (route, { destinationId, observation }) => destination(route, destinationId, { observation }),
  DeliveriesReordered: ({ origins, destinations }, { destinationIds }) => ({
    origins,
    destinations: inOrder(destinations, destinationIds, ({ destinationId }) => destinationId),
  }),
  NfCodeChanged: (route, { destinationId, nfCode }) => destination(route, destinationId, { nfCode }),
  WeightChanged: ({ origins, destinations }, { weight }) => ({
    origins: weighed(origins, weight),
    destinations: weighed(destinations, weight),
  }),
}

/** The route after an event; unchanged unless the event changes it. */
export const rerouted = (route: Route, { type, data }: Event): Route =>
  (reroutes[type as LoadEvent['type']] as ((route: Route, data: unknown) => Route) | undefined)?.(route, data) ?? route

/** The draft's form after an event: notes on a draft are part of its form, and are published with it. */
export const redrafted = (form: DraftForm, { type, data }: Event): DraftForm =>
  revisions[type as LoadEvent['type']] === noted ? noted(form, data) : form

/** The terms after an event; unchanged unless the event changes them. */
export const revised = (terms: LoadTerms, event: Event): LoadTerms => {
  const revise = revisions[event.type as LoadEvent['type']] as ((terms: LoadTerms, data: unknown) => LoadTerms) | undefined
  return revise?.(terms, event.data) ?? { ...terms, ...rerouted({ origins: terms.origins, destinations: terms.destinations }, event) }
}
