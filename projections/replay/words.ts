import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import { plateText } from '@embarca/contracts/kit/documents.ts'
import { amountText, kilometres, weightText } from '@embarca/contracts/kit/measures.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import { detailsLabels } from '@embarca/contracts/load-details/labels.pt.ts'
import { replayLabels, replayTexts } from '@embarca/contracts/replay/labels.pt.ts'
import type { Field } from '@embarca/contracts/replay/routes.ts'
import { counted, formatInstant, reais } from '../kit/words.ts'
import type { Details } from '../load-details/index.ts'
import type { OpenTroubles } from './open-troubles.ts'
import type { Replayed } from './replayed.ts'
import { stopFields } from './stop-words.ts'

type Group = keyof typeof replayLabels.group
type Name = keyof typeof replayLabels.field
/** Finds a company's name when the load's events do not name it. */
export type CompanyNameOf = (transporterId: string) => string | undefined
type FieldText = string | number | boolean | undefined

const { field: labels, group: groups, yes } = replayLabels
const from = (names: Readonly<Record<string, string>>, code: string | undefined) => code && (names[code] ?? code)
const amount = (cents: number | undefined) => cents && reais(cents)
const joinNames = (words: readonly (string | number | undefined)[]) => words.filter(Boolean).join(', ')

/** A volume in the unit of the lot's profile. */
const volume = (amount: number | undefined, measure: string | undefined) => (amount === undefined ? undefined : amountText(amount, measure))
const limitsOf = ({ amountMinimum, amountMaximum }: NonNullable<LoadTerms['lot']>, measure: string | undefined) =>
  joinNames([
    amountMinimum && replayTexts.minimum(amountText(amountMinimum, measure)),
    amountMaximum && replayTexts.maximum(amountText(amountMaximum, measure)),
  ])

const targetOf = ({ target: { flAll, transporterIds, groupIds } }: LoadTerms) =>
  flAll
    ? replayLabels.everybody
    : joinNames([
        groupIds.length ? counted(groupIds.length, ...replayTexts.groups) : undefined,
        transporterIds.length ? counted(transporterIds.length, ...replayTexts.transporters) : undefined,
      ])
/** The names of the transporters with that reaction to the offer. */
const who = ({ talks }: Details, did: 'seenAt' | 'declinedAt', nameOf: CompanyNameOf) =>
  joinNames(Object.values(talks).map((talk) => talk[did] && (talk.transporterName ?? nameOf(talk.transporterId) ?? detailsLabels.unknown)))

/** All known values of a load, group by group, always in the same words. */
const known = (
  details: Details,
  card: LoadCard,
  { pendencies, incidents }: OpenTroubles,
  nameOf: CompanyNameOf,
): Readonly<Record<Exclude<Group, 'road' | 'receipts'>, Partial<Record<Name, FieldText>>>> => {
  const { terms, requestWithoutTracking: withoutTracking } = details
  return {
    situation: {
      status: loadLabels.status[details.status],
      cancelReason: details.cancelReason,
      withoutTracking: withoutTracking && `${formatInstant(withoutTracking.at)} · ${withoutTracking.reason}`,
      tracked: details.lastPosition && formatInstant(details.lastPosition.at),
      remaining: card.remainingKm !== undefined && kilometres(card.remainingKm),
      underWay: details.underWay?.length,
      pendencies: joinNames(pendencies),
      incidents: joinNames(incidents),
    },
    load: {
      externalId: card.externalId,
      freightType: from(loadLabels.freightType, card.freightType),
      deliveryType: from(loadLabels.deliveryType, card.deliveryType),
      hiringType: from(loadLabels.hiringType, card.hiringType),
      acceptType: from(loadLabels.acceptType, terms?.acceptType),
      profile: terms?.profileName,
      product: card.productType,
      weight: card.weight && weightText(card.weight),
      distance: terms?.freightDistance && kilometres(terms.freightDistance),
      tags: joinNames(card.tags),
      priority: card.flPriority && yes,
      observation: terms?.observation,
    },
    values: {
      price: amount(details.price),
      freightPrice: amount(terms ? terms.freightPrice : card.freightPrice),
      freightPriceDriver: amount(card.freightPriceDriver),
      tollPrice: amount(card.tollPrice),
      feeDeliveryPrice: amount(card.feeDeliveryPrice),
      referenceValue: amount(card.referenceValue),
      approval: terms?.approvalRequired && yes,
    },
    hiring: {
      target: terms && targetOf(terms),
      deadline: card.deadline && formatInstant(card.deadline),
      seen: who(details, 'seenAt', nameOf),
      accepted: joinNames(details.accepts.map(({ transporterName, price }) => `${transporterName} (${reais(price)})`)),
      declined: who(details, 'declinedAt', nameOf),
      proposals: details.answers.proposers.length,
      bids: details.answers.bids,
      auctionEnds: card.auction && formatInstant(card.auction.endsAt),
      initialBid: amount(card.auction?.initialBid),
      bestBid: amount(card.auction?.best),
      transporter: details.transporterId && card.transporterName,
      driver: card.driverName,
      vehicles: joinNames([card.vehiclePrimaryPlate, ...card.vehicleOtherPlates].map((plate) => plate && plateText(plate))),
    },
    lot: {
      lotTotal: volume(card.lotTotal, card.lotMeasure),
      lotAllocated: volume(card.lotAllocated, card.lotMeasure),
      lotWithdrawn: volume(card.lotWithdrawn, card.lotMeasure),
      lotRemaining: volume(card.lotRemaining, card.lotMeasure),
      lotLimits: details.terms?.lot && limitsOf(details.terms.lot, card.lotMeasure),
    },
    papers: {
      invoices: joinNames(details.invoices.map(({ number, orderCode }) => `${number} (${orderCode})`)),
      attachments: joinNames((terms?.attachments ?? details.form?.attachments ?? []).map(({ name }) => name)),
    },
  }
}

/** A load field by field, in words; unknown values are left out. */
export const fieldsOf = ({ details, card, open }: Pick<Replayed, 'details' | 'card' | 'open'>, nameOf: CompanyNameOf): Field[] => {
  if (!details || !card) return []
  const { papers: documents, ...before } = known(details, card, open, nameOf)
  const fieldsOfGroup = (group: Group, texts: Partial<Record<Name, FieldText>>): Field[] =>
    Object.entries(texts).flatMap(([name, value]) =>
      value ? [{ key: `${group}.${name}`, group: groups[group], label: labels[name as Name], value: String(value) }] : [],
    )
  return [
    ...Object.entries(before).flatMap(([group, texts]) => fieldsOfGroup(group as Group, texts)),
    ...stopFields(details),
    ...fieldsOfGroup('papers', documents),
  ]
}
