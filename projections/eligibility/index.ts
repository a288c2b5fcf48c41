import type { EligibilityEvent } from '@embarca/contracts/eligibility/events.ts'
import type { EligibilityRuleRow, ruleRoutes } from '@embarca/contracts/eligibility/routes.ts'
import type { OfType } from '@embarca/contracts/kit/event.ts'
import { consumeOnly, type Projector } from '../kit/projector.ts'
import { listOf, pageOf, type Readers } from '../kit/readers.ts'
import type { ViewManifest } from '../shared/manifest.ts'

const VIEW = 'eligibility-rule'
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

const ruleReaders: Readers<typeof ruleRoutes> = {
  rule: async ({ id }, { views }) => {
    const found = await views.get<RuleDocument>(VIEW, id)
    return found && shown(found)
  },
  rules: async (paging, { views }) => {
    const page = pageOf(paging, 10)
    const found = await views.page<RuleDocument>(VIEW, { where: {}, sort: ['kind', 'asc'], ...page })
    return listOf(found.items.map(shown), found, page)
  },
}

export const eligibilityView = {
  projectors: [ruleProjector],
  readers: { rule: ruleReaders },
} as const satisfies ViewManifest
