import { usualCategory } from '@embarca/contracts/eligibility/cnh.ts'
import type { EligibilityEvent } from '@embarca/contracts/eligibility/events.ts'
import type { EligibilityRuleRow, ruleRoutes } from '@embarca/contracts/eligibility/routes.ts'
import type { OfType } from '@embarca/contracts/kit/event.ts'
import { vehicleTypes } from '@embarca/contracts/load/codes.ts'
import { consumeOnly, type Projector } from '../kit/projector.ts'
import { listOf, pageOf, type Readers } from '../kit/readers.ts'
import type { ViewManifest } from '../shared/manifest.ts'

const VIEW = 'eligibility-rule'
const CATEGORIES = 'cnh-categories'
type CategoriesDocument = OfType<EligibilityEvent, 'CnhCategoriesSet'>['data']
type RuleDocument = OfType<EligibilityEvent, 'EligibilityRuleAdded'>['data']
const shown = ({ ruleId: id, shipperId: _, ...fields }: RuleDocument): EligibilityRuleRow => ({ id, ...fields })

/** One document per rule. */
const ruleProjector: Projector<RuleDocument, EligibilityEvent> = {
  spec: { view: VIEW, version: 1, fields: { shipperId: 'text', kind: 'text' }, indexes: [['shipperId', 'kind']] },
  scope: 'tenant',
  ...consumeOnly(['EligibilityRuleAdded', 'EligibilityRuleChanged', 'EligibilityRuleRemoved'], ({ data }) => data.ruleId),
  on: {
    EligibilityRuleAdded: (_, { data }) => data,
    EligibilityRuleChanged: (_, { data }) => data,
    EligibilityRuleRemoved: () => undefined,
  },
}

/** One document per shipper. */
const categoriesProjector: Projector<CategoriesDocument, EligibilityEvent> = {
  spec: { view: CATEGORIES, version: 1, fields: { shipperId: 'text' }, indexes: [['shipperId']] },
  scope: 'tenant',
  ...consumeOnly(['CnhCategoriesSet'], ({ data }) => data.shipperId),
  on: { CnhCategoriesSet: (_, { data }) => data },
}

const ruleReaders: Readers<typeof ruleRoutes> = {
  rule: async ({ id }, { views }) => {
    const found = await views.get<RuleDocument>(VIEW, id)
    return found && shown(found)
  },
  categories: async (_, { views, by }) => {
    const own = (await views.get<CategoriesDocument>(CATEGORIES, by.shipperId))?.categories ?? []
    return vehicleTypes.map((vehicleType) => {
      const usual = usualCategory({ vehicleType })
      return { vehicleType, usual, category: own.find((one) => one.vehicleType === vehicleType)?.category ?? usual }
    })
  },
  rules: async (paging, { views }) => {
    const page = pageOf(paging, 10)
    const found = await views.page<RuleDocument>(VIEW, { where: {}, sort: ['kind', 'asc'], ...page })
    return listOf(found.items.map(shown), found, page)
  },
}

export const eligibilityView = {
  projectors: [ruleProjector, categoriesProjector],
  readers: { rule: ruleReaders },
} as const satisfies ViewManifest
