import type { SettledThing } from '../settled-things.ts'

const carrier = { id: 'td', name: 'Documentada', document: '11222333000181', city: 'Curitiba', state: 'PR', shippers: ['s1'] }
const of = { shipperId: 's1', kind: 'TRANSPORTER', subjectId: carrier.id, documentId: 'rctr-c', typeId: 'rctr-c' }
const alvara = { shipperId: 's1', typeId: 'alvara', name: 'Alvará de s1', subject: 'TRANSPORTER', required: false, expires: false }

export const things: readonly SettledThing[] = [
  {
    kind: 'transporter',
    id: carrier.id,
    recorded: { stream: 'transporter-td', events: [{ type: 'TransporterRegistered', data: { ...carrier, shipperId: 'embarca' } }] },
    isOf: 'company',
  },
  {
    kind: 'documents',
    id: carrier.id,
    recorded: {
      stream: 'documents-s1.TRANSPORTER.td',
      events: [
        {
          type: 'DocumentSent',
          data: { ...of, status: 'SENT', version: 1, sentBy: 'CARRIER', number: 'APÓLICE-77', expiresAt: '2027-01-01', files: [] },
        },
      ],
    },
    at: /\/(documents\/:kind\/:id|transporter\/:id\/documents)/,
    isOf: 'company',
    words: ['APÓLICE-77'],
  },
  { kind: 'documentOfSubject', id: of.documentId, fields: ['documentId'], isOf: 'company' },
  { kind: 'subjectKind', id: 'TRANSPORTER', fields: ['kind'], isOf: 'company' },
  {
    kind: 'documentTypes',
    id: alvara.typeId,
    recorded: { stream: 'documentTypes-s1', events: [{ type: 'DocumentTypeRegistered', data: { ...alvara, action: 'WARN' } }] },
    at: /\/transporterDocumentTypes\/:id/,
    isOf: 'company',
    words: [alvara.name],
  },
  { kind: 'sentDocuments', id: 's1.TRANSPORTER.td', at: /\/web(transporter|driver)\/documents\/:id/, isOf: 'company' },
]
