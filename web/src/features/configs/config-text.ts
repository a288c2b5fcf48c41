import type { InputOf, OutputOf } from '@embarca/contracts/kit/route.ts'
import { priceLimitsOf } from '@embarca/contracts/load/price-guard.ts'
import type { shipperCommands } from '@embarca/contracts/reference/commands.ts'
import { referenceLabels } from '@embarca/contracts/reference/labels.pt.ts'
import type { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import type { Toggle } from '@embarca/contracts/toggles.ts'

type Stored = OutputOf<typeof referenceRoutes.configs>
export type ConfigText = {
  readonly toggles: Readonly<Record<Toggle, boolean>>
  /** Cents; undefined means that no hiring needs approval. */
  readonly approvalAbove: number | undefined
  readonly documentExpiryDays: string
  readonly priceWarnPercent: string
  readonly priceConfirmPercent: string
  readonly lotByBurden: boolean
  /** Days for which a driver's integration counts; empty: without an end. */
  readonly integrationDays: string
  /** Whether working hours are restricted at all. */
  readonly hours: boolean
  readonly days: readonly number[]
  readonly from: string
  readonly to: string
}
const WEEK = [1, 2, 3, 4, 5]
const USUAL = { days: WEEK, from: '08:00', to: '18:00' }
/** Days. The default when none is stored (readings b1.27). */
const USUAL_EXPIRY = '30'

export const configText = ({
  toggles,
  approvalAbove,
  documentExpiryDays,
  lotByBurden = false,
  workingHours,
  integrationDays,
  ...limits
}: Stored): ConfigText => ({
  toggles,
  approvalAbove,
  documentExpiryDays: String(documentExpiryDays ?? USUAL_EXPIRY),
  priceWarnPercent: String(priceLimitsOf(limits).warnPercent),
  priceConfirmPercent: String(priceLimitsOf(limits).confirmPercent),
  lotByBurden,
  integrationDays: String(integrationDays ?? ''),
  hours: workingHours !== undefined,
  ...(workingHours ?? USUAL),
})

const isHour = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

const isPercent = (text: string) => Number(text) >= 1 && Number(text) <= 1000
const INTEGRATION = 'Escreva de 1 a 3650 dias.'
const PERCENT = 'Escreva de 1 a 1000 %.'

export const configErrors = ({
  documentExpiryDays,
  integrationDays,
  hours,
  days,
  from,
  to,
  ...limits
}: ConfigText): Readonly<Record<string, string>> => {
  const expiry = Number(documentExpiryDays)
  const { priceWarnPercent: warn, priceConfirmPercent: confirm } = limits
  return {
    ...(!isPercent(warn) && { priceWarnPercent: PERCENT }),
    ...(Number(confirm) < Number(warn) && { priceConfirmPercent: referenceLabels.refusal.PRICE_LIMITS_CROSSED }),
    ...(!isPercent(confirm) && { priceConfirmPercent: PERCENT }),
    ...(!(expiry >= 1 && expiry <= 365) && { documentExpiryDays: 'Escreva de 1 a 365 dias.' }),
    ...(integrationDays && !(Number(integrationDays) >= 1 && Number(integrationDays) <= 3650) && { integrationDays: INTEGRATION }),
    ...(hours && days.length === 0 && { days: 'Escolha ao menos um dia.' }),
    ...(hours && !isHour(from) && { from: 'Escreva a hora como 08:00.' }),
    ...(hours && !isHour(to) && { to: 'Escreva a hora como 18:00.' }),
    ...(hours && isHour(from) && isHour(to) && to <= from && { to: 'O fim vem antes do início.' }),
  }
}

/** The request carries every toggle: one that is left out is off. */
export const configFields = (text: ConfigText): InputOf<typeof shipperCommands.saveConfigs> => ({
  toggles: text.toggles,
  ...(text.approvalAbove !== undefined && { approvalAbove: text.approvalAbove }),
  documentExpiryDays: Number(text.documentExpiryDays),
  priceWarnPercent: Number(text.priceWarnPercent),
  priceConfirmPercent: Number(text.priceConfirmPercent),
  lotByBurden: text.lotByBurden,
  ...(text.integrationDays && { integrationDays: Number(text.integrationDays) }),
  ...(text.hours && { workingHours: { days: [...text.days].sort(), from: text.from, to: text.to } }),
})
