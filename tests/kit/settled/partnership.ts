import type { SettledThing } from '../settled-things.ts'

const relation = { shipperId: 's1', transporterId: 'haul' }
const invited = { shipperId: 's1', transporterId: 'guest' }
const company = { name: 'Transportes Coxilha', document: '19131243000197', city: 'Lages', state: 'SC', staffed: true }
const contact = { contactId: 'c2', contact: 'Nara Lopes', phone: '49999990000' }

export const things: readonly SettledThing[] = [
  // TransNorte of the fixtures.
  { kind: 'cnpj', id: '11222333000181', fields: ['cnpj'], isOf: 'company' },
  {
    kind: 'invitation',
    id: invited.transporterId,
    recorded: {
      stream: 'partnership-s1.guest',
      events: [
        { type: 'CarrierInvited', data: { ...invited, expiresAt: '2026-02-04T12:00:00.000Z' } },
        { type: 'PartnershipCompanyNoted', data: { ...invited, ...company, name: 'Fretes Ijuí', document: '45723174000110' } },
      ],
    },
    at: /\/webshipper\/invite\/:id\/(link|linkHandedOut)$/,
    isOf: 'company',
    words: ['Fretes Ijuí'],
  },
  {
    kind: 'transporter',
    id: relation.transporterId,
    recorded: {
      stream: 'partnership-s1.haul',
      events: [
        { type: 'CarrierInvited', data: { ...relation, expiresAt: '2026-02-04T12:00:00.000Z' } },
        { type: 'PartnershipCompanyNoted', data: { ...relation, ...company } },
        { type: 'PartnershipActivated', data: { ...relation, through: 'ACCEPTED' } },
        { type: 'PartnershipDetailsChanged', data: { ...relation, externalCode: 'XS-77', operationGroupIds: [], ...contact } },
        { type: 'CarrierTagAdded', data: { ...relation, tag: 'Serra abaixo', operationGroupId: 'g1' } },
      ],
    },
    at: /\/webshipper\/(transporter|invite|evaluation\/:entityName)\/:id/,
    isOf: 'company',
    words: [company.name, contact.contact, 'XS-77', 'Serra abaixo'],
  },
  {
    kind: 'group',
    id: 'haulers',
    recorded: {
      stream: 'group-haulers',
      events: [{ type: 'GroupRegistered', data: { id: 'haulers', shipperId: 's1', name: 'Serranos', transporterIds: ['haul'] } }],
    },
    at: /\/webshipper\/group\/:id/,
    isOf: 'company',
    words: ['Serranos'],
  },
]
