import {
  carrierDocumentCommands,
  documentCommands,
  documentRoutes,
  documentTypeCommands,
  driverDocumentCommands,
} from '@embarca/contracts/carrier-document/routes.ts'
import type { CommandRoute } from '@embarca/contracts/kit/route.ts'
import type { CallScenario, Shows } from './call-scenario.ts'
import { personas, type ScenarioSetting } from './setting.ts'

const { approver, tania, joao } = personas
const policy = { number: '12345', issuedAt: '2025-01-01', expiresAt: '2027-01-01' }
const backwards = { number: '12345', issuedAt: '2025-01-02', expiresAt: '2025-01-01' }
const { add, change, remove, request, approve, refuse } = documentCommands

const ofCarrier = { kind: 'TRANSPORTER', id: 't1' }
/** Documents of a carrier, of one type, as its staff reads them. */
const shows =
  (at: string, is: unknown, kind = 'TRANSPORTER', id = 't1') =>
  (): Shows => ({ ask: documentRoutes.documents, input: { kind, id }, at, is })

const requested = async (setting: ScenarioSetting) => {
  await setting.execute(request, { ...ofCarrier, typeId: 'contrato-social' })
  return { ...ofCarrier, documentId: 'contrato-social' }
}
const sent = async (setting: ScenarioSetting) => {
  const document = { id: 's1.TRANSPORTER.t1', documentId: 'contrato-social' }
  await setting.execute(carrierDocumentCommands.send, { ...document, number: '12345' }, tania)
  return { ...ofCarrier, documentId: 'contrato-social' }
}
const ofUnknown = {
  given: async () => ({ kind: 'TRANSPORTER', id: 'nobody', documentId: 'rntrc', number: '1' }),
  code: 'NOT_FOUND',
  status: 404,
}
const wrongDates = (kind: string, id: string, documentId: string) => ({
  given: async () => ({ kind, id, documentId, ...backwards }),
  code: 'DOCUMENT_EXPIRES_BEFORE_ISSUE',
})
const uploaded = ['DocumentSent', 'DocumentApproved']

/** The same of a carrier's documents (C292–C294) and of any subject's. */
const scenario = (row: CommandRoute, over: Omit<CallScenario, 'row'>): CallScenario => ({ row, ...over })

export const scenarios: readonly CallScenario[] = [
  scenario(documentCommands.addOfCarrier, {
    call: 'C292',
    given: async () => ({ id: 't1', typeId: 'rntrc', number: '12345' }),
    then: uploaded,
    shows: shows('list.1.label', 'Vigente'),
    refused: { given: async () => ({ id: 't1', typeId: 'cnh', number: '12345' }), code: 'DOCUMENT_TYPE_UNKNOWN' },
  }),
  scenario(documentCommands.changeOfCarrier, {
    call: 'C293',
    given: async () => ({ id: 't1', documentId: 'rctr-c', ...policy, expiresAt: '2026-01-20' }),
    then: [...uploaded, 'DocumentNearExpiry'],
    shows: shows('list.3.label', 'Próximo ao Vencimento'),
    refused: wrongDates('TRANSPORTER', 't1', 'rctr-c'),
  }),
  scenario(documentCommands.removeOfCarrier, {
    call: 'C294',
    given: async (setting) => {
      await setting.execute(documentCommands.addOfCarrier, { id: 't1', typeId: 'rc-v', ...policy })
      return { id: 't1', documentId: 'rc-v' }
    },
    then: ['DocumentRemoved'],
    shows: shows('list.4.status', 'NONE'),
    refused: { given: async () => ({ id: 't1', documentId: 'rc-v' }), code: 'DOCUMENT_UNKNOWN' },
  }),

  {
    row: add,
    given: async () => ({ kind: 'DRIVER', id: 'd1', typeId: 'cnh', ...policy }),
    then: uploaded,
    shows: shows('list.0.label', 'Vigente', 'DRIVER', 'd1'),
    refused: { given: async () => ({ kind: 'DRIVER', id: 'd1', typeId: 'cnh', number: '1' }), code: 'DOCUMENT_EXPIRY_MISSING' },
  },
  {
    row: change,
    given: async () => ({ kind: 'VEHICLE', id: 'v1', documentId: 'crlv', ...policy }),
    then: uploaded,
    shows: shows('list.0.label', 'Vigente', 'VEHICLE', 'v1'),
    refused: wrongDates('VEHICLE', 'v1', 'crlv'),
  },
  {
    row: remove,
    given: requested,
    then: ['DocumentRemoved'],
    shows: shows('list.0.status', 'NONE'),
    refused: ofUnknown,
  },
  {
    row: request,
    given: async () => ({ ...ofCarrier, typeId: 'contrato-social' }),
    then: ['DocumentRequested'],
    shows: shows('list.0.status', 'REQUESTED'),
    refused: { given: async () => ({ ...ofCarrier, typeId: 'crlv' }), code: 'DOCUMENT_TYPE_UNKNOWN' },
  },
  {
    row: approve,
    given: sent,
    then: ['DocumentApproved'],
    shows: shows('list.0.label', 'Vigente'),
    refused: { given: requested, code: 'DOCUMENT_NOT_NOW' },
  },
  {
    row: refuse,
    given: async (setting) => ({ ...(await sent(setting)), reason: 'Ilegível' }),
    then: ['DocumentRefused'],
    shows: shows('list.0.reason', 'Ilegível'),
    refused: { given: async (setting) => ({ ...(await sent(setting)), reason: ' ' }), code: 'INVALID', status: 400 },
  },

  {
    row: carrierDocumentCommands.send,
    by: tania,
    given: async () => ({ id: 's1.TRANSPORTER.t1', documentId: 'rntrc', number: '12345' }),
    then: ['DocumentSent'],
    shows: shows('list.1.status', 'SENT'),
    refused: { given: async () => ({ id: 's1.TRANSPORTER.t2', documentId: 'rntrc', number: '12345' }), code: 'NOT_FOUND', status: 404 },
  },
  {
    row: driverDocumentCommands.send,
    by: joao,
    given: async () => ({ id: 's1.DRIVER.d1', documentId: 'mopp', ...policy }),
    then: ['DocumentSent'],
    shows: shows('list.1.status', 'SENT', 'DRIVER', 'd1'),
    refused: { given: async () => ({ id: 's1.DRIVER.d2', documentId: 'mopp', ...policy }), code: 'NOT_FOUND', status: 404 },
  },

  {
    row: documentTypeCommands.add,
    by: approver,
    given: async () => ({ name: 'ASO', subject: 'DRIVER', required: true, expires: true, action: 'WARN' }),
    then: ['DocumentTypeRegistered'],
    shows: () => ({ ask: documentRoutes.types, input: { subject: 'DRIVER' }, at: '0.name', is: 'ASO' }),
    refused: {
      given: async () => ({ name: 'cnh', subject: 'DRIVER', required: true, expires: true, action: 'WARN' }),
      code: 'DOCUMENT_TYPE_TAKEN',
    },
  },
  {
    row: documentTypeCommands.change,
    by: approver,
    given: async () => ({ id: 'crlv', name: 'CRLV-e', subject: 'VEHICLE', required: true, expires: true, action: 'WARN' }),
    then: ['DocumentTypeChanged'],
    shows: () => ({ ask: documentRoutes.types, input: { subject: 'VEHICLE' }, at: '0.name', is: 'CRLV-e' }),
    refused: {
      given: async () => ({ id: 'nothing', name: 'X', subject: 'VEHICLE', required: true, expires: true, action: 'WARN' }),
      code: 'NOT_FOUND',
      status: 404,
    },
  },
  {
    row: documentTypeCommands.remove,
    by: approver,
    given: async () => ({ id: 'crlv' }),
    then: ['DocumentTypeRemoved'],
    shows: () => ({ ask: documentRoutes.types, input: { subject: 'VEHICLE' }, at: 'length', is: 0 }),
    refused: { given: async () => ({ id: 'nothing' }), code: 'NOT_FOUND', status: 404 },
  },
]
