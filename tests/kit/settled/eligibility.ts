import type { SettledThing } from '../settled-things.ts'

const rule = { ruleId: 'rule-1', shipperId: 's1', kind: 'BUSY', action: 'WARN', active: true }

const asked = { shipperId: 's1', questionId: 'crew-1', askedAt: '2026-01-01T12:00:00.000Z' }
const crew = { ...asked, driverId: 'd1', transporterId: 't1', vehicleIds: ['v1'], tie: 'FLEET', setId: 'v1~FLEET' }
const carrier = { ...asked, transporterId: 'haul' }
const nextAt = '2026-01-08T12:00:00.000Z'

export const things: readonly SettledThing[] = [
  {
    kind: 'eligibility',
    id: rule.ruleId,
    recorded: { stream: 'eligibilityRules-s1', events: [{ type: 'EligibilityRuleAdded', data: rule }] },
    at: /\/blockedVehicle\/rules\/:id/,
    isOf: 'company',
  },
  {
    kind: 'driver',
    id: crew.driverId,
    recorded: {
      stream: 'check-s1.d1',
      events: [
        { type: 'CrewCheckAsked', data: crew },
        { type: 'CrewChecked', data: { ...crew, result: 'APPROVED', source: 'RISK_MANAGER', protocol: 'GR-4711', nextAt } },
      ],
    },
    at: /\/driver\/:id\/checks/,
    isOf: 'company',
    words: ['GR-4711'],
  },
  {
    kind: 'transporter',
    id: carrier.transporterId,
    recorded: {
      stream: 'check-s1.haul',
      events: [
        { type: 'CarrierCheckAsked', data: carrier },
        { type: 'CarrierChecked', data: { ...carrier, result: 'ACTIVE', source: 'ANTT', protocol: 'RNTRC-0815', nextAt } },
      ],
    },
    at: /\/transporter\/:id\/checks/,
    isOf: 'company',
    words: ['RNTRC-0815'],
  },
]
