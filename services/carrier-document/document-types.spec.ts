import type { DocumentTypeEvent } from '@embarca/contracts/carrier-document/events.ts'
import { specification } from '@embarca/tests/kit/specification.ts'
import { describe, it } from 'vitest'
import { documentTypes } from './document-types.ts'

const given = specification(documentTypes)
const fields = { name: 'Alvará', subject: 'TRANSPORTER', required: true, expires: true, action: 'BLOCK' } as const
const registered = (typeId = 'new'): DocumentTypeEvent => ({ type: 'DocumentTypeRegistered', data: { shipperId: 's1', typeId, ...fields } })
const add = (over: object = {}) => ({ type: 'AddDocumentType', data: { ...fields, ...over } }) as const
const change = (id: string, over: object = {}) => ({ type: 'ChangeDocumentType', data: { id, ...fields, ...over } }) as const
const remove = (id: string) => ({ type: 'RemoveDocumentType', data: { id } }) as const

describe("a shipper's types of document", () => {
  it('begin with the seeded ones (CA29)', () =>
    given().is({
      types: {
        'contrato-social': { subject: 'TRANSPORTER' },
        rntrc: { subject: 'TRANSPORTER', expires: false },
        'rctr-c': { subject: 'TRANSPORTER', expires: true },
        'rc-dc': { expires: true },
        'rc-v': { expires: true },
        cnh: { subject: 'DRIVER', expires: true },
        crlv: { subject: 'VEHICLE', expires: true },
        mopp: { subject: 'DRIVER', expires: true },
      },
    }))
  it('gain one under its trimmed name', () =>
    given()
      .when(add({ name: ' Alvará ' }))
      .then(registered()))
  it('have one name once for a kind of subject', () => {
    given(registered('a'))
      .when(add({ name: 'ALVARÁ' }))
      .refused('DOCUMENT_TYPE_TAKEN', 'name')
    given(registered('a'))
      .when(add({ subject: 'DRIVER' }))
      .brings({ type: 'DocumentTypeRegistered' })
    given(registered('a'))
      .when(change('rntrc', { name: 'alvará' }))
      .refused('DOCUMENT_TYPE_TAKEN', 'name')
  })
  it('are changed, but stay of their kind of subject', () => {
    given(registered('a'))
      .when(change('a', { action: 'WARN', subject: 'VEHICLE' }))
      .then({ type: 'DocumentTypeChanged', data: { shipperId: 's1', typeId: 'a', ...fields, action: 'WARN' } })
    given(registered('a')).when(change('a')).changesNothing()
    given()
      .when(change('cnh', { name: 'CNH', expires: false }))
      .brings({ type: 'DocumentTypeChanged' })
  })
  it('are removed once, and are then unknown', () => {
    const removed: DocumentTypeEvent = { type: 'DocumentTypeRemoved', data: { shipperId: 's1', typeId: 'a' } }
    given(registered('a')).when(remove('a')).then(removed)
    given(registered('a'), removed).when(remove('a')).refused('DOCUMENT_TYPE_UNKNOWN')
    given(registered('a'), removed).when(change('a')).refused('DOCUMENT_TYPE_UNKNOWN')
    given(registered('a'), removed).when(add()).then(registered())
  })
  it('are at most a hundred', () =>
    given(
      Array.from(
        { length: 92 },
        (_, at): DocumentTypeEvent => ({ ...registered(`t${at}`), data: { ...registered(`t${at}`).data, name: `Tipo ${at}` } as never }),
      ),
    )
      .when(add())
      .refused('TOO_MANY_DOCUMENT_TYPES'))
})
